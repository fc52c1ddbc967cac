// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"

#include <span>

namespace core {

/// Returns the request that these two lists answer. Every measure must rank A and B as it does
/// here, with lists no longer than these, their grades and 0, and the same documents if theirs are
/// the same. A measure that is undefined for either list adds no wish.
ListContrast contrastLike(const RankedList& a, const RankedList& b,
                          std::span<const MeasureSpec> measures);

}  // namespace core
