// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"

#include <cstdint>

namespace ui {

/// The ranking in an order that says something about a measure; each is one step with a name, and
/// none where nothing would change.
void sortIdeal(RankingDocument& document);  ///< core::bestFirst(): the best this list can be
void sortWorst(RankingDocument& document);  ///< core::worstFirst()
void reverseOrder(RankingDocument& document);
void shuffle(RankingDocument& document, std::uint64_t seed);  ///< core::shuffled()
/// Grades from the threshold on become 1 and other judged ones 0, and the threshold becomes 1: what
/// reads relevant and judged only keeps its value (core::binarised()).
void binarise(RankingDocument& document);

}  // namespace ui
