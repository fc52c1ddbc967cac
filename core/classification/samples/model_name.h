// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether a model is called as its column only, which says that there are scores and not whose:
/// by a heading of words such as score, prob, y or pred ("y_score", "predicted probability",
/// "score 1"), by a column's number, or not at all. O(length).
bool isBareName(std::string_view name);

}  // namespace core
