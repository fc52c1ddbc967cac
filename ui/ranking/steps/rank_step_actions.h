// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/steps/step_actions.h"

namespace ui {

class StepMode;

/// The commands of the walk through a measure: those of every walk, plus steps by terms and by
/// ranks.
class RankStepActions : public StepActions {
    Q_OBJECT
public:
    /// @param scope where the keys work, with or without the menu bar
    RankStepActions(StepMode& mode, QWidget& scope);
};

}  // namespace ui
