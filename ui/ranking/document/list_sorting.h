// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"

#include <cstdint>

namespace ui {

/// Reorder the ranking to illustrate a measure. Each is one named undo step, and none if nothing
/// would change.
void sortIdeal(RankingDocument& document);  ///< core::bestFirst(): the best order of this list
void sortWorst(RankingDocument& document);  ///< core::worstFirst()
void reverseOrder(RankingDocument& document);
void shuffle(RankingDocument& document, std::uint64_t seed);  ///< core::shuffled()
/// Grades at or above the threshold become 1, other judged grades 0, and the threshold 1. Measures
/// that only use relevant and judged keep their values (core::binarised()).
void binarise(RankingDocument& document);

}  // namespace ui
