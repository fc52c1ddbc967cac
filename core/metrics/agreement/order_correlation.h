// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace core {

/// Kendall's tau-b between two sequences of numbers, such as the means of the same runs under two
/// measures: the number of pairs in the same order minus those in opposite order, over the
/// geometric mean of the numbers of untied pairs in each sequence. Range -1 to 1. Empty if a
/// sequence is all tied or has fewer than two numbers. O(n²). Source: Kendall, Biometrika 33, 1945.
/// @param a,b of equal length; index i is the same run in both
std::optional<double> kendallTauB(std::span<const double> a, std::span<const double> b);

/// tau-AP: like Kendall's tau, but pairs near the top weigh more. It is 2 s - 1, where s is a mean
/// over all runs in `order` except the first: the share of the runs above it that `reference` also
/// puts above it. Not symmetric. Range -1 to 1. Empty if two numbers of one sequence are equal or
/// there are fewer than two. O(n²). Source: Yilmaz, Aslam & Robertson, SIGIR 2008.
/// @param order,reference of equal length; index i is the same run in both; higher is better
std::optional<double> tauAp(std::span<const double> order, std::span<const double> reference);

}  // namespace core
