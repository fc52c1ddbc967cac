// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/formula/formula_parts.h"

/// One builder per measure, by family.
namespace ui::formula_parts {

// gain_formulas.cpp
Formula cumulatedGain(const Input& in);
Formula discountedGain(const Input& in);
Formula idealDiscountedGain(const Input& in);
Formula normalisedGain(const Input& in);

// hit_formulas.cpp: relevant or judged documents divided by a number of ranks
Formula precision(const Input& in);
Formula recall(const Input& in);
Formula cappedRecall(const Input& in);
Formula rPrecision(const Input& in);
Formula judgedShare(const Input& in);
Formula fMeasure(const Input& in);
Formula setAveragePrecision(const Input& in);
Formula setRelativePrecision(const Input& in);
/// name = what is counted = count
Formula countedDocuments(const Input& in, const QString& name, const QString& what);

// position_formulas.cpp: ranks of the relevant documents
/// name = 1/R ∑ summand = 1/7 × (1/2 + …) = sum/7 = exact = value. Sums gain ÷ weight over every
/// relevant rank and divides by the measure's denominator.
Formula meanOverRelevant(const Input& in, const QString& name, const Formula& summand);
Formula averagePrecision(const Input& in);
Formula inferredPrecision(const Input& in);
Formula interpolatedPrecision(const Input& in);
Formula elevenPointAverage(const Input& in);
Formula binaryPreference(const Input& in);
Formula reciprocalRank(const Input& in);
Formula success(const Input& in);
Formula binaryGainRatio(const Input& in);
Formula gainRatio(const Input& in);
Formula rankCorrelation(const Input& in);

// reader_formulas.cpp: a reader going down the list
Formula expectedReciprocalRank(const Input& in);
Formula normalisedReciprocalRank(const Input& in);
Formula rankBiasedPrecision(const Input& in);
/// name = ∑ gain × reach / ∑ reach, the expected number of documents viewed
Formula gainPerView(const Input& in, const QString& name);
Formula bejeweledPlayer(const Input& in);
/// name = overlap of the list and the ideal / overlap of the ideal with itself
Formula compatibility(const Input& in);

}  // namespace ui::formula_parts
