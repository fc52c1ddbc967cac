// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/comparison_panel.h"

#include "ui/charts/view/beside_view.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/shared_pool_text.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

namespace {

// In design pixels.
constexpr double leastLists = 330;        ///< beside the measures
constexpr double lowestLists = 160;       ///< below the measures
constexpr double headsOfComparison = 66;  ///< of the panel and of the measures
constexpr double leastForPool = 300;      ///< in a lower panel, the lists need the room

std::shared_ptr<const ListsBeside> listsOf(const RankingDocument& document)
{
    auto lists = std::make_shared<ListsBeside>(
        joinedLists(document.list(core::ListName::A), document.list(core::ListName::B)));
    lists->topGrade = document.topGrade();
    lists->cutoff = document.definition(document.session().selected).cutoff;
    return lists;
}

std::optional<std::size_t> rowOf(const std::vector<core::RankedItem>& documents,
                                 const std::string& id)
{
    const auto found = std::ranges::find(documents, id, &core::RankedItem::id);
    return found == documents.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - documents.begin()));
}

}  // namespace

ComparisonPanel::ComparisonPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("A and B"), parent)
    , m_document(document)
    , m_differences(document)
    , m_pages(new QStackedWidget(this))
    , m_measures(new QTableView(this))
    , m_lists(new BesideView(this))
    , m_pool(new QLabel(this))
{
    makeMeasures();
    makeLists();
    auto* tables = new QWidget(m_pages);
    m_both = new QBoxLayout(QBoxLayout::LeftToRight, tables);
    keepSpacing(*tables, *m_both, {}, 10);
    m_both->addWidget(m_measures);
    m_both->addWidget(m_lists, 1);
    m_pool->setObjectName(QStringLiteral("hint"));
    m_pool->setWordWrap(true);
    keepMargins(*m_pool, {10, 2, 10, 4});
    auto* both = new QWidget(m_pages);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tables, 1);
    column->addWidget(m_pool);
    m_pages->addWidget(makeInvitation());
    m_pages->addWidget(both);
    addWidget(m_pages, 1);
    arrange();
    connect(&document, &RankingDocument::changed, this, &ComparisonPanel::requestRefresh);
    connect(&document.bounds(), &ListBounds::found, this, &ComparisonPanel::requestRefresh);
    connect(&document, &RankingDocument::currentRankChanged, this, &ComparisonPanel::followRank);
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
    keepSpacing(*page, *column, {12, 6, 12, 6});
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
    setCollapsing(*m_measures, {MeasureDifferenceModel::Difference});
    m_measures->horizontalHeader()->setSectionResizeMode(MeasureDifferenceModel::Name,
                                                         QHeaderView::Stretch);
}

void ComparisonPanel::makeLists()
{
    m_lists->setAccessibleName(tr("A next to B"));
    m_lists->setEmptyText(tr("Add documents to compare A and B."));
    connect(m_lists, &BesideView::documentPointed, this,
            [this](const QString& id) { light(id, false); });
    connect(m_lists, &BesideView::documentChosen, this,
            [this](const QString& id) { light(id, true); });
    connect(m_lists, &BesideView::judgmentRequested, this, &ComparisonPanel::judge);
    connect(m_lists, &BesideView::openRequested, this, [this](Side side) {
        m_document.showList(side == Side::A ? core::ListName::A : core::ListName::B);
    });
}

void ComparisonPanel::light(const QString& id, bool isChosen)
{
    const auto row = rowOf(m_document.list().ranked, id.toStdString());
    const auto rank = row ? std::optional(*row + 1) : std::nullopt;
    if (isChosen)
        m_document.setCurrentRank(rank);
    else
        m_document.pointAt(rank);
    if (rank || id.isEmpty())
        followRank();
    else
        m_lists->setCurrentDocument(id);
}

void ComparisonPanel::followRank()
{
    const auto& ranked = m_document.list().ranked;
    const auto rank = m_document.currentRank();
    m_lists->setCurrentDocument(
        rank && *rank <= ranked.size() ? QString::fromStdString(ranked[*rank - 1].id) : QString());
}

void ComparisonPanel::judge(const QString& id, core::Grade grade)
{
    const std::string document = id.toStdString();
    const auto isShown = [&](Section section) {
        return rowOf(m_document.documents(section), document).has_value();
    };
    // An unjudged document that only the other list ranks can be judged there.
    if (!isShown(Section::Ranked) && !isShown(Section::NotRetrieved))
        m_document.showList(m_document.listName() == core::ListName::A ? core::ListName::B
                                                                       : core::ListName::A);
    for (const Section section : {Section::Ranked, Section::NotRetrieved})
        if (const auto row = rowOf(m_document.documents(section), document)) {
            m_document.setGrade(section, {&*row, 1}, grade);
            return;
        }
}

QString ComparisonPanel::sharedPool() const
{
    return m_pool->text();
}

void ComparisonPanel::formatChanged()
{
    m_differences.setFormat(format());
    m_lists->setLocale(format().locale);
    showHeads();
    arrange();
}

/// The measures stand beside the lists or above them; where there is room for neither, only the
/// heads of the lists have values.
void ComparisonPanel::arrange()
{
    const Theme theme = Theme::of(*this);
    int needed = m_measures->verticalScrollBar()->sizeHint().width();
    for (const int column : {MeasureDifferenceModel::Name, MeasureDifferenceModel::ValueA,
                             MeasureDifferenceModel::ValueB, MeasureDifferenceModel::Difference}) {
        const int width = contentsWidth(*m_measures, column);
        needed += width;
        m_measures->setColumnWidth(column, width);
    }
    const bool isBeside = width() >= needed + m_both->spacing() + theme.px(leastLists);
    const int row = m_measures->verticalHeader()->defaultSectionSize();
    const int rows = std::clamp((height() - theme.px(headsOfComparison + lowestLists)) / row, 0,
                                m_differences.rowCount());
    m_measures->setVisible(isBeside || rows > 0);
    m_measures->setColumnHidden(MeasureDifferenceModel::Difference, !isBeside && width() < needed);
    m_both->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int above = m_measures->horizontalHeader()->sizeHint().height() + rows * row + 2;
    m_measures->setMinimumSize(isBeside ? needed : 0, isBeside ? 0 : above);
    m_measures->setMaximumSize(isBeside ? needed : QWIDGETSIZE_MAX,
                               isBeside ? QWIDGETSIZE_MAX : above);
    m_pool->setVisible(height() > theme.px(leastForPool));
}

void ComparisonPanel::showHeads()
{
    const auto row = m_differences.selectedRow();
    if (!row) {
        m_lists->setHeads(tr("A"), tr("B"));
        return;
    }
    const auto cell = [&](int column) {
        return m_differences.index(*row, column).data().toString();
    };
    const QString name = cell(MeasureDifferenceModel::Name);
    const QString a = cell(MeasureDifferenceModel::ValueA);
    const QString b = cell(MeasureDifferenceModel::ValueB);
    // With shorter variants for a narrow panel, because values must not be cut.
    const QChar variant(0x9c);
    m_lists->setHeads(
        //: The heading of a list: a measure and its value
        tr("A  %1 %2").arg(name, a) + variant + tr("A  %1").arg(a),
        //: The heading of a list: a measure, its value, and how much that is more than A’s
        tr("B  %1 %2 (%3)").arg(name, b, cell(MeasureDifferenceModel::Difference)) + variant +
            tr("B  %1 %2").arg(name, b) + variant + tr("B  %1").arg(b));
}

void ComparisonPanel::refresh()
{
    const bool hasTwo = m_document.hasTwoLists();
    const auto lists = hasTwo ? listsOf(m_document) : nullptr;
    m_differences.refresh();
    showHeads();
    m_lists->setLists(lists);
    followRank();
    arrange();
    m_pages->setCurrentIndex(hasTwo ? 1 : 0);
    const QString query = QString::fromStdString(m_document.list().query).simplified();
    setTitle(query.isEmpty() ? tr("A and B") : tr("“%1”: A and B").arg(query));
    setShortTitle(tr("A and B"));
    if (!hasTwo) {
        m_pool->clear();
        setRemark({});
        return;
    }
    const auto differing = static_cast<int>(std::ranges::count_if(
        lists->documents, [](const core::TwoRanks& ranks) { return ranks.inA != ranks.inB; }));
    const QString differs =
        differing == 0 ? tr("same order") : tr("%n documents differ", nullptr, differing);
    const core::IdealPool pool = m_document.session().settings.ideal;
    m_pool->setText(joinedSentences(
        {tr("%1 A document has the same grade in A and B.").arg(sharedIdealSentence(pool)),
         m_differences.boundsSentence(m_document.session().selected)}));
    setRemark(tr("%1 · %2").arg(differs, sharedIdealText(pool)));
    const auto row = m_differences.selectedRow();
    const QString values =
        row ? m_differences.index(*row, 0).data(Qt::AccessibleTextRole).toString() : title();
    m_lists->setSummary(tr("%1; %2.").arg(values, differs));
}

}  // namespace ui
