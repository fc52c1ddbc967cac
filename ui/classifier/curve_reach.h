// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace ui {

class CurveSteps;
class ModelCurvesPanel;
class Panel;

/// Panels that keep what the steps along the curves have not reached.
struct CurveReachPanels {
    std::vector<ModelCurvesPanel*> curves;  ///< drawn as far as the steps have reached
    std::vector<Panel*> whole;              ///< these tell everything at once
};

void showReached(const CurveSteps& steps, const CurveReachPanels& panels);

}  // namespace ui
