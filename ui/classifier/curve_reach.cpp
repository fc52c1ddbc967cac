// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/curve_reach.h"

#include "ui/classifier/chart/model_curves_panel.h"
#include "ui/classifier/curve_steps.h"

namespace ui {

void showReached(const CurveSteps& steps, const CurveReachPanels& panels)
{
    const auto reached = steps.reachedPoint();
    for (ModelCurvesPanel* panel : panels.curves)
        panel->setReached(reached);
    for (Panel* panel : panels.whole)
        panel->conceal(reached ? CurveSteps::tr("Hidden until the last step.") : QString());
}

}  // namespace ui
