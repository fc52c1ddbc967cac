// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"

#include <span>

namespace core {

/// What two lists are an answer to: every measure puts B where it puts it beside A, with lists no
/// longer than theirs, their grades and 0, and orders of the same documents where they are such.
/// Measures that are undefined for one of them ask for nothing.
ListContrast contrastLike(const RankedList& a, const RankedList& b,
                          std::span<const MeasureSpec> measures);

}  // namespace core
