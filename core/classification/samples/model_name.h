// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether the name of a model says only that there are scores, not whose: a heading of words such
/// as score, prob, y or pred ("y_score", "predicted probability", "score 1"), a column's number, or
/// nothing. O(length).
bool isBareName(std::string_view name);

}  // namespace core
