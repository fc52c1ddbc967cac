// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collection_workspace.h"

#include "ui/collection/chart/beside_panel.h"
#include "ui/collection/chart/group_chart_panel.h"
#include "ui/collection/chart/mean_curve_panel.h"
#include "ui/collection/chart/orders_panel.h"
#include "ui/collection/chart/query_panels.h"
#include "ui/collection/chart/recall_panel.h"
#include "ui/collection/discrimination/discrimination_panel.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/group_survey.h"
#include "ui/collection/group/query_groups_panel.h"
#include "ui/collection/group/seeds_panel.h"
#include "ui/collection/table/attribution_panel.h"
#include "ui/collection/table/attribution_view.h"
#include "ui/collection/table/bounds_panel.h"
#include "ui/collection/table/collection_mean_panel.h"
#include "ui/collection/table/files_panel.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/collection/table/subtopics_panel.h"
#include "ui/collection/table/systems_panel.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/accessible/spoken_edits.h"
#include "ui/toolkit/panel/fold_bar.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/theme.h"

#include <QLineEdit>
#include <QSplitter>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int layoutVersion = 2;

// In design pixels.
constexpr double leastWidth = 800;  ///< of all panels together
constexpr double leastHeight = 420;
constexpr double queriesWidth = 372;
constexpr double narrowQueriesWidth = 271;
constexpr double narrowWidth = 1150;
constexpr double leastPartWidth = 200;
constexpr double leastPartHeight = 130;

}  // namespace

CollectionWorkspace::CollectionWorkspace(CollectionDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_queries(new QueriesPanel(document))
    , m_systems(new SystemsPanel(document))
    , m_attribution(new AttributionPanel(document))
    , m_charts(new PanelGroup)
    , m_lenses(new PanelGroup)
    , m_columns(makePanelSplitter(Qt::Horizontal))
{
    m_lenses->setObjectName(QStringLiteral("lenses"));
    makeColumns();
    makeLenses();
    showTabs();
    watchBorders();
    connectPanels();
}

void CollectionWorkspace::makeColumns()
{
    showColumns(*m_columns, {leastWidth, leastHeight});
    m_columns->addWidget(m_queries);
    m_columns->addWidget(m_lenses);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
}

/// In the order of keyboard focus.
void CollectionWorkspace::makeLenses()
{
    const QSizeF least(leastPartWidth, leastPartHeight);
    m_charts->add(placed(new DifferencePanel(m_document)), tr("Difference"));
    m_charts->add(placed(new ScatterPanel(m_document)), tr("Scatter"));
    m_charts->add(placed(new ValueDistributionPanel(m_document)), tr("Distribution"));
    auto* meanCurve = placed(new MeanCurvePanel(m_document));
    auto* recall = placed(new RecallPanel(m_document));
    auto* groupChart = placed(new GroupChartPanel(m_document));
    m_charts->add(placed(new OrdersPanel(m_document)), tr("Orders"));
    auto* measures = placed(new DiscriminationPanel(m_document));
    auto* lists = placed(new BesidePanel(m_document));
    m_query = makePanelSplitter(Qt::Horizontal, least, {lists, m_attribution});
    m_compare = makePanelSplitter(Qt::Vertical, least, {m_systems, m_charts, m_query});
    m_compare->setStretchFactor(0, 0);
    m_compare->setStretchFactor(1, 2);
    m_compare->setStretchFactor(2, 3);
    auto* compare = new QWidget;
    auto* rows = new QVBoxLayout(compare);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_compare, 1);
    m_fold = new FoldBar(tr("Charts of the queries"), compare);
    rows->addWidget(m_fold);
    connect(m_fold, &FoldBar::toggled, this, &CollectionWorkspace::fold);
    connect(m_charts, &PanelGroup::broughtToFront, this, [this] { m_fold->setChecked(true); });
    m_lenses->add(compare, tr("Compare"));
    m_lenses->add(
        makePanelSplitter(Qt::Vertical, least,
                          {meanCurve, recall, measures, placed(new CollectionMeanPanel(m_document)),
                           new SubtopicsPanel(m_document)}),
        tr("Cutoffs and recall"));
    m_lenses->add(makePanelSplitter(Qt::Vertical, least,
                                    {new QueryGroupsPanel(m_document), groupChart,
                                     placed(new SeedsPanel(m_document))}),
                  tr("Groups"));
    m_lenses->add(new BoundsPanel(m_document), tr("Judging"));
    m_lenses->add(new FilesPanel(m_document), tr("Files"));
}

void CollectionWorkspace::showTabs()
{
    const core::Collection& collection = m_document.collection();
    // Orders are only of interest for more than two runs.
    const bool hasOrders = collection.runs.size() > 2;
    m_charts->setTabShown(panel<OrdersPanel>(), hasOrders);
    panel<DiscriminationPanel>().setVisible(hasOrders);
    panel<SeedsPanel>().setVisible(hasOrders);
    panel<SubtopicsPanel>().setVisible(collection.subtopics && m_document.hasLists());
    // The queries of groups are found when needed.
    const bool hasGroups = !collection.groups.empty() || !m_document.savedGroups().empty();
    panel<GroupChartPanel>().setVisible(m_document.hasTwoRuns() && hasGroups);
    const bool isOneRun = collection.runs.size() == 1;
    m_charts->renameTab(panel<DifferencePanel>(), isOneRun ? tr("Values") : tr("Difference"));
}

void CollectionWorkspace::connectPanels()
{
    const auto openInRanking = [this](std::size_t query) {
        emit openRequested(query, m_document.hasTwoRuns() ? m_document.runB() : m_document.runA());
    };
    connect(m_queries, &QueriesPanel::openRequested, this, openInRanking);
    connect(m_systems, &SystemsPanel::filterRequested, &m_queries->filterLine(),
            &QLineEdit::setText);
    connect(m_systems, &SystemsPanel::judgingRequested, this, [this] {
        BoundsPanel& judging = panel<BoundsPanel>();
        bringToFront(judging);
        judging.requested().setFocus();
    });
    QueryGroupsPanel& groups = panel<QueryGroupsPanel>();
    connect(&groups, &QueryGroupsPanel::groupRequested, m_queries, &QueriesPanel::showGroup);
    connect(&groups, &QueryGroupsPanel::renameRequested, m_queries, &QueriesPanel::renameGroup);
    connect(&groups, &QueryGroupsPanel::removeRequested, m_queries, &QueriesPanel::removeGroup);
    connect(&m_document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Collection)
            return;
        showTabs();
        if (isArranged() && followsWindow())
            shareSizes();
    });
    connect(&m_document.groups(), &GroupSurvey::changed, this, &CollectionWorkspace::showTabs);
    for (auto* chart : findChildren<QueryChartPanel*>())
        connect(chart, &QueryChartPanel::openRequested, this, openInRanking);
    connect(&panel<BesidePanel>(), &BesidePanel::openRequested, this,
            &CollectionWorkspace::openRequested);
    connect(m_attribution, &AttributionPanel::openRequested, this,
            &CollectionWorkspace::openRequested);
    new SpokenEdits(m_document.history(), *this, [this] { return meansText(); });
}

/// Empty while new values are being calculated.
QString CollectionWorkspace::meansText() const
{
    const auto& comparisons = m_document.comparisons();
    if (m_document.requested() != m_document.measures() ||
        m_document.rules() != m_document.evaluation().rules ||
        m_document.measure() >= comparisons.size())
        return {};
    const core::RunComparison& both = comparisons[m_document.measure()];
    const auto mean = [this](double value) {
        return decimalText(value, m_format.digits, m_format.locale);
    };
    //: A measure, and its means in run A and run B
    return tr("%1: A %2, B %3")
        .arg(QString::fromStdString(core::toText(m_document.definition())), mean(both.meanA),
             mean(both.meanB));
}

std::vector<FigureSource*> CollectionWorkspace::figures()
{
    return Workspace::charts();
}

QString CollectionWorkspace::tableCaption() const
{
    return joinedSentences({queriesCaption(m_document.shown()->size(), m_document.queryCount()),
                            measuresCaption(m_document, m_document.measures())});
}

void CollectionWorkspace::bringToFront(const Panel& panel)
{
    Workspace::bringToFront(panel);
    m_fold->setChecked(m_charts->isAncestorOf(&panel));
}

void CollectionWorkspace::fold()
{
    m_fold->fold(isLow(), {m_query}, {m_charts});
}

void CollectionWorkspace::followWindow()
{
    fold();
    Workspace::followWindow();
}

void CollectionWorkspace::arrange()
{
    m_fold->setChecked(false);
    fold();
    Workspace::arrange();
}

void CollectionWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = room().width();
    const int queries = theme.px(whole < theme.px(narrowWidth) ? narrowQueriesWidth : queriesWidth);
    m_columns->setSizes({queries, whole - queries});
    // Ten rows of lists have room where the window is 1366 by 768.
    const int ofCharts = isLow() ? 286 : 142;
    m_compare->setSizes({theme.px(172), theme.px(ofCharts), theme.px(290)});
    whole < theme.px(narrowWidth) ? m_query->setSizes({680, 360}) : m_query->setSizes({620, 380});
}

LayoutParts CollectionWorkspace::arranged() const
{
    return {layoutVersion, {m_columns, m_compare, m_query}, {m_lenses, m_charts}};
}

}  // namespace ui
