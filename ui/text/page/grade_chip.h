// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace ui::page {

/// The colour of a grade's chip, 0 to 5, as in the window.
/// @param top of the scale
inline std::size_t chipOf(core::Grade grade, double top)
{
    if (!grade.hasValue() || top <= 0)
        return 0;
    return static_cast<std::size_t>(std::lround(std::clamp(grade.value() / top, 0.0, 1.0) * 5));
}

}  // namespace ui::page
