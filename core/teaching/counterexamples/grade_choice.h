// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Grades as people write them: `0..1`, `0..3`, `0,2,4`, `0..1,u` with `u` for unjudged. Each once,
/// in their order, unjudged last. Nothing where a part is neither, or there are more than 20.
std::optional<std::vector<Grade>> gradeChoice(std::string_view text);

/// The same as text: `0..3` of neighbours, else `0,2,4`.
std::string gradeChoiceText(const std::vector<Grade>& grades);

}  // namespace core
