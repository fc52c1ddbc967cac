// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/formula/formula.h"

#include <cstddef>
#include <optional>

namespace ui {

/// The ranks of a formula's terms, in the order of its longest sum, hidden ones included where a
/// gap stands for them. Without a current rank, Right begins at the first and Left at the last.
std::optional<std::size_t> rankAfter(const Formula& formula, std::optional<std::size_t> rank);
std::optional<std::size_t> rankBefore(const Formula& formula, std::optional<std::size_t> rank);

}  // namespace ui
