// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>

namespace ui {

/// The heading of a column of a measure's step table: "log₂(i+1)", "precision", "DCG@i".
QString columnHeading(const core::Explanation& explanation, core::Column column,
                      DiscountForm form = DiscountForm::Divisor);
/// The heading on screen, where a plainer one than columnHeading() exists: "= Term", "DCG so far".
QString plainHeading(const core::Explanation& explanation, core::Column column,
                     DiscountForm form = DiscountForm::Divisor);
/// What the column means, in a sentence; for the heading's tooltip.
QString columnAbout(const core::Explanation& explanation, core::Column column,
                    DiscountForm form = DiscountForm::Divisor);
/// A cell's text; empty if the list or the ideal ranking has no document at that rank.
/// @param row 0-based index into explanation.ranks
QString cellText(const core::Explanation& explanation, std::size_t row, core::Column column,
                 const NumberFormat& format);
/// The current rank in words, with its grade, discount and term, and what it would have added at
/// rank 1. Plain text.
QString rankSentence(const core::Explanation& explanation, std::size_t row,
                     const NumberFormat& format);
/// The same for a reader who already sees the rank: "Grade 5, discount …" instead of "Rank 4: grade
/// 5, …"
QString sentenceBesideRank(const core::Explanation& explanation, std::size_t row,
                           const NumberFormat& format);
/// The value in words: "6 of the 7 relevant documents are in the top 10."; if undefined, why and
/// what the query counts as. Plain text.
QString summarySentence(const core::Explanation& explanation, const NumberFormat& format,
                        core::NoValueRule noValue = core::NoValueRule::Zero);

}  // namespace ui
