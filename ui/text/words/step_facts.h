// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>

namespace ui {

/// "nDCG@10", or "nDCG" without a cutoff.
QString shortName(const core::MeasureSpec& definition);
/// "nDCG@4": the measure cut off at a rank; "nDCG@i" as a heading.
QString nameAt(const core::MeasureSpec& definition, std::size_t rank);
QString nameAtEach(const core::MeasureSpec& definition);

/// A number that is usually a count: whole numbers have no decimals.
QString countText(double number, const NumberFormat& format);
/// "2/4 = 0.500": not reduced.
QString termRatio(double numerator, double denominator, const NumberFormat& format);
/// "6/10 = 0.6000", with the decimals of a value.
QString valueRatio(double numerator, double denominator, const NumberFormat& format);
/// "(10 + 7)/2 = 8.500": the denominator of F after `ranks` ranks.
QString meanOfRanksAndRelevant(const core::Explanation& explanation, std::size_t ranks, double mean,
                               const NumberFormat& format);
/// "2033/4410 = 0.4610", or just the decimals if there is no fraction or it is too long.
QString exactValueText(const core::Explanation& explanation, const NumberFormat& format);

/// Whether the measure discounts, and its discounts are shown as weights.
bool tellsWeights(const core::Explanation& explanation, const NumberFormat& format);
/// The number in the column Weight: the discount as shown, or the measure's own weight.
double shownWeight(const core::Explanation& explanation, const core::ExplainedRank& line,
                   const NumberFormat& format);
/// "₂", "₁₀"; a base with decimals has no subscript form and reads "_2.5".
QString subscript(double base);
/// "log₂(i+1)", "max(1, log₂ i)", "i", "1"; as weights "1/log₂(i+1)".
QString discountFormula(const core::Settings& settings, DiscountForm form);
/// "log₂(4+1) = 2.322", "4", "1"; as weights "1/log₂(4+1) = 0.431".
QString discountAt(const core::Settings& settings, std::size_t rank, double divisor,
                   const NumberFormat& format);

}  // namespace ui
