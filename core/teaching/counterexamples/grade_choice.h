// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Parses a set of grades: `0..1`, `0..3`, `0,2,4`, or `0..1,u` with `u` for unjudged. Returns each
/// grade once, in order, unjudged last; nothing if a part is invalid or there are more than 20.
std::optional<std::vector<Grade>> gradeChoice(std::string_view text);

/// Writes grades in that form: `0..3` if consecutive, otherwise `0,2,4`.
std::string gradeChoiceText(const std::vector<Grade>& grades);

}  // namespace core
