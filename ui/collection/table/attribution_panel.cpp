// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/attribution_panel.h"

#include "ui/collection/document/collection_caption.h"
#include "ui/collection/table/attribution_view.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace ui {

namespace {

constexpr double lowHeight = 320;
constexpr double widthOfButtons = 430;  ///< side by side

}  // namespace

AttributionPanel::AttributionPanel(CollectionDocument& document, QWidget* parent)
    : Panel(tr("Why A and B differ"), parent)
    , m_document(document)
    , m_view(new AttributionView(this))
    , m_sum(new WrappedLabel(this))
    , m_sentence(new WrappedLabel(this))
    , m_buttons(new QWidget(this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, m_buttons))
    , m_open(new QToolButton(m_buttons))
    , m_putBack(new QPushButton(tr("Revert query to files"), m_buttons))
    , m_work(document, *this, queryDifference, [this](auto found) { take(std::move(found)); })
    , m_refresh(new RefreshWhenShown(*this, [this] { m_work.start(); }))
{
    m_sum->setObjectName(QStringLiteral("fact"));
    m_sum->setAlignment(Qt::AlignRight);  // below the differences
    m_sum->setSelectable();
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_sentence->setSelectable();
    addWidget(m_view, 1);
    addWidget(m_sum);
    addWidget(m_sentence);
    makeButtons();
    addWidget(m_buttons);
    keepMargins(*m_sum, {10, 4, 6, 2});
    keepMargins(*m_sentence, {10, 2, 10, 2});
    keepSpacing(*m_buttons, *m_row, {10, 4, 10, 8}, 8);
    connectDocument();
}

void AttributionPanel::makeButtons()
{
    m_open->setText(tr("Open query in Ranking"));
    m_open->setFocusPolicy(Qt::StrongFocus);
    m_open->setAccessibleName(m_open->text());
    m_open->setPopupMode(QToolButton::InstantPopup);
    m_putBack->setToolTip(tr("Reverts your edits to this query. You can undo this."));
    m_row->addWidget(m_open);
    m_row->addWidget(m_putBack);
    m_row->addStretch();
    connect(m_open, &QToolButton::clicked, this, [this] { open(m_document.runA()); });
    connect(m_putBack, &QPushButton::clicked, this, [this] {
        if (const auto query = m_document.currentQuery())
            m_document.revert(*query);
    });
}

void AttributionPanel::connectDocument()
{
    connect(m_view, &AttributionView::documentPointed, &m_document,
            &CollectionDocument::pointAtDocument);
    connect(m_view, &AttributionView::documentChosen, &m_document,
            &CollectionDocument::chooseDocument);
    connect(m_view, &AttributionView::openRequested, this, [this] { open(m_document.runB()); });
    connect(&m_document, &CollectionDocument::currentDocumentChanged, m_view,
            &AttributionView::setCurrentDocument);
    connect(&m_document, &CollectionDocument::currentQueryChanged, m_refresh,
            &RefreshWhenShown::request);
    connect(&m_document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Statistics)
            m_refresh->request();
    });
}

void AttributionPanel::formatChanged()
{
    m_view->attribution().setFormat(format());
    showWords();
}

QString AttributionPanel::tableCaption() const
{
    const auto query = m_document.currentQuery();
    return query ? queryCaption(m_document, *query) : obstacleText();
}

void AttributionPanel::sizeChanged()
{
    const bool isNarrow = width() < Theme::of(*this).px(widthOfButtons);
    m_row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    showWords();
}

void AttributionPanel::open(std::size_t run)
{
    if (const auto query = m_document.currentQuery())
        emit openRequested(*query, run);
}

void AttributionPanel::take(std::shared_ptr<const QueryDifference> difference)
{
    m_difference = std::move(difference);
    AttributionModel& model = m_view->attribution();
    model.setDifference(m_difference, m_document.definition(),
                        core::topGradeOf(m_document.collection(), m_document.edits()));
    // The documents with the largest differences come first.
    if (std::exchange(m_query, m_document.currentQuery()) != m_query)
        m_view->scrollToTop();
    m_view->setCurrentDocument(m_document.currentDocument());
    showWords();
    showButtons();
}

void AttributionPanel::showWords()
{
    setTitle(titleNow());
    setRemark(m_document.currentQuery()
                  ? QString::fromStdString(core::toText(m_document.definition()))
                  : QString());
    const bool hasSum = m_difference && m_difference->obstacle == QueryDifference::Obstacle::None;
    const bool hasRows = m_view->attribution().rowCount() > 0;
    m_view->setEmptyText(hasSum ? tr("Every document contributes equally to A and B.")
                                : obstacleText());
    m_sum->setText(hasSum ? tr("Sum, exactly %1").arg(totalText()) : QString());
    m_sum->setToolTip(hasSum ? partsText() : QString());
    m_sum->setVisible(hasSum);
    m_sentence->setText(hasSum ? partsText() : QString());
    // A low panel needs its room for the table.
    m_sentence->setVisible(hasSum && height() >= Theme::of(*this).px(lowHeight));
    m_view->horizontalHeader()->setVisible(hasRows);
}

QString AttributionPanel::titleNow() const
{
    if (!m_difference || m_difference->obstacle != QueryDifference::Obstacle::None)
        return tr("Why A and B differ");
    const core::Attribution& attribution = m_difference->attribution;
    if (attribution.b > attribution.a)
        return tr("Why B is higher here");
    return attribution.b < attribution.a ? tr("Why B is lower here") : tr("Why both are equal");
}

QString AttributionPanel::obstacleText() const
{
    using Obstacle = QueryDifference::Obstacle;
    if (m_document.collection().values)
        return noListsText();
    if (!m_document.currentQuery())
        return tr("Choose a query to see which documents cause the difference.");
    if (!m_difference)
        return tr("Loading this query’s lists…");
    const QString measure = QString::fromStdString(core::toText(m_document.definition()));
    switch (m_difference->obstacle) {
    case Obstacle::None:
        break;
    case Obstacle::OneRun:
        return tr("Choose two runs as A and B to see which documents cause the difference.");
    case Obstacle::NotInA:
        return tr("This query is missing from A (%1), so no document explains the difference.")
            .arg(m_document.runName(m_document.runA()));
    case Obstacle::NotInB:
        return tr("This query is missing from B (%1), so no document explains the difference.")
            .arg(m_document.runName(m_document.runB()));
    case Obstacle::NoTerms:
        return tr("%1 is computed from the judged documents in their best order, so no retrieved "
                  "document adds to it.")
            .arg(measure);
    case Obstacle::Undefined:
        return joinedSentences(
            {tr("%1 is undefined here.").arg(measure),
             noValueSentence(m_difference->reason, m_document.evaluation().rules.noValue)});
    }
    return {};
}

QString AttributionPanel::totalText() const
{
    return differenceText(0.0, m_difference->attribution.total, format().digits, format().locale);
}

QString AttributionPanel::partsText() const
{
    const core::Attribution& attribution = m_difference->attribution;
    const QString values =
        tr("A %1, B %2.")
            .arg(valueText(attribution.a, format()), valueText(attribution.b, format()));
    const auto others = static_cast<int>(m_difference->indifferent);
    return others == 0 ? values
                       : joinedSentences(
                             {values, tr("%n other documents change nothing.", nullptr, others)});
}

QString AttributionPanel::sentence() const
{
    if (m_sum->isHidden())
        return obstacleText();
    return m_sentence->isHidden()
               ? m_sum->text()
               : joinedSentences({asSentence(m_sum->text()), m_sentence->text()});
}

void AttributionPanel::showButtons()
{
    const auto query = m_document.currentQuery();
    m_open->setEnabled(query.has_value());
    m_open->setVisible(!m_document.collection().values);
    m_putBack->setVisible(query && m_document.isEdited(*query));
    delete m_open->menu();
    if (!m_document.hasTwoRuns())
        return;
    auto* menu = new QMenu(m_open);
    const std::size_t runA = m_document.runA();
    const std::size_t runB = m_document.runB();
    menu->addAction(tr("List A: “%1”").arg(m_document.runName(runA)), this,
                    [this, runA] { open(runA); });
    menu->addAction(tr("List B: “%1”").arg(m_document.runName(runB)), this,
                    [this, runB] { open(runB); });
    m_open->setMenu(menu);
}

}  // namespace ui
