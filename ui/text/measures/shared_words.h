// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/measures/measure_words.h"

/// Words that several measures share.
namespace ui {

// Cells.
/// A place where nothing is added, as opposed to a 0 that is.
QString nothingCell();
QString yesOrNo(double number);
QString seenCount(const AtRank& at);
QString termCount(const AtRank& at);
QString termDecimals(const AtRank& at);
QString attainableCount(const AtRank& at);

// Facts.
QString notRelevantConsequence(const AtRank& at);
/// Of a measure of hits: nothing more where the document is one.
QString noHitConsequence(const AtRank& at);
/// Of a measure of gains: nothing more where the document has one.
QString noGainConsequence(const AtRank& at);
/// Of a measure that waits for a document.
QString searchConsequence(const AtRank& at);
/// "Grade 3 reaches 1, so rank 4 is relevant and counts 1."
QString relevantFact(const AtRank& at);
/// "2^4 − 1 = 15"
QString gainedBy(const AtRank& at, core::Grade grade, double gain);
/// The gain over the discount, or times the weight, and what comes out: "4 / 1.585 = 2.524".
QString discountedText(const AtRank& at, double gain, double term);

// Columns.
ColumnHead hitsHead(const Explained& in);
QString hitsFact(const AtRank& at);
inline constexpr ColumnWords hitsSoFar{hitsHead, seenCount, hitsFact};
ColumnHead relevantHead(const Explained& in);
inline constexpr ColumnWords relevantTerm{relevantHead, termCount, relevantFact};
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
/// @param soFar with places for what was found, `of`, the measure's name and its value
QString hitsSentence(const AtRank& at, const QString& soFar, const QString& of);
/// The same of a measure that divides by the relevant documents that fit.
QString hitsThatFitSentence(const AtRank& at);

// Sentences of the whole.
QString hitsThatFitSummary(const Explained& in);

}  // namespace ui
