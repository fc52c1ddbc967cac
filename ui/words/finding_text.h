#pragma once

#include "core/io/finding.h"

#include <QString>

namespace ui {

/// What was met, how often, where first, and what was done about it: "3 blank lines, the first in
/// line 12: skipped."
QString findingText(const core::Finding& finding);

}  // namespace ui
