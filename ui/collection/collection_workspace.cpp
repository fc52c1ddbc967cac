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
#include "ui/collection/table/systems_panel.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QSplitter>

#include <algorithm>

namespace ui {

namespace {

constexpr int layoutVersion = 1;

/// Of all panels together, in design pixels.
constexpr double leastWidth = 620;
constexpr double leastHeight = 470;
constexpr double leastHeightOfNarrow = 640;
constexpr double closeWidth = 880;
constexpr double narrowWidth = 1150;

}  // namespace

CollectionWorkspace::CollectionWorkspace(CollectionDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_queries(new QueriesPanel(document))
    , m_systems(new SystemsPanel(document))
    , m_charts(new PanelGroup)
    , m_lists(new PanelGroup)
    , m_why(new PanelGroup)
{
    makeSplitters();
    makePanels();
    connectPanels();
    adoptSizes();
}

/// In the order of keyboard focus.
void CollectionWorkspace::makePanels()
{
    place(new DifferencePanel(m_document), m_charts, tr("Difference"));
    place(new ScatterPanel(m_document), m_charts, tr("Scatter"));
    place(new ValueDistributionPanel(m_document), m_charts, tr("Distribution"));
    place(new MeanCurvePanel(m_document), m_charts, tr("Mean vs k"));
    place(new RecallPanel(m_document), m_charts, tr("Recall"));
    place(new QueryGroupsPanel(m_document), m_charts, tr("Groups"));
    place(new GroupChartPanel(m_document), m_charts, tr("Δ by group"));
    place(new OrdersPanel(m_document), m_charts, tr("Orders"));
    place(new DiscriminationPanel(m_document), m_charts, tr("Measures"));
    place(new SeedsPanel(m_document), m_charts, tr("Seeds"));
    place(new FilesPanel(m_document), m_charts, tr("Files"));
    place(new BoundsPanel(m_document), m_charts, tr("Bounds"));
    place(new CollectionMeanPanel(m_document), m_charts, tr("Mean"));
    place(new BesidePanel(m_document), m_lists, tr("Lists"));
    m_attribution = new AttributionPanel(m_document);
    place(m_attribution, m_why, tr("Why"));
    fillGroups();
    showTabs();
}

void CollectionWorkspace::showTabs()
{
    const core::Collection& collection = m_document.collection();
    // Orders are only of interest for more than two runs.
    const bool hasOrders = collection.runs.size() > 2;
    m_charts->setTabShown(panel<OrdersPanel>(), hasOrders);
    m_charts->setTabShown(panel<DiscriminationPanel>(), hasOrders);
    m_charts->setTabShown(panel<SeedsPanel>(), hasOrders);
    // The queries of groups are found when needed.
    const bool hasGroups = !collection.groups.empty() || !m_document.savedGroups().empty();
    m_charts->setTabShown(panel<GroupChartPanel>(), m_document.hasTwoRuns() && hasGroups);
    const bool isOneRun = collection.runs.size() == 1;
    m_charts->renameTab(panel<DifferencePanel>(), isOneRun ? tr("Values") : tr("Difference"));
}

/// If the text is too large for the window, the panels keep their size and the whole scrolls.
void CollectionWorkspace::adoptSizes()
{
    const Theme theme = Theme::of(*this);
    const bool isClose = width() < theme.px(closeWidth);
    setLeastSize(*m_columns,
                 {theme.px(leastWidth), theme.px(isClose ? leastHeightOfNarrow : leastHeight)});
}

void CollectionWorkspace::makeSplitters()
{
    const Theme theme = Theme::of(*this);
    m_columns = makePanelSplitter(Qt::Horizontal, theme, nullptr);
    showColumns(*m_columns);
    m_columns->addWidget(m_queries);
    m_right = makePanelSplitter(Qt::Vertical, theme, nullptr);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_right->addWidget(m_systems);
    m_right->addWidget(m_charts);
    m_query = makePanelSplitter(Qt::Horizontal, theme, nullptr);
    m_right->addWidget(m_query);
    m_right->setStretchFactor(0, 0);
    m_right->setStretchFactor(1, 2);
    m_right->setStretchFactor(2, 3);
    m_query->addWidget(m_lists);
    m_query->addWidget(m_why);
    watchBorders();
}

void CollectionWorkspace::connectPanels()
{
    const auto openInRanking = [this](std::size_t query) {
        emit openRequested(query, m_document.hasTwoRuns() ? m_document.runB() : m_document.runA());
    };
    connect(m_queries, &QueriesPanel::openRequested, this, openInRanking);
    QueryGroupsPanel& groups = panel<QueryGroupsPanel>();
    connect(&groups, &QueryGroupsPanel::groupRequested, m_queries, &QueriesPanel::showGroup);
    connect(&groups, &QueryGroupsPanel::renameRequested, m_queries, &QueriesPanel::renameGroup);
    connect(&groups, &QueryGroupsPanel::removeRequested, m_queries, &QueriesPanel::removeGroup);
    connect(m_systems, &SystemsPanel::frontChanged, this, [this] {
        if (isArranged() && followsWindow())
            shareSizes();
    });
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
}

std::vector<FigureSource*> CollectionWorkspace::figures()
{
    return Workspace::charts(m_charts->front());
}

QString CollectionWorkspace::tableCaption() const
{
    return joinedSentences({queriesCaption(m_document.shown()->size(), m_document.queryCount()),
                            measuresCaption(m_document, m_document.measures())});
}

void CollectionWorkspace::followShowing()
{
    shareTheQuery();
    Workspace::followShowing();
}

void CollectionWorkspace::followWindow()
{
    adoptSizes();
    shareTheQuery();
    if (followsWindow())
        shareSizes();
}

/// In a narrow window, the lists and the reason are tabs of one group.
void CollectionWorkspace::shareTheQuery()
{
    const bool isNarrow = width() < Theme::of(*this).px(narrowWidth);
    const bool isShared = m_why->count() == 0;
    if (isNarrow == isShared)
        return;
    if (isNarrow)
        m_why->moveTo(*m_lists, 0);
    else
        m_lists->moveTo(*m_why, 1);
    m_why->setVisible(!isNarrow && !simpleForm().isOn());
}

void CollectionWorkspace::setSimple(bool simple)
{
    if (simple == simpleForm().isOn())
        return;
    if (simple) {
        simpleForm().begin(layoutParts(), {m_why});
        return;
    }
    simpleForm().end(layoutParts());
    m_why->setVisible(m_why->count() > 0);
}

void CollectionWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = std::max(width(), m_columns->minimumSizeHint().width());
    const bool hasTexts = m_document.collection().queryTexts != nullptr;
    const int wide = hasTexts ? 360 : 330;
    const int usual = theme.px(whole < theme.px(closeWidth)    ? 250
                               : whole < theme.px(narrowWidth) ? 300
                                                               : wide);
    // Further runs have their own columns; the panels next to them need room, too.
    const bool isClose = whole < theme.px(closeWidth);
    const int most = static_cast<int>(whole * (isClose ? 0.4 : hasTexts ? 0.36 : 0.28));
    const int numbers = m_queries->view().sizeHint().width() + theme.px(4);
    const int withTexts = numbers + m_queries->view().widthOfWholeTexts();
    // Scrolls to the columns of further runs before it shrinks texts.
    const bool holdsTexts =
        withTexts <= most || (hasTexts && m_document.collection().runs.size() > 2);
    const int queries = std::clamp(holdsTexts ? withTexts : numbers, usual, std::max(usual, most));
    m_columns->setSizes({queries, std::max(whole - queries, queries)});
    if (m_systems->showsLeaderboard())
        m_right->setSizes({theme.px(230), theme.px(270), theme.px(270)});
    else
        m_right->setSizes({theme.px(130), theme.px(290), theme.px(350)});
    const int query = whole - queries - m_columns->handleWidth() - m_query->handleWidth();
    const int why = m_attribution->view().wholeWidth() + theme.px(18);  // a scroll bar
    m_query->setSizes(sharedWidths(query, {620, 380}, {{m_lists->widthWithTabs(), why}}));
}

LayoutParts CollectionWorkspace::arranged() const
{
    return {layoutVersion, {m_columns, m_right, m_query}, {m_charts, m_lists}};
}

}  // namespace ui
