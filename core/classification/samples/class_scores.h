// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/delimited_table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The columns that hold scores, but of two that are the probabilities of both classes only that of
/// the positive one: they add up to 1 in every row, and their headings differ by the two labels, as
/// P(cat) and P(dog) do, or by 0 and 1, no and yes or the like, as predict_proba has them. Where
/// nothing tells which class is positive both stay. O(columns² · rows).
/// @param positive the label of the positive class, when it is known
std::vector<std::size_t> scoresOfPositive(const TablePreview& table,
                                          const std::optional<std::string>& positive);

}  // namespace core
