// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/comparison_panel.h"

#include "ui/ranking/compare/rank_shift_view.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/shared_pool_text.h"
#include "ui/toolkit/table/giving_way.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double leastDocuments = 250;  ///< in design pixels

}  // namespace

ComparisonPanel::ComparisonPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("A and B"), parent)
    , m_document(document)
    , m_differences(document)
    , m_pages(new QStackedWidget(this))
    , m_measures(new QTableView(this))
    , m_documents(new RankShiftView(document, this))
    , m_pool(new QLabel(this))
{
    makeMeasures();
    auto* tables = new QWidget(m_pages);
    auto* row = new QHBoxLayout(tables);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_measures);
    row->addWidget(m_documents, 1);
    m_pool->setObjectName(QStringLiteral("hint"));
    m_pool->setWordWrap(true);
    m_pool->setContentsMargins(10, 2, 10, 4);
    auto* both = new QWidget(m_pages);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tables, 1);
    column->addWidget(m_pool);
    m_pages->addWidget(makeInvitation());
    m_pages->addWidget(both);
    addWidget(m_pages, 1);
    adoptMetrics();
    connect(&document, &RankingDocument::changed, this, &ComparisonPanel::requestRefresh);
    connect(&document.bounds(), &ListBounds::found, this, &ComparisonPanel::requestRefresh);
}

QWidget* ComparisonPanel::makeInvitation()
{
    auto* page = new QWidget(m_pages);
    auto* words = new QLabel(
        tr("Compare two rankings of the same query. Copy A to B, change B, and see the effect."),
        page);
    words->setObjectName(QStringLiteral("hint"));
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    auto* duplicate = new QPushButton(tr("Duplicate as B"), page);
    duplicate->setObjectName(QStringLiteral("duplicateAsB"));
    connect(duplicate, &QPushButton::clicked, &m_document, &RankingDocument::duplicateAsB);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 6, 12, 6);
    column->addStretch();
    column->addWidget(words);
    column->addWidget(duplicate, 0, Qt::AlignHCenter);
    column->addStretch();
    return page;
}

void ComparisonPanel::makeMeasures()
{
    m_measures->setModel(&m_differences);
    m_measures->setAccessibleName(tr("Measures for A and B"));
    setUpTable(*m_measures);
    setCollapsing(*m_measures, {MeasureDifferenceModel::ValueA, MeasureDifferenceModel::ValueB});
    m_measures->horizontalHeader()->setSectionResizeMode(MeasureDifferenceModel::Name,
                                                         QHeaderView::Stretch);
}

QString ComparisonPanel::sharedPool() const
{
    return m_pool->text();
}

void ComparisonPanel::formatChanged()
{
    m_differences.setFormat(format());
    adoptMetrics();
}

void ComparisonPanel::adoptMetrics()
{
    const Theme theme = Theme::of(*this);
    int values = 0;
    int others = m_measures->verticalScrollBar()->sizeHint().width();
    for (const int column : {MeasureDifferenceModel::Name, MeasureDifferenceModel::ValueA,
                             MeasureDifferenceModel::ValueB, MeasureDifferenceModel::Difference}) {
        const int needed = contentsWidth(*m_measures, column);
        const bool isValue =
            column == MeasureDifferenceModel::ValueA || column == MeasureDifferenceModel::ValueB;
        (isValue ? values : others) += needed;
        m_measures->setColumnWidth(column, needed);
    }
    // If narrow, only the difference is shown; the tool tip has both values.
    const bool isNarrow = width() < values + others + theme.px(leastDocuments);
    m_measures->setColumnHidden(MeasureDifferenceModel::ValueA, isNarrow);
    m_measures->setColumnHidden(MeasureDifferenceModel::ValueB, isNarrow);
    m_pool->setVisible(height() > theme.px(170));  // tables need the space of a low panel
    m_measures->setFixedWidth(isNarrow ? others : values + others);
}

void ComparisonPanel::refresh()
{
    m_differences.refresh();
    adoptMetrics();
    m_documents->shifts().refresh();
    m_documents->shifts().setCurrentRank(m_document.currentRank());
    const bool hasTwo = m_document.hasTwoLists();
    m_pages->setCurrentIndex(hasTwo ? 1 : 0);
    const auto differing = static_cast<int>(m_documents->shifts().differing());
    const QString differs =
        differing == 0 ? tr("same order") : tr("%n documents differ", nullptr, differing);
    const core::IdealPool pool = m_document.session().settings.ideal;
    m_pool->setText(
        hasTwo ? joinedSentences({tr("%1 A document has the same grade in A and B.")
                                      .arg(sharedIdealSentence(pool)),
                                  m_differences.boundsSentence(m_document.session().selected)})
               : QString());
    setRemark(hasTwo ? tr("%1 · %2").arg(differs, sharedIdealText(pool)) : QString());
}

}  // namespace ui
