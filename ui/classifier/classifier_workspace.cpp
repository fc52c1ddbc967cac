// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/classifier_workspace.h"

#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/class_charts_panel.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/decision_panel.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/chart/subgroups_panel.h"
#include "ui/classifier/chart/threshold_curves_panel.h"
#include "ui/classifier/conventions/tools_panel.h"
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
#include "ui/text/language/joined_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/decision_text.h"
#include "ui/toolkit/accessible/spoken_edits.h"
#include "ui/toolkit/panel/fold_bar.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/popover_button.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int layoutVersion = 3;

// In design pixels.
constexpr double leastWidth = 760;  ///< of all panels together
constexpr double leastHeight = 380;
constexpr double samplesWidth = 252;
constexpr double rightWidth = 304;
constexpr double closeWidth = 1100;  ///< below it, the columns beside the middle are narrower
constexpr double leastChartWidth = 236;
constexpr double leastCurveWidth = 200;  ///< of ROC and PR, so that a narrow window has both
constexpr double leastChartHeight = 170;
constexpr double leastTableHeight = 170;
constexpr double leastThresholdsHeight = 280;  ///< of two tables
constexpr double leastClassesHeight = 370;     ///< of a chart with a legend
constexpr QSizeF settingsSize{360, 320};

/// Gives all parts the height that their tables and wrapped texts ask for; Qt's would cut them.
class WholeRows : public QVBoxLayout {
public:
    using QVBoxLayout::QVBoxLayout;
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
};

/// Tables under each other.
QWidget* makeColumn(std::initializer_list<Panel*> parts)
{
    auto* column = new QWidget;
    auto* rows = new WholeRows(column);
    keepSpacing(*column, *rows, {}, 10);
    for (Panel* part : parts) {
        part->setLeastSize({leastChartWidth, leastTableHeight});
        rows->addWidget(part, 1);
    }
    return column;
}

}  // namespace

ClassifierWorkspace::ClassifierWorkspace(ClassifierDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_steps(new CurveSteps(document, this))
    , m_stepPanel(new CurveStepPanel(document, *m_steps))
    , m_samples(new SamplesPanel(document))
    , m_matrix(new MatrixPanel(document))
    , m_auc(new AucPanel(document))
    , m_lenses(new PanelGroup)
    , m_columns(makePanelSplitter(Qt::Horizontal))
{
    m_lenses->setObjectName(QStringLiteral("lenses"));
    makeSplitters();
    makeLenses();
    connectPanels();
}

/// In the order of the charts' figures.
void ClassifierWorkspace::makeLenses()
{
    const QSizeF chart(leastChartWidth, leastChartHeight);
    m_curves = makePanelSplitter(
        Qt::Horizontal, QSizeF(leastCurveWidth, leastChartHeight),
        {placed(new RocPanel(m_document)), placed(new PrecisionRecallPanel(m_document))});
    auto* distribution = placed(new DistributionPanel(m_document));
    m_scores = makePanelSplitter(Qt::Vertical, chart, {distribution});
    m_middle = makePanelSplitter(Qt::Vertical, chart, {m_curves, m_scores});
    auto* decide = new QWidget;
    auto* rows = new QVBoxLayout(decide);
    keepSpacing(*decide, *rows, {}, 10);
    rows->addWidget(m_middle, 1);
    rows->addWidget(m_stepPanel);
    rows->addWidget(m_auc);
    m_fold = new FoldBar(tr("Score distribution and AUC explained"), decide);
    rows->addWidget(m_fold);
    connect(m_fold, &FoldBar::toggled, this, &ClassifierWorkspace::fold);
    auto* calibration = placed(new CalibrationPanel(m_document));
    QSplitter* rates = makePanelSplitter(
        Qt::Horizontal, chart,
        {placed(new ThresholdCurvesPanel(m_document)), placed(new GainLiftPanel(m_document))});
    QSplitter* costs = makePanelSplitter(
        Qt::Horizontal, chart,
        {placed(new CostPanel(m_document)), placed(new DecisionPanel(m_document))});
    auto* tools = new ToolsPanel(m_document);
    connect(tools, &ToolsPanel::refused, this, &ClassifierWorkspace::refused);
    m_lenses->add(decide, tr("Decide"));
    m_lenses->add(makePanelSplitter(Qt::Vertical, chart, {rates, costs}), tr("Curves"));
    m_calibration = makePanelSplitter(Qt::Horizontal, chart,
                                      {calibration, placed(new LogLossPanel(m_document))});
    m_lenses->add(m_calibration, tr("Calibration"));
    QWidget* tables =
        makeColumn({placed(new ModelsPanel(m_document)), placed(new SlicesPanel(m_document)),
                    placed(new SubgroupsPanel(m_document)), placed(new GroupsPanel(m_document)),
                    placed(new AreasPanel(m_document)), placed(new ThresholdsPanel(m_document))});
    m_classes = makePanelSplitter(
        Qt::Horizontal, {leastChartWidth, leastClassesHeight},
        {placed(new ClassesPanel(m_document)), placed(new ClassChartsPanel(m_document))});
    // Several classes come first.
    static_cast<QVBoxLayout*>(tables->layout())->insertWidget(0, m_classes, 1);
    m_lenses->add(tables, tr("Models and groups"));
    m_lenses->add(tools, tr("Other tools"));
    panel<ThresholdsPanel>().setLeastSize({leastChartWidth, leastThresholdsHeight});
    watchBorders();
}

void ClassifierWorkspace::makeSplitters()
{
    showColumns(*m_columns, {leastWidth, leastHeight});
    m_columns->addWidget(m_samples);
    m_columns->addWidget(m_lenses);
    auto* right = new QWidget;
    m_columns->addWidget(right);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    auto* rows = new QVBoxLayout(right);
    keepSpacing(*right, *rows, {}, 10);
    rows->addWidget(m_matrix);
    auto* rates = new RatesPanel(m_document);
    rows->addWidget(rates, 1);
    rates->addCosts();
    m_settings = new PopoverButton(
        tr("Settings"), settingsSize, m_document.history(),
        [this] { return new ClassifierSettingsPanel(m_document); }, rates);
    m_settings->setText(tr("Settings"));
    m_settings->setToolTip(tr("Set the prior, β, calibration, and the limits of “Jump to”"));
    m_compare = new QToolButton(rates);
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(
        tr("Compare thresholds by samples flagged, found and missed, and by cost"));
    m_compare->setFocusPolicy(Qt::StrongFocus);
    connect(m_compare, &QToolButton::clicked, this, [this] {
        auto& thresholds = panel<ThresholdsPanel>();
        bringToFront(thresholds);
        thresholds.comparison().setFocus();
    });
    for (QToolButton* link : {m_compare, static_cast<QToolButton*>(m_settings)}) {
        link->setObjectName(QStringLiteral("link"));
        rates->addTitleWidget(link);
    }
}

/// Hides the tables and charts of several classes, of subgroups and of groups if the samples have
/// none.
void ClassifierWorkspace::showTables()
{
    const bool areSeveral = m_document.session().severalClasses.has_value();
    for (QWidget* each : std::initializer_list<QWidget*>{&panel<ClassesPanel>(),
                                                         &panel<ClassChartsPanel>(), m_classes})
        each->setVisible(areSeveral);
    panel<SubgroupsPanel>().setVisible(!m_document.samples().columns.empty());
    panel<GroupsPanel>().setVisible(!m_document.samples().groupNames.empty());
}

void ClassifierWorkspace::connectPanels()
{
    connect(&m_document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::All || part == ClassifierDocument::Part::Samples)
            showTables();
    });
    showTables();
    connect(m_matrix, &MatrixPanel::outcomeChosen, m_samples, &SamplesPanel::showOutcome);
    connect(m_samples, &SamplesPanel::filterChanged, this,
            [this] { m_matrix->setShownOutcome(m_samples->shownOutcome()); });
    connect(m_steps, &CurveSteps::changed, this, &ClassifierWorkspace::showReach);
    connect(m_samples, &SamplesPanel::refused, this, &ClassifierWorkspace::refused);
    new SpokenEdits(m_document.history(), *this, [this] {
        return m_steps->isOn() ? std::nullopt : std::optional(operatingPoint());
    });
}

/// As next to the current point of ROC, and the cost if a person set one; empty where a rate is
/// undefined.
QString ClassifierWorkspace::operatingPoint() const
{
    const core::Value found = m_document.rate(core::ThresholdMetric::Recall);
    const core::Value alarms = m_document.rate(core::ThresholdMetric::Fpr);
    if (!found || !alarms)
        return {};
    const NumberFormat format{.digits = m_format.digits - 1, .locale = m_format.locale};
    const QString point = tr("finds %1, false alarms %2")
                              .arg(percentText(*found, format), percentText(*alarms, format));
    const core::Costs& costs = m_document.session().settings.costs;
    return costs == core::Costs()
               ? point
               : clausesText({point, costSentence(m_document.counts(), costs, m_format.locale)});
}

/// In step mode, the curves get the space of panels that show complete results.
void ClassifierWorkspace::showReach()
{
    auto& roc = panel<RocPanel>();
    auto& precisionRecall = panel<PrecisionRecallPanel>();
    panel<DistributionPanel>().setHidden(m_steps->isOn());
    fold();
    if (m_steps->isOn())
        m_lenses->setCurrentIndex(0);
    CurveReachPanels reached{{&roc, &precisionRecall}, {m_auc}};
    for (Panel* panel : m_lenses->findChildren<Panel*>())
        if (panel != &roc && panel != &precisionRecall && panel != m_auc && panel != m_stepPanel)
            reached.whole.push_back(panel);
    showReached(*m_steps, reached);
}

void ClassifierWorkspace::fold()
{
    m_fold->fold(isLow(), {m_curves}, {m_scores, m_auc});
    if (!m_steps->isOn())
        return;
    m_curves->show();
    for (QWidget* other : std::initializer_list<QWidget*>{m_fold, m_scores, m_auc})
        other->hide();
}

void ClassifierWorkspace::bringToFront(const Panel& panel)
{
    Workspace::bringToFront(panel);
    m_fold->setChecked(&panel == m_auc || m_scores->isAncestorOf(&panel));
}

void ClassifierWorkspace::followWindow()
{
    fold();
    Workspace::followWindow();
}

StepWalk* ClassifierWorkspace::steppedThrough()
{
    return m_steps;
}

std::vector<FigureSource*> ClassifierWorkspace::figures()
{
    return charts();
}

QString ClassifierWorkspace::tableCaption() const
{
    const core::ClassifierSettings& settings = m_document.session().settings;
    const QString counted = joinedSentences(
        {samplesCaptionAtThreshold(m_document, m_format.digits), betaSentence(settings.beta)});
    return m_document.hasSamples()
               ? joinedSentences({counted, binningSentences(settings), clipSentence(settings)})
               : counted;
}

void ClassifierWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = room().width();
    const bool isClose = whole < theme.px(closeWidth);
    const int samples = theme.px(isClose ? 220 : samplesWidth);
    const int right = theme.px(isClose ? 236 : rightWidth);
    const int middle = whole - samples - right - 2 * m_columns->handleWidth();
    m_columns->setSizes({samples, middle, right});
    m_curves->setSizes({500, 500});
    m_calibration->setOrientation(isClose ? Qt::Vertical : Qt::Horizontal);
    m_middle->setSizes({360, 240});
}

/// Several classes come first.
void ClassifierWorkspace::arrange()
{
    m_fold->setChecked(false);
    fold();
    Workspace::arrange();
    if (m_document.session().severalClasses)
        bringToFront(panel<ClassesPanel>());
}

LayoutParts ClassifierWorkspace::arranged() const
{
    return {layoutVersion, {m_columns, m_curves, m_middle}, {m_lenses}};
}

}  // namespace ui
