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

/// One rank of an explanation. What gain, weight and seen are is said by the measure's kernel.
struct ExplainedRank {
    std::size_t rank = 0;  ///< 1-based
    // What is small stands together: there is one of these for each document of a long list.
    bool inRanking = false;     ///< false past the end of the ranking: only the ideal goes on
    bool counted = false;       ///< false past the cutoff
    bool inIdeal = false;       ///< false past the end of the ideal, or without one
    bool idealCounted = false;  ///< false past the ideal's cutoff too
    News news = News::None;
    Grade grade;  ///< of the document at this rank
    double gain = 0;
    double weight = 1;
    double seen = 0;
    double term = 0;  ///< what this rank adds
    double sum = 0;   ///< of the terms of ranks 1..rank
    Grade idealGrade;
    double idealGain = 0;
    double idealTerm = 0;
    double idealSum = 0;
    double attainable = 1;  ///< what the sum is divided by, if the list ended here
    Value value = 0.0;      ///< the measure if the list were cut here
};

/// The exact numbers of one rank, each where it fits.
struct ExactRank {
    std::optional<Fraction> term;
    std::optional<Fraction> sum;
    std::optional<Fraction> value;
};

/// A measure of one query, opened down to its terms. The numbers come from the very scan that the
/// batch runs, so `earned` is the last counted rank's sum and the value, bit for bit.
struct Explanation {
    MeasureSpec definition;
    Value value = 0.0;
    std::optional<Fraction> exact;  ///< present when the measure is rational and it fits
    double earned = 0;              ///< sum over the counted ranks
    double attainable = 1;          ///< what it is divided by
    Denominator denominator = Denominator::Nothing;
    std::size_t retrieved = 0;
    std::size_t relevant = 0;  ///< R
    std::size_t relevantWithinCutoff = 0;
    std::vector<std::size_t> relevantRows;  ///< 0-based: those of the ranking within the cutoff
    double topGrade = 0;
    double largestTerm = 0;       ///< of the ranks and of the ideal
    std::vector<Column> columns;  ///< what a table of this measure shows, in order
    /// Ranks 1.. to the end of the ranking or, where the measure has one, of the counted ideal.
    std::vector<ExplainedRank> ranks;
    /// Of the first ranks of the ranking, exactRanks at most; empty when the measure is not
    /// rational.
    std::vector<ExactRank> exactRanks;
};

}  // namespace core
