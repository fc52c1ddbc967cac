// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/delimited_table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The columns with scores. If two columns are the probabilities of both classes, only that of the
/// positive class is kept: they add up to 1 in every row, and their headings differ by the two
/// labels, as in P(cat) and P(dog), or by 0 and 1, no and yes or the like, as in predict_proba. If
/// the positive class is unknown, both are kept. O(columns² · rows).
/// @param positive the label of the positive class, if known
std::vector<std::size_t> scoresOfPositive(const TablePreview& table,
                                          const std::optional<std::string>& positive);

/// The label of two words that the heading of scores names, if the other one is likely to be
/// positive: "no" for p_no. It is the positive class of these scores.
std::optional<std::string> negativeNamedBy(const TablePreview& table, std::size_t scores);

}  // namespace core
