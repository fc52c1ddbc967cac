// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace core {

/// A family of p values, one per comparison. Undefined ones are empty; they stay empty and do not
/// count.
using PValues = std::vector<std::optional<double>>;

/// Adjusts p values to control the family-wise error rate: if all tests with a p below alpha are
/// rejected, the probability of any false rejection is at most alpha. The i-th smallest of m is
/// multiplied by m - i + 1, made at least as large as those before, and capped at 1. O(m log m).
/// Source: Holm, Scandinavian Journal of Statistics 6, 1979.
PValues holm(std::span<const std::optional<double>> family);

/// Adjusts p values to control the false discovery rate: among those below alpha, the expected
/// share of false rejections is at most alpha, if tests are independent or positively dependent.
/// The i-th smallest of m is multiplied by m / i and made at most as large as those after. O(m log
/// m). Source: Benjamini & Hochberg, Journal of the Royal Statistical Society B 57, 1995.
PValues benjaminiHochberg(std::span<const std::optional<double>> family);

}  // namespace core
