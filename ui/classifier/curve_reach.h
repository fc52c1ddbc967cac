// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace ui {

class CurveSteps;
class ModelCurvesPanel;
class Panel;

/// Panels that hide what the steps along the curves have not reached yet.
struct CurveReachPanels {
    std::vector<ModelCurvesPanel*> curves;  ///< drawn up to the current step
    std::vector<Panel*> whole;              ///< show complete results, so hidden meanwhile
};

void showReached(const CurveSteps& steps, const CurveReachPanels& panels);

}  // namespace ui
