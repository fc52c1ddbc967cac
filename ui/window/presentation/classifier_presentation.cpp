// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/classifier_presentation.h"

#include "ui/charts/view/curve_view.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/curve_reach.h"
#include "ui/classifier/curve_step_panel.h"
#include "ui/classifier/curve_steps.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/explain/steps/step_actions.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double sideShare = 0.36;
constexpr double crampedSide = 360;  // in design pixels: the counts and the rates
constexpr double mostSideShare = 0.58;
constexpr double squareShare = 0.5;
constexpr double sideType = 1.3;  // keeps matrix and rates readable from the back row

}  // namespace

std::vector<Presentation::Command<ClassifierPresentation>> ClassifierPresentation::commands()
{
    return {
        {tr("More predicted positives"),
         {Qt::Key_PageDown, Qt::Key_Space},
         &ClassifierPresentation::acceptMore,
         true},
        {tr("Fewer predicted positives"),
         {Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Space},
         &ClassifierPresentation::acceptFewer,
         true},
        {tr("Next curve"), {Qt::Key_C}, &ClassifierPresentation::nextCurve},
    };
}

OwnKeys ClassifierPresentation::keys()
{
    OwnKeys own = keysOf(commands());
    own.keys.push_back(
        {keysText({Qt::Key_F6}),
         tr("Step mode on or off. Page Up and Page Down then move along the curves.")});
    return own;
}

ClassifierPresentation::ClassifierPresentation(ClassifierDocument& document, CurveSteps& steps,
                                               QWidget* parent)
    : Presentation(parent)
    , m_document(document)
    , m_steps(steps)
    , m_stepPanel(new CurveStepPanel(document, steps, this))
    , m_matrix(new MatrixPanel(document, this))
    , m_rates(new RatesPanel(document, this))
    , m_auc(new AucPanel(document, this))
    , m_curves(new PanelGroup(this, PanelGroup::Tabs::None))
    , m_roc(new RocPanel(document, this))
    , m_precisionRecall(new PrecisionRecallPanel(document, this))
    , m_distribution(new DistributionPanel(document, this))
    , m_rows(new QVBoxLayout(this))
    , m_side(new QVBoxLayout)
{
    m_rates->setOnlyMain(true);
    m_curves->add(m_roc, tr("ROC"));
    m_curves->add(m_precisionRecall, tr("Precision–recall"));
    arrange();
    addCommands(commands());
    yieldTo(steps);
    new StepActions(steps, *this);
    connect(&steps, &CurveSteps::changed, this, &ClassifierPresentation::followSteps);
    followSteps();
}

void ClassifierPresentation::followSteps()
{
    showParts();
    showReached(m_steps, {{m_roc, m_precisionRecall}, {m_distribution, m_auc}});
}

void ClassifierPresentation::arrange()
{
    m_side->addWidget(m_matrix);
    m_side->addWidget(m_rates, 1);
    auto* middle = new QVBoxLayout;
    middle->addWidget(m_curves, 3);
    middle->addWidget(m_distribution, 2);
    middle->addWidget(m_auc);
    middle->addWidget(m_stepPanel);
    auto* columns = new QHBoxLayout;
    columns->addLayout(middle, 1);
    columns->addLayout(m_side);
    m_rows->setSizeConstraint(QLayout::SetNoConstraint);  // the screen's size is fixed
    m_rows->addLayout(columns, 1);
    m_rows->addWidget(
        makeHint(tr("C: next curve · Page Up, Page Down: move the threshold · F6: step mode")));
}

void ClassifierPresentation::adoptFonts(const QFont& type)
{
    for (Panel* panel : std::initializer_list<Panel*>{m_matrix, m_rates}) {
        panel->setFont(QFont());  // the same font would not reach parts that have lost it
        panel->setFont(scaledFont(type, isCramped() ? 1.0 : sideType));
    }
}

/// On a square screen, the rates are beside a curve, and the matrix below the distribution.
void ClassifierPresentation::adoptType(const QFont&, const Theme& theme)
{
    const int side = isSquare()    ? static_cast<int>(width() * squareShare)
                     : isCramped() ? widthOf(crampedSide, mostSideShare)
                                   : static_cast<int>(width() * sideShare);
    m_rates->setFixedWidth(side);
    m_matrix->setMinimumWidth(isSquare() ? 0 : side);
    m_matrix->setMaximumWidth(isSquare() ? QWIDGETSIZE_MAX : side);
    m_side->setSpacing(theme.px(isCramped() ? 4 : 10));
    isSquare() ? m_rows->insertWidget(1, m_matrix) : m_side->insertWidget(0, m_matrix);
    showParts();
}

bool ClassifierPresentation::isSquare() const
{
    return isCramped() && 3 * height() > 2 * width();
}

/// If not everything fits, the distribution takes turns with the curves, and the counts replace a
/// step's words.
void ClassifierPresentation::showParts()
{
    const bool showsCurves = m_steps.isOn() || !isCramped() || !m_showsDistribution;
    m_curves->setVisible(showsCurves);
    m_distribution->setHidden(m_steps.isOn() || (isCramped() && showsCurves));
    m_auc->setHidden(m_steps.isOn() || isCramped());
    const bool areCountsReplaced = m_steps.isOn() && isCramped();
    m_matrix->setHidden(areCountsReplaced || (isSquare() && showsCurves));
    m_rates->setHidden(areCountsReplaced || (isSquare() && !showsCurves));
}

void ClassifierPresentation::showEvent(QShowEvent* event)
{
    Presentation::showEvent(event);
    m_roc->view().setFocus();
}

void ClassifierPresentation::nextCurve()
{
    const bool isLast = m_curves->currentIndex() + 1 == m_curves->count();
    m_showsDistribution = isCramped() && !m_steps.isOn() && isLast && !m_showsDistribution;
    if (!m_showsDistribution)
        m_curves->setCurrentIndex((m_curves->currentIndex() + 1) % m_curves->count());
    showParts();
}

}  // namespace ui
