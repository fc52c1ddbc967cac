// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/measures/measure_words.h"

/// Words that several measures share.
namespace ui {

// Cells.
/// A rank that adds nothing, as opposed to one that adds 0.
QString nothingCell();
QString yesOrNo(double number);
QString seenCount(const AtRank& at);
QString termCount(const AtRank& at);
QString termDecimals(const AtRank& at);
QString attainableCount(const AtRank& at);

// Facts.
QString notRelevantConsequence(const AtRank& at);
/// For measures of hits: empty if the document is a hit.
QString noHitConsequence(const AtRank& at);
/// For measures of gains: empty if the document has a gain.
QString noGainConsequence(const AtRank& at);
/// For measures that look for the first hit.
QString searchConsequence(const AtRank& at);
/// "Grade 3 is at least 1, so rank 4 is relevant and counts as 1."
QString relevantFact(const AtRank& at);
/// "2^4 − 1 = 15"
QString gainedBy(const AtRank& at, core::Grade grade, double gain);
/// The gain over the discount, or times the weight, and the result: "4 / 1.585 = 2.524".
QString discountedText(const AtRank& at, double gain, double term);

// Columns.
ColumnHead hitsHead(const Explained& in);
QString hitsFact(const AtRank& at);
inline constexpr ColumnWords hitsSoFar{hitsHead, seenCount, hitsFact};
ColumnHead relevantHead(const Explained& in);
inline constexpr ColumnWords relevantTerm{relevantHead, termCount, relevantFact};
ColumnHead shareOfScaleHead(const Explained& in);
QString gainDecimals(const AtRank& at);
QString shareOfScaleFact(const AtRank& at);
/// Grade ÷ highest grade.
inline constexpr ColumnWords shareOfScale{shareOfScaleHead, gainDecimals, shareOfScaleFact};
ColumnHead perRankHead(const Explained& in);
ColumnHead relevantPlacesHead(const Explained& in);
QString relevantPlacesFact(const AtRank& at);
inline constexpr ColumnWords relevantPlaces{relevantPlacesHead, attainableCount,
                                            relevantPlacesFact};

// Headings of sums.
QString ownNameHeading(const Explained& in);
QString runningSumHeading(const Explained& in);
QString relevantSoFarHeading(const Explained& in);

// Cells of the column Value.
QString exactValueCell(const AtRank& at);
QString ratioValueCell(const AtRank& at);

// Sentences of a rank.
QString notRelevantSentence(const AtRank& at);
QString relevanceSentence(const AtRank& at);
QString noGainSentence(const AtRank& at);
/// "Rank 4 is relevant, with grade 3. Found so far: 2 of 7, so Recall@4 is 2/7 = 0.2857."
/// @param soFar has placeholders for the number found, `of`, the measure's name and its value
QString hitsSentence(const AtRank& at, const QString& soFar, const QString& of);
/// The same for a measure that divides by the most relevant documents the ranks can hold.
QString hitsThatFitSentence(const AtRank& at);

// Sentences of the whole.
QString hitsThatFitSummary(const Explained& in);

}  // namespace ui
