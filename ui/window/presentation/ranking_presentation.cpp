// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/ranking_presentation.h"

#include "ui/explain/formula/formula_view.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/chart/gain_panel.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/compare/what_if_panel.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/list/query_strip.h"
#include "ui/ranking/steps/mean_panel.h"
#include "ui/ranking/steps/rank_step_actions.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/step_reach.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/presentation/measure_headline.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double listShare = 0.34;
constexpr double leastList = 236;  // in design pixels: rank, a name and grade
constexpr double mostListShare = 0.48;
constexpr int measuresWithKeys = 9;

}  // namespace

std::vector<Presentation::Command<RankingPresentation>> RankingPresentation::commands()
{
    return {
        {tr("Next rank"), {Qt::Key_PageDown, Qt::Key_Space}, &RankingPresentation::nextRank, true},
        {tr("Previous rank"),
         {Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Space},
         &RankingPresentation::previousRank,
         true},
        {tr("Next measure"), {Qt::Key_Right}, &RankingPresentation::nextMeasure, true, true},
        {tr("Previous measure"), {Qt::Key_Left}, &RankingPresentation::previousMeasure, true, true},
        {tr("Next chart"), {Qt::Key_C}, &RankingPresentation::nextChart},
        {tr("Step table on or off"), {Qt::Key_T}, &RankingPresentation::toggleTable},
        {tr("A/B comparison or chart"), {Qt::Key_A}, &RankingPresentation::toggleComparison},
        {tr("Possible improvements or chart"), {Qt::Key_W}, &RankingPresentation::toggleWhatIf},
        {tr("Mean of several queries or chart"), {Qt::Key_M}, &RankingPresentation::toggleMean},
    };
}

OwnKeys RankingPresentation::keys()
{
    OwnKeys own = keysOf(commands());
    own.keys.push_back({keysText({Qt::CTRL | Qt::Key_PageUp, Qt::CTRL | Qt::Key_PageDown}),
                        tr("Previous or next query")});
    own.keys.push_back({tr("Ctrl+1 to Ctrl+9"), tr("Choose a measure by position")});
    own.keys.push_back({keysText({Qt::Key_F6}),
                        tr("Step mode on or off. Page Up and Page Down then move step by step.")});
    return own;
}

RankingPresentation::RankingPresentation(RankingDocument& document, StepMode& stepMode,
                                         const NumberFormat& format, QWidget* parent)
    : Presentation(parent)
    , m_document(document)
    , m_stepMode(stepMode)
    , m_headline(new MeasureHeadline(document, this))
    , m_both(new MeasureHeadline(document, this, MeasureHeadline::Of::BothLists))
    , m_list(new RankedListPanel(document, this))
    , m_steps(new StepPanel(document, this, Content::Later))
    , m_charts(new PanelGroup(this, PanelGroup::Tabs::None))
    , m_curve(new CurvePanel(document, this))
    , m_gain(new GainPanel(document, this))
    , m_ribbons(new RibbonPanel(document, this))
    , m_comparison(new ComparisonPanel(document, this))
    , m_whatIf(new WhatIfPanel(document, this))
    , m_mean(new MeanPanel(document, this))
    , m_cards(new ScoreCards(document, this))
{
    m_list->setForHall();
    m_steps->setOnlyFormula(true);
    m_steps->fill();
    m_charts->add(m_curve, tr("Measure vs k"));
    m_charts->add(m_gain, tr("Gain by rank"));
    m_charts->add(m_ribbons, tr("Actual vs ideal"));
    m_charts->add(m_comparison, tr("A/B"));
    m_charts->add(m_whatIf, tr("Improve"));
    m_charts->add(m_mean, tr("Mean"));
    connect(&m_steps->formula(), &FormulaView::rankClicked, this, &RankingPresentation::followRank);
    arrange();
    createActions();
    setFormat(format);
    m_steps->follow(stepMode);
    connect(&m_steps->steps(), &StepsView::stopRequested, &stepMode, &StepMode::toggleStopAt);
    connect(&stepMode, &StepMode::changed, this, &RankingPresentation::followSteps);
    connect(&stepMode, &StepMode::toggled, this, &RankingPresentation::goOnFromHere);
    connect(&document, &RankingDocument::changed, this, &RankingPresentation::showParts);
    followSteps();
}

void RankingPresentation::arrange()
{
    auto* left = new QVBoxLayout;
    left->addWidget(m_headline);
    left->addWidget(m_list, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_both);
    right->addWidget(m_steps, 2);
    right->addWidget(m_charts, 3);
    // A long formula and the text on bounds have priority over a chart.
    m_charts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addLayout(right, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setSizeConstraint(QLayout::SetNoConstraint);  // the screen's size is fixed
    rows->addLayout(columns, 1);
    rows->addWidget(m_cards);
    rows->addWidget(makeHint(tr("C: next chart · T: step table · A: compare A and B · W: what "
                                "would help · M: mean · F6: step mode")));
}

void RankingPresentation::createActions()
{
    addCommands(commands(), &m_list->view());
    yieldTo(m_stepMode);
    new RankStepActions(m_stepMode, *this);
    for (int place = 0; place < measuresWithKeys; ++place) {
        auto* action = new QAction(tr("Measure %1").arg(place + 1), this);
        action->setShortcut(QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_1 + place)));
        connect(action, &QAction::triggered, this,
                [this, place] { selectMeasure(static_cast<std::size_t>(place)); });
        addAction(action);
    }
}

void RankingPresentation::setFormat(const NumberFormat& format)
{
    Presentation::setFormat(format);
    m_headline->setFormat(format);
    m_both->setFormat(format);
    m_cards->setFormat(format);
}

void RankingPresentation::adoptType(const QFont&, const Theme&)
{
    showParts();
    m_list->setFixedWidth(
        std::max(static_cast<int>(width() * listShare), widthOf(leastList, mostListShare)));
    m_headline->setFixedWidth(m_list->width());
}

void RankingPresentation::showEvent(QShowEvent* event)
{
    Presentation::showEvent(event);
    m_list->view().setFocus();
    goOnFromHere();
}

void RankingPresentation::followRank(std::size_t rank)
{
    DocumentListView& view = m_list->view();
    view.setCurrentIndex(view.model()->index(static_cast<int>(rank) - 1, DocumentListModel::Name));
}

void RankingPresentation::walkRanks(int by)
{
    DocumentListView& view = m_list->view();
    const int row = view.currentIndex().isValid() ? view.currentIndex().row() + by : 0;
    if (row >= 0 && row < view.model()->rowCount())
        followRank(static_cast<std::size_t>(row) + 1);
}

void RankingPresentation::walkMeasures(int by)
{
    const auto& shown = m_document.session().shown;
    const auto selected = std::find(shown.begin(), shown.end(), m_document.session().selected);
    const auto place = selected - shown.begin() + by;
    if (place >= 0)
        selectMeasure(static_cast<std::size_t>(place));
}

void RankingPresentation::selectMeasure(std::size_t index)
{
    const auto& shown = m_document.session().shown;
    if (index < shown.size())
        m_document.select(shown[index]);
}

void RankingPresentation::nextChart()
{
    constexpr int charts = 3;
    const bool isShown = !m_charts->isHidden();
    const bool isLast = m_charts->currentIndex() + 1 >= charts;
    if (isShown || !isCramped())
        m_charts->setCurrentIndex((m_charts->currentIndex() + 1) % charts);
    m_showsChart = !isShown || !isLast;
    showParts();
}

/// If not everything fits, the charts and the table take turns with the formula, a key shows the
/// other measures, and the ranks have the room of what was not retrieved.
void RankingPresentation::showParts()
{
    const bool takeTurns = isCramped() && !m_showsTable;
    const bool showsChart = m_showsChart && !m_charts->front()->isConcealed();
    m_steps->setHidden((takeTurns && showsChart) || isComparing());
    m_headline->setHidden(isComparing());
    m_both->setVisible(isComparing());
    m_charts->setHidden(m_showsTable || (takeTurns && !showsChart));
    m_steps->formula().setHidden(isCramped() && m_showsTable);
    m_cards->setHidden(isCramped());
    m_list->notRetrieved().setHidden(isCramped());
}

bool RankingPresentation::isComparing() const
{
    return m_document.hasTwoLists() && m_stepMode.isResultReached() && !m_showsTable &&
           m_charts->front() == m_comparison && (m_showsChart || !isCramped());
}

void RankingPresentation::toggleTable()
{
    m_showsTable = !m_showsTable;
    m_steps->setOnlyFormula(!m_showsTable);
    showParts();
}

void RankingPresentation::toggleComparison()
{
    toggleInPlace(*m_comparison);
}

void RankingPresentation::toggleWhatIf()
{
    toggleInPlace(*m_whatIf);
}

void RankingPresentation::toggleMean()
{
    toggleInPlace(*m_mean);
}

void RankingPresentation::toggleInPlace(Panel& panel)
{
    if (m_showsTable)
        toggleTable();
    m_showsChart = m_charts->isHidden() || m_charts->front() != &panel;
    if (m_showsChart)
        m_charts->bringToFront(panel);
    else
        m_charts->setCurrentIndex(0);
    showParts();
}

void RankingPresentation::followSteps()
{
    showReached(m_stepMode, {m_cards, m_curve, m_gain, m_ribbons});
    m_headline->setConcealed(!m_stepMode.isResultReached());
    m_list->queries().setConcealed(!m_stepMode.isResultReached());
    // These panels reveal the whole value.
    for (Panel* panel : std::initializer_list<Panel*>{m_comparison, m_whatIf, m_mean})
        panel->conceal(m_stepMode.isResultReached() ? QString()
                                                    : tr("Hidden until the last step."));
    m_headline->setRemark(m_stepMode.isOn() ? m_steps->remark() : QString());
    showParts();
}

void RankingPresentation::goOnFromHere()
{
    // The list's own current row does not follow clicks and steps elsewhere.
    if (m_document.currentRank())
        followRank(*m_document.currentRank());
}

}  // namespace ui
