// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace core {

/// A family of p values, one per comparison; none where a test had no value. Such a one stays
/// without and does not count.
using PValues = std::vector<std::optional<double>>;

/// p values adjusted so that one below alpha bounds by alpha the chance of any wrong finding:
/// the i-th smallest of m times m - i + 1, at least as much as those before, at most 1.
/// O(m log m). Source: Holm, Scandinavian Journal of Statistics 6, 1979.
PValues holm(std::span<const std::optional<double>> family);

/// p values adjusted so that one below alpha bounds by alpha the expected share of wrong
/// diagnostics, for independent or positively dependent tests: the i-th smallest of m times m / i,
/// at most as much as those after. O(m log m). Source: Benjamini & Hochberg, Journal of the Royal
/// Statistical Society B 57, 1995.
PValues benjaminiHochberg(std::span<const std::optional<double>> family);

}  // namespace core
