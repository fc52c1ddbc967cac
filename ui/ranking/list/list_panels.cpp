// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/list_panels.h"

#include "ui/ranking/document/list_switch.h"
#include "ui/ranking/list/query_strip.h"
#include "ui/toolkit/theme/theme.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace ui {

namespace {

QToolButton* addButton(const QString& toolTip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("flat"));
    button->setText(QStringLiteral("+"));
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    return button;
}

}  // namespace

RankedListPanel::RankedListPanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Ranked list"), parent)
    , m_document(document)
    , m_queries(new QueryStrip(document, this))
    , m_view(new DocumentListView(document, Section::Ranked, this))
    , m_question(new GradesQuestion(this))
    , m_quickLine(new QuickLine(document, *m_question, this))
    , m_prompt(new NumberPrompt(this))
    , m_findBar(new FindBar(document, *m_view, this))
    , m_actions(new ListActions(document, *m_view, *m_prompt, *m_findBar, this))
    , m_order(new QToolButton(this))
    , m_preview(new QLabel(this))
{
    addHeaderWidget(new ListSwitch(document, this));
    addOrderButton();
    m_preview->setObjectName(QStringLiteral("problem"));
    m_preview->setContentsMargins(10, 4, 10, 4);
    m_preview->setWordWrap(true);
    m_preview->hide();
    addWidget(m_queries);
    addWidget(m_preview);
    addWidget(m_findBar);
    addWidget(m_prompt);
    addWidget(m_view, 1);
    addWidget(m_quickLine);
    addWidget(m_question);
    m_view->setQuestion(*m_question);
    adoptSize();
    auto* ofQueries = new QMenu(&m_queries->menuButton());
    m_actions->fillQueries(*ofQueries);
    m_queries->menuButton().setMenu(ofQueries);
    connect(m_actions, &ListActions::renameQueryRequested, m_queries, &QueryStrip::rename);
    connect(m_view, &DocumentListView::typingRequested, m_quickLine, &QuickLine::take);
    connect(m_question, &GradesQuestion::bothRequested, m_quickLine, &QuickLine::takeBoth);
    connect(&document, &RankingDocument::changed, this, &RankedListPanel::refresh);
    refresh();
}

void RankedListPanel::formatChanged()
{
    m_queries->setFormat(format());
}

void RankedListPanel::setCountsShown(bool shown)
{
    m_hasCounts = shown;
    refresh();
}

void RankedListPanel::addOrderButton()
{
    m_order->setObjectName(QStringLiteral("order"));
    m_order->setText(tr("Order"));
    m_order->setToolTip(tr("Change the order of the list"));
    m_order->setAccessibleName(tr("List order"));
    m_order->setPopupMode(QToolButton::InstantPopup);
    m_order->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_order);
    m_actions->fillOrders(*menu);
    menu->addSeparator();
    m_actions->fillLists(*menu);
    m_order->setMenu(menu);
    addHeaderWidget(m_order);
}

void RankedListPanel::adoptSize()
{
    setLeastWidth(Theme::of(*this).px(236));
}

void RankedListPanel::refresh()
{
    m_preview->setVisible(m_document.isPreviewing());
    if (m_document.isPreviewing()) {
        setRemark({});
        m_preview->setText(
            tr("Preview: %1. Press Enter or double-click to apply it, Esc to cancel.")
                .arg(m_document.previewed()));
        return;
    }
    if (!m_hasCounts) {
        setRemark({});
        return;
    }
    const auto documents = static_cast<int>(m_document.list().ranked.size());
    const auto relevant = static_cast<int>(m_document.relevantRetrieved());
    // With shorter variants for a narrow panel, because counts must not be cut.
    const QStringList variants{tr("%1 · %2").arg(tr("%n documents", nullptr, documents),
                                                 tr("%n relevant", nullptr, relevant)),
                               tr("%1 of %2 relevant").arg(relevant).arg(documents),
                               tr("%1 of %2").arg(relevant).arg(documents),
                               QStringLiteral("%1/%2").arg(relevant).arg(documents)};
    setRemark(variants.join(QChar(0x9c)));
}

NotRetrievedPanel::NotRetrievedPanel(RankingDocument& document, QWidget* parent, Content content)
    : Panel(tr("Judged, not retrieved"), parent)
    , m_document(document)
    , m_view(new DocumentListView(document, Section::NotRetrieved, this))
{
    setShortTitle(tr("Not retrieved"));
    auto* add = addButton(tr("Add a judged document that was not retrieved"), this);
    connect(add, &QToolButton::clicked, m_view, &DocumentListView::insertBelowCurrent);
    addHeaderWidget(add);
    addWidget(m_view, 1);
    if (content == Content::Later)
        m_view->hide();
    connect(&document, &RankingDocument::changed, this, &NotRetrievedPanel::refresh);
    refresh();
}

void NotRetrievedPanel::fill()
{
    m_view->show();
}

void NotRetrievedPanel::refresh()
{
    const bool counts = m_document.session().settings.ideal != core::IdealPool::RetrievedOnly;
    setRemark(counts ? tr("in the ideal") : tr("not in the ideal"));
}

}  // namespace ui
