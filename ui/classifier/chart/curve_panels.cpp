#include "ui/classifier/chart/curve_panels.h"

#include "ui/classifier/chart/cost_curves.h"
#include "ui/classifier/chart/gain_lift_curves.h"
#include "ui/classifier/chart/pr_curves.h"
#include "ui/classifier/chart/roc_curves.h"

#include <QAction>

namespace ui {

RocPanel::RocPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, std::make_unique<RocCurves>(document), parent)
    , m_hull(addChoice(
          QStringLiteral("convex hull"), tr("hull"),
          tr("The convex hull: the line over the curve whose corners are best for some costs")))
    , m_cost(
          addChoice(QStringLiteral("cost line"), tr("cost line"),
                    tr("Along this line a decision costs the same, with the costs and the share "
                       "of positives of the settings; it touches the curve where it costs least")))
    , m_det(addChoice(QStringLiteral("DET"), tr("DET"),
                      tr("Misses against false alarms, on axes that stretch rates near 0 and 1: "
                         "two normal distributions give a straight line")))
    , m_band(addBandSwitch())
{}

void RocPanel::adoptSwitches(ModelCurves& curves)
{
    static_cast<RocCurves&>(curves).choose(
        {m_det->isChecked(), m_hull->isChecked(), m_cost->isChecked()});
    for (QAction* other : {m_hull, m_cost, m_band})
        other->setEnabled(!m_det->isChecked());
}

PrecisionRecallPanel::PrecisionRecallPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, std::make_unique<PrCurves>(document), parent)
    , m_contours(addChoice(QStringLiteral("F contours"), tr("F contours"),
                           tr("Along each of these lines F has one value; beta is the settings'")))
    , m_straight(addChoice(QStringLiteral("straight lines"), tr("straight lines"),
                           tr("Join the points by straight lines, in place of the steps below "
                              "which average precision is the area")))
    , m_band(addBandSwitch())
{
    setShortTitle(tr("PR curve"));
}

void PrecisionRecallPanel::adoptSwitches(ModelCurves& curves)
{
    static_cast<PrCurves&>(curves).choose({m_contours->isChecked(), m_straight->isChecked()
                                                                        ? core::PrLines::Straight
                                                                        : core::PrLines::Steps});
}

GainLiftPanel::GainLiftPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, std::make_unique<GainLiftCurves>(document), parent)
    , m_lift(addChoice(QStringLiteral("lift"), tr("lift"),
                       tr("How many times more positives are accepted than by chance, in place of "
                          "the share of them")))
{}

void GainLiftPanel::adoptSwitches(ModelCurves& curves)
{
    static_cast<GainLiftCurves&>(curves).setLift(m_lift->isChecked());
}

CostPanel::CostPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, std::make_unique<CostCurves>(document), parent)
{
    // The line of the threshold stands behind the curves.
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::Threshold)
            request();
    });
}

}  // namespace ui
