// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace core {

/// Whether two runs differ. Symmetric; no run differs from itself.
using Differs = std::function<bool(std::size_t one, std::size_t other)>;

/// Assigns letters such that two runs share one exactly if they do not differ. Returns the letter
/// numbers of each run, ascending. Letters are numbered in the order of the runs: the first run has
/// letter 0. O(n^4) for n runs at worst; O(n^3) if runs that do not differ form contiguous groups,
/// as under one bound for all differences.
///
/// Letter displays: Piepho, Journal of Computational and Graphical Statistics 13, 2004. Algorithm:
/// each letter starts with two runs that do not share one yet and grows by the runs that gain most
/// (Gramm, Guo, Hüffner, Niedermeier, Piepho & Schabenberger, Computational Statistics & Data
/// Analysis 52, 2007). Unlike insert-absorb, it never takes exponential time.
std::vector<std::vector<std::size_t>> letterDisplay(std::size_t systems, const Differs& differ);

/// "a" to "z", then "A" to "Z", then "a2", "b2", …
std::string letterText(std::size_t letter);
std::string letterText(const std::vector<std::size_t>& letters);

}  // namespace core
