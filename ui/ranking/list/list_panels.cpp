// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/list_panels.h"

#include "ui/ranking/document/list_switch.h"
#include "ui/ranking/list/query_strip.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace ui {

namespace {

QToolButton* addButton(const QString& toolTip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("flat"));
    button->setText(RankedListPanel::tr("Add"));
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
    , m_notRetrieved(new NotRetrievedSection(document, this))
    , m_prompt(new NumberPrompt(this))
    , m_findBar(new FindBar(document, *m_view, this))
    , m_actions(new ListActions(document, *m_view, *m_prompt, *m_findBar, this))
    , m_order(new QToolButton(this))
    , m_preview(new QLabel(this))
{
    addHeaderWidget(new ListSwitch(document, this));
    addOrderButton();
    m_preview->setObjectName(QStringLiteral("problem"));
    keepMargins(*m_preview, {10, 4, 10, 4});
    m_preview->setWordWrap(true);
    m_preview->hide();
    addWidget(m_queries);
    addWidget(m_findBar);
    addWidget(m_prompt);
    addWidget(m_view);
    addWidget(m_quickLine);
    addWidget(m_question);
    addWidget(m_notRetrieved);
    addWidget(m_preview);
    addWidget(new QWidget(this), 1);  // the rest of the card
    m_view->setQuestion(*m_question);
    setLeastSize({236, 0});
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

void RankedListPanel::setForHall()
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_quickLine, m_order})
        part->hide();
    addActions(m_queries->menuButton().menu()->actions());  // their keys work without the button
    m_view->setForHall();
    m_notRetrieved->setForHall();
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

NotRetrievedSection::NotRetrievedSection(RankingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(new QLabel(tr("Judged, not retrieved"), this))
    , m_add(addButton(tr("Add a judged document that was not retrieved"), this))
    , m_view(new DocumentListView(document, Section::NotRetrieved, this))
    , m_remark(new ElidedLabel(this))
{
    setAccessibleName(m_title->text());
    m_title->setObjectName(QStringLiteral("panelTitle"));
    m_remark->setObjectName(QStringLiteral("hint"));
    connect(m_add, &QToolButton::clicked, m_view, &DocumentListView::insertBelowCurrent);
    auto* header = new QHBoxLayout;
    header->addWidget(m_title, 1);
    header->addWidget(m_add);
    auto* column = new QVBoxLayout(this);
    column->addLayout(header);
    auto* rows = new QHBoxLayout;
    rows->addWidget(m_view);
    column->addLayout(rows);
    column->addWidget(m_remark);
    keepMargins(*m_remark, {10, 0, 10, 0});
    keepSpacing(*this, *header, {10, 0, 6, 0});
    keepSpacing(*this, *column, {0, 6, 0, 8}, 2);
    followTextSize(*this, *rows, [this](const Theme&) { adoptIndent(); });
    connect(&document, &RankingDocument::changed, this, &NotRetrievedSection::refresh);
    refresh();
}

/// Names are below those of the list, which come after handle and rank.
void NotRetrievedSection::adoptIndent()
{
    const int indent = Theme::of(*this).px(m_isForHall ? 36 : 54);
    layout()->itemAt(1)->layout()->setContentsMargins(indent, 0, 0, 0);
}

void NotRetrievedSection::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setPen(theme.line);
    painter.drawLine(theme.px(10), 0, width() - theme.px(10), 0);
}

void NotRetrievedSection::setForHall()
{
    m_isForHall = true;
    m_add->hide();
    m_view->setForHall();
    adoptIndent();
    refresh();
}

QString NotRetrievedSection::remark() const
{
    return m_remark->text();
}

void NotRetrievedSection::refresh()
{
    const bool counts = m_document.session().settings.ideal != core::IdealPool::RetrievedOnly;
    m_remark->setText(m_document.list().notRetrieved.empty() ? QString()
                      : counts                               ? tr("Counts in the ideal ranking.")
                               : tr("Does not count in the ideal ranking."));
    m_remark->setVisible(!m_remark->text().isEmpty() && !m_isForHall);
}

}  // namespace ui
