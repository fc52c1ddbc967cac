// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// What a column of a measure's step table holds; see ExplainedRank. Column titles depend on the
/// measure ("discount" is "log2(i+1)" in nDCG) and belong to the user interface.
enum class Column : std::uint8_t {
    Rank,
    Grade,
    Gain,
    Weight,
    Seen,
    Term,
    Sum,
    IdealGrade,
    IdealGain,
    IdealTerm,
    IdealSum,
    Attainable,
    Value,
};

/// Which of a rank's numbers, from gain to sum, tell something new compared with the ranks above.
enum class News : std::uint8_t {
    None,
    Seen,
    All,
};

/// The divisor of a measure's sum.
enum class Denominator : std::uint8_t {
    Nothing,                 ///< the sum is the value
    Ideal,                   ///< the ideal ranking's sum
    RanksRead,               ///< k, or the number of retrieved documents without a cutoff
    RetrievedWithinCutoff,   ///< min(k, retrieved)
    Relevant,                ///< R
    RelevantWithinCutoff,    ///< min(k, R)
    HitsFound,               ///< relevant documents within the cutoff, at least 1
    HitsInList,              ///< relevant documents in the whole list, at least 1
    RanksAndRelevant,        ///< (k + beta² R) / (1 + beta²)
    Pairs,                   ///< the weight of all pairs
    IdealReader,             ///< the ERR of the ideal ranking
    BestRank,                ///< the rank where precision is best
    Points,                  ///< the number of recall points
    RetrievedTimesRelevant,  ///< min(k, retrieved) R
    JudgedGains,             ///< the grades of all judged documents, summed
    ExpectedViews,           ///< the number of documents that a reader is expected to view
    IdealItself,             ///< the overlap of the ideal ranking with itself
};

}  // namespace core
