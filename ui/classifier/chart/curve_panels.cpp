// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/curve_panels.h"

#include "ui/classifier/chart/curve_kinds.h"

#include <QAction>

namespace ui {

RocPanel::RocPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, rocCurves(document), parent)
    , m_hull(addChoice(
          QStringLiteral("convex hull"), tr("hull"),
          tr("The convex hull of the curve: each corner is the best point for some costs"),
          &ModelCurvesOptions::hasHull))
    , m_cost(addChoice(QStringLiteral("cost line"), tr("cost line"),
                       tr("A line of equal cost, given the costs and the prior. It touches the "
                          "curve at the lowest cost."),
                       &ModelCurvesOptions::hasCostLine))
    , m_det(addChoice(QStringLiteral("DET"), tr("DET"),
                      tr("Misses against false alarms, on axes that stretch rates near 0 and 1: "
                         "two normal distributions give a straight line"),
                      &ModelCurvesOptions::isOtherForm))
    , m_band(addBandSwitch())
{
    for (QAction* other : {m_hull, m_cost, m_band})
        connect(m_det, &QAction::toggled, other, &QAction::setDisabled);
}

PrecisionRecallPanel::PrecisionRecallPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, prCurves(document), parent)
    , m_contours(addChoice(QStringLiteral("F contours"), tr("F contours"),
                           tr("Lines of equal F. Set β in Settings."),
                           &ModelCurvesOptions::hasContours))
    , m_straight(addChoice(QStringLiteral("straight lines"), tr("straight lines"),
                           tr("Join the points with straight lines instead of steps. Average "
                              "precision is the area under the steps."),
                           &ModelCurvesOptions::isOtherForm))
    , m_band(addBandSwitch())
{
    setShortTitle(tr("PR curve"));
}

GainLiftPanel::GainLiftPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, gainLiftCurves(document), parent)
    , m_lift(addChoice(
          QStringLiteral("lift"), tr("lift"),
          tr("Show the positives found divided by the number expected by chance, not their share"),
          &ModelCurvesOptions::isOtherForm))
{}

CostPanel::CostPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(document, costCurves(document), parent)
{
    // Redraws, because the line of the threshold is in the backdrop.
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::Threshold)
            request();
    });
}

}  // namespace ui
