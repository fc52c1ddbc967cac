// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/foundation/grade.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/scan/columns.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// One rank of an explanation. The measure's kernel documents what gain, weight and seen mean.
struct ExplainedRank {
    std::size_t rank = 0;  ///< 1-based
    // Small members are grouped to avoid padding: a long list has one of these per document.
    bool inRanking = false;     ///< false past the ranking's end, where only the ideal goes on
    bool counted = false;       ///< false past the cutoff
    bool inIdeal = false;       ///< false past the end of the ideal, or without one
    bool idealCounted = false;  ///< also false past the ideal's cutoff
    News news = News::None;
    Grade grade;  ///< of the document at this rank
    double gain = 0;
    double weight = 1;
    double seen = 0;
    double term = 0;  ///< what this rank adds
    double sum = 0;   ///< of the terms at ranks 1..rank
    Grade idealGrade;
    double idealGain = 0;
    double idealTerm = 0;
    double idealSum = 0;
    double attainable = 1;  ///< the sum's divisor if the list were cut here
    Value value = 0.0;      ///< the measure if the list were cut here
};

/// The exact numbers of one rank; each is empty if the fraction does not fit.
struct ExactRank {
    std::optional<Fraction> term;
    std::optional<Fraction> sum;
    std::optional<Fraction> value;
};

/// A measure of one query, broken down into its terms. The numbers come from the same scan as batch
/// evaluation, so `earned` equals the sum at the last counted rank, and `value` the batch value,
/// bit for bit.
struct Explanation {
    MeasureSpec definition;
    Value value = 0.0;
    std::optional<Fraction> exact;  ///< set if the measure is rational and the fraction fits
    double earned = 0;              ///< sum over the counted ranks
    double attainable = 1;          ///< the divisor of `earned`
    Denominator denominator = Denominator::Nothing;
    std::size_t retrieved = 0;
    std::size_t relevant = 0;  ///< R
    std::size_t relevantWithinCutoff = 0;
    std::vector<std::size_t> relevantRows;  ///< 0-based rows within the cutoff
    double topGrade = 0;
    double largestTerm = 0;       ///< of the ranking and the ideal
    std::vector<Column> columns;  ///< of this measure's table, in order
    /// Ranks 1 to the end of the ranking, or to the end of the ideal's counted ranks if that is
    /// later.
    std::vector<ExplainedRank> ranks;
    /// The first ranks of the ranking, at most mostExactRanks; empty if the measure is not
    /// rational.
    std::vector<ExactRank> exactRanks;
};

}  // namespace core
