// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace core {

/// Kendall's tau-b between two sequences of numbers, such as the means of the same systems under
/// two measures: pairs in the same order less pairs in opposite order, over the geometric mean of
/// the pairs that each sequence does not tie. Range -1 to 1; none when a sequence is all tied or
/// has fewer than two numbers. O(n²). Source: Kendall, Biometrika 33, 1945.
/// @param a,b as long as each other: index i is one system
std::optional<double> kendallTauB(std::span<const double> a, std::span<const double> b);

/// tau-AP: as Kendall's tau, but a pair weighs more the nearer its lower system stands to the top:
/// the mean, over the systems of `order` but the first, of the share of those above it that the
/// reference puts above it too, times 2 less 1. Not symmetric. Range -1 to 1; none when two numbers
/// of one sequence are equal or there are fewer than two. O(n²).
/// Source: Yilmaz, Aslam & Robertson, SIGIR 2008.
/// @param order,reference as long as each other: index i is one system, more is better
std::optional<double> tauAp(std::span<const double> order, std::span<const double> reference);

}  // namespace core
