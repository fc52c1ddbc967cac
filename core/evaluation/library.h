#pragma once

#include "core/evaluation/run_evaluation.h"
#include "core/io/number_reading.h"
#include "core/io/qrels.h"
#include "core/io/run.h"
#include "core/metric/definition.h"

#include <span>
#include <string_view>

namespace core {

/// How a known library or program measures a whole run: its convention, and what it does before and
/// after the formula. A library that goes about its measures in different ways has a row for each
/// way. What differs from one measure to the next beyond that (a None, a nan, a division by zero
/// where there is nothing to find) is left out.
struct Library {
    std::string_view name;  ///< as it calls itself; not translated
    Settings settings;      ///< of its Convention, and what belongs to no convention
    RankOrder order = RankOrder::ScoreThenIdDescending;
    ScorePrecision precision = ScorePrecision::Double;
    EvaluationRules rules;
    bool wholeGrades = false;  ///< a grade's fraction is cut off: 1.7 is 1, as C reads an integer
};

/// Every library; names are unique.
std::span<const Library> libraries();

/// Null when there is none of that name; upper and lower case are the same.
const Library* libraryNamed(std::string_view name);

/// The measure as the library computes it: every parameter that the definition leaves at its
/// default becomes the library's, those that it gives stay.
Definition asComputedBy(const Library& library, const Definition& definition);

/// The judgments as the library reads them. O(judgments) where it cuts fractions off.
Qrels asReadBy(const Library& library, Qrels qrels);

}  // namespace core
