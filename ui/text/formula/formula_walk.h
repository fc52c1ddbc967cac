// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/formula/formula.h"

#include <cstddef>
#include <optional>

namespace ui {

/// The next or previous rank with a term or at the near end of a gap, anywhere in the formula.
/// Without a rank, rankAfter() starts at the first and rankBefore() at the last.
std::optional<std::size_t> rankAfter(const Formula& formula, std::optional<std::size_t> rank);
std::optional<std::size_t> rankBefore(const Formula& formula, std::optional<std::size_t> rank);

}  // namespace ui
