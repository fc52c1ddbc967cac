// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/classifier_workspace.h"

#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/decision_panel.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/chart/threshold_curves_panel.h"
#include "ui/classifier/curve_reach.h"
#include "ui/classifier/curve_step_panel.h"
#include "ui/classifier/curve_steps.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/settings_panel.h"
#include "ui/classifier/table/areas_panel.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/classes_panel.h"
#include "ui/classifier/table/groups_panel.h"
#include "ui/classifier/table/log_loss_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/models_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/classifier/table/slices_panel.h"
#include "ui/classifier/table/thresholds_panel.h"
#include "ui/classifier/tools/tools_panel.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int layoutVersion = 2;

/// All panels together, in design pixels.
constexpr double leastWidth = 560;
constexpr double leastHeight = 470;
constexpr double leastHeightInTwoColumns = 1100;
constexpr double leastHeightOfCharts = 520;  ///< in two columns
constexpr double leastHeightOfSimple = 620;  ///< in two columns
constexpr double narrowWidth = 1040;
/// Below this, the two groups of curves are stacked.
constexpr double narrowWidthOfCurves = 720;
constexpr double heightOfCurves = 240;

}  // namespace

ClassifierWorkspace::ClassifierWorkspace(ClassifierDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_steps(new CurveSteps(document, this))
    , m_stepPanel(new CurveStepPanel(document, *m_steps))
    , m_samples(new SamplesPanel(document))
    , m_matrix(new MatrixPanel(document))
    , m_auc(new AucPanel(document))
    , m_orders(new PanelGroup)
    , m_decisions(new PanelGroup)
    , m_charts(new PanelGroup)
    , m_now(new PanelGroup)
    , m_centre(new QWidget)
    , m_right(new QWidget)
{
    makeSplitters();
    makePanels();
    connectPanels();
    adoptSizes();
}

/// In the order of their keys.
void ClassifierWorkspace::makePanels()
{
    place(new RocPanel(m_document), m_orders, tr("ROC"));
    //: Precision and recall, in a tab
    place(new PrecisionRecallPanel(m_document), m_decisions, tr("PR"));
    place(new DistributionPanel(m_document), m_charts, tr("Scores"));
    place(new CalibrationPanel(m_document), m_charts, tr("Calibration"));
    place(new ThresholdCurvesPanel(m_document), m_decisions, tr("Rates"));
    place(new GainLiftPanel(m_document), m_orders, tr("Gain"));
    place(new CostPanel(m_document), m_orders, tr("Cost"));
    place(new DecisionPanel(m_document), m_decisions, tr("Net benefit"));
    place(new RatesPanel(m_document), m_now, tr("At threshold"));
    place(new LogLossPanel(m_document), m_charts, tr("Log loss"));
    place(new AreasPanel(m_document), m_charts, tr("AUC"));
    place(new ModelsPanel(m_document), m_charts, tr("Models"));
    place(new ThresholdsPanel(m_document), m_charts, tr("Thresholds"));
    place(new SlicesPanel(m_document), m_charts, tr("Slices"));
    place(new GroupsPanel(m_document), m_charts, tr("Groups"));
    place(new ClassesPanel(m_document), m_charts, tr("Classes"));
    auto* tools = new ToolsPanel(m_document);
    connect(tools, &ToolsPanel::refused, this, &ClassifierWorkspace::refused);
    //: In a tab: the same samples by other tools
    place(tools, m_charts, tr("Other tools"));
    place(new ClassifierSettingsPanel(m_document), m_now, tr("Settings"));
    m_lastChart = chartPanels().front();
    fillGroups();
}

/// If the text is too large for the window, panels keep their size and the whole scrolls.
void ClassifierWorkspace::adoptSizes()
{
    const Theme theme = Theme::of(*this);
    setLeastSize(*m_columns, {theme.px(leastWidth), theme.px(leastHeightOfPanels())});
    const double charts = leastHeightOfCharts + (hasNarrowCurves() ? heightOfCurves : 0);
    m_middle->setMinimumHeight(isNarrow() && !simpleForm().isOn() ? theme.px(charts) : 0);
    m_curves->setOrientation(hasNarrowCurves() ? Qt::Vertical : Qt::Horizontal);
    placeRight();
}

double ClassifierWorkspace::leastHeightOfPanels() const
{
    if (!isNarrow())
        return leastHeight;
    if (simpleForm().isOn())
        return leastHeightOfSimple;
    return leastHeightInTwoColumns + (hasNarrowCurves() ? heightOfCurves : 0);
}

bool ClassifierWorkspace::hasNarrowCurves() const
{
    return width() < Theme::of(*this).px(narrowWidthOfCurves);
}

/// Whether three columns, possibly with wide letters, would need to scroll sideways.
bool ClassifierWorkspace::isNarrow() const
{
    const auto least = [](const QWidget* one) { return one->minimumSizeHint().width(); };
    const int columns = least(m_samples) + least(m_orders) + least(m_decisions) +
                        std::max(least(m_matrix), least(m_now)) + 3 * m_columns->handleWidth();
    return width() < std::max(Theme::of(*this).px(narrowWidth), columns);
}

/// Without room for three columns, the matrix goes above the curves and the rates below them.
void ClassifierWorkspace::placeRight()
{
    const bool isThere = m_matrix->parentWidget() == m_centre;
    if (isNarrow() == isThere)
        return;
    auto& home = *static_cast<QVBoxLayout*>((isThere ? m_right : m_centre)->layout());
    home.insertWidget(0, m_matrix);
    home.addWidget(m_now, 2);
    m_right->setVisible(isThere);
}

void ClassifierWorkspace::followWindow()
{
    adoptSizes();
    if (simpleForm().isOn())
        shareSimple();
    else if (followsWindow())
        shareSizes();
}

void ClassifierWorkspace::makeSplitters()
{
    const Theme theme = Theme::of(*this);
    m_columns = makePanelSplitter(Qt::Horizontal, theme, nullptr);
    showColumns(*m_columns);
    m_columns->addWidget(m_samples);
    m_columns->addWidget(m_centre);
    m_columns->addWidget(m_right);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    auto* right = new QVBoxLayout(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(10);
    right->addWidget(m_matrix);
    right->addWidget(m_now, 1);
    auto* column = new QVBoxLayout(m_centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_middle = makePanelSplitter(Qt::Vertical, theme, nullptr);
    column->addWidget(m_middle, 5);
    column->addWidget(m_stepPanel);
    column->addWidget(m_auc);
    m_curves = makePanelSplitter(Qt::Horizontal, theme, nullptr);
    m_middle->addWidget(m_curves);
    m_middle->addWidget(m_charts);
    // Divides the extra height of a narrow layout like the sizes.
    m_middle->setStretchFactor(0, 5);
    m_middle->setStretchFactor(1, 3);
    m_curves->addWidget(m_orders);
    m_curves->addWidget(m_decisions);
    for (int place = 0; place < m_curves->count(); ++place)
        m_curves->setStretchFactor(place, 1);
    watchBorders();
}

ClassifierWorkspace::~ClassifierWorkspace()
{
    qApp->disconnect(this);  // destroying the parts moves the focus
}

/// Hides the tabs for several classes and for groups if the samples have none.
void ClassifierWorkspace::showTabs()
{
    m_charts->setTabShown(panel<ClassesPanel>(), m_document.session().severalClasses.has_value());
    m_charts->setTabShown(panel<GroupsPanel>(), !m_document.samples().groupNames.empty());
}

void ClassifierWorkspace::connectPanels()
{
    connect(&m_document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::All || part == ClassifierDocument::Part::Samples)
            showTabs();
    });
    showTabs();
    connect(m_matrix, &MatrixPanel::outcomeChosen, m_samples, &SamplesPanel::showOutcome);
    connect(m_samples, &SamplesPanel::filterChanged, this,
            [this] { m_matrix->setShownOutcome(m_samples->shownOutcome()); });
    connect(m_steps, &CurveSteps::changed, this, &ClassifierWorkspace::showReach);
    connect(m_samples, &SamplesPanel::refused, this, &ClassifierWorkspace::refused);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { noteFocus(now); });
    for (const PanelGroup* group : {m_orders, m_decisions, m_charts})
        connect(group, &PanelGroup::frontChanged, this,
                [this, group] { noteFocus(group->front()); });
}

/// In step mode, the curves get the space of panels that show complete results.
void ClassifierWorkspace::showReach()
{
    for (QWidget* other : std::initializer_list<QWidget*>{m_charts, m_auc})
        other->setVisible(!m_steps->isOn() && !simpleForm().isOn());
    auto& roc = panel<RocPanel>();
    auto& precisionRecall = panel<PrecisionRecallPanel>();
    if (m_steps->isOn()) {
        m_orders->bringToFront(roc);
        m_decisions->bringToFront(precisionRecall);
    }
    CurveReachPanels reached{{&roc, &precisionRecall}, {m_auc}};
    for (const PanelGroup* group : {m_orders, m_decisions, m_charts})
        for (Panel* panel : group->findChildren<Panel*>(QString(), Qt::FindDirectChildrenOnly))
            if (panel != &roc && panel != &precisionRecall)
                reached.whole.push_back(panel);
    showReached(*m_steps, reached);
}

void ClassifierWorkspace::noteFocus(const QWidget* widget)
{
    for (const ChartPanel* panel : chartPanels())
        if (panel == widget || (widget && panel->isAncestorOf(widget)))
            m_lastChart = panel;
}

StepWalk* ClassifierWorkspace::steppedThrough()
{
    return m_steps;
}

std::vector<FigureSource*> ClassifierWorkspace::figures()
{
    return Workspace::charts(m_lastChart);
}

QString ClassifierWorkspace::tableCaption() const
{
    const core::ClassifierSettings& settings = m_document.session().settings;
    const QString counted = joinedSentences(
        {samplesCaptionAtThreshold(m_document, m_digits), betaSentence(settings.beta)});
    return m_document.hasSamples()
               ? joinedSentences({counted, binningSentences(settings), clipSentence(settings)})
               : counted;
}

void ClassifierWorkspace::setFormat(const NumberFormat& format)
{
    m_digits = format.digits;
    Workspace::setFormat(format);
}

void ClassifierWorkspace::setSimple(bool simple)
{
    if (simple == simpleForm().isOn())
        return;
    panel<RatesPanel>().setOnlyMain(simple);
    if (simple)
        simpleForm().begin(layoutParts(), {m_decisions, m_charts, m_auc});
    else
        simpleForm().end(layoutParts());
    showReach();
    followWindow();
}

void ClassifierWorkspace::shareSimple()
{
    const Theme theme = Theme::of(*this);
    const int samples = theme.px(240);
    const int right = theme.px(400);
    m_columns->setSizes({samples, std::max(width() - samples - right, samples), right});
}

void ClassifierWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = std::max(width(), m_columns->minimumSizeHint().width());
    const bool isClose = whole < theme.px(1300);
    // Columns of further models need more space.
    const double most = isNarrow() ? 0.26 : 0.18;
    const int usual = theme.px(isClose ? 224 : 240);
    const int samples = std::clamp(m_samples->view().sizeHint().width() + theme.px(4), usual,
                                   std::max(usual, static_cast<int>(whole * most)));
    const int right = theme.px(isNarrow() ? 0 : isClose ? 268 : 310);
    m_columns->setSizes({samples, std::max(whole - samples - right, samples), right});
    m_curves->setSizes({500, 500});
    m_middle->setSizes({hasNarrowCurves() ? 500 : isNarrow() ? 260 : 360, isNarrow() ? 260 : 300});
}

/// Several classes come first.
void ClassifierWorkspace::arrange()
{
    Workspace::arrange();
    if (m_document.session().severalClasses)
        m_charts->bringToFront(panel<ClassesPanel>());
}

LayoutParts ClassifierWorkspace::arranged() const
{
    return {
        layoutVersion, {m_columns, m_curves, m_middle}, {m_orders, m_decisions, m_charts, m_now}};
}

}  // namespace ui
