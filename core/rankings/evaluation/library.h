// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/convention.h"
#include "core/rankings/evaluation/list_rules.h"
#include "core/rankings/evaluation/rule_set.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace core {

/// What a library does that is not done under its name here.
enum class Departure : std::uint8_t {
    TieOrder,         ///< documents with equal scores come to stand in no fixed order; here they
                      ///< stand as in the file
    PositiveScores,   ///< AP, RR, P and recall take a document whose score is 0 or less for not
                      ///< relevant
    RoundedTerms,     ///< the terms of DCG are cut to two decimals, those of AP rounded to four
    BestRetrieved,    ///< RR waits for the best document that was retrieved, not that was judged
    UnjudgedGrade,    ///< ERR takes an unjudged document for one of grade 2
    NegativeRefused,  ///< nDCG of negative grades is refused by its newer versions
};

/// How a known library or program measures a whole run: its convention, and what it does before and
/// after the formula. A library that goes about its measures in different ways has a row for each
/// way. What differs from one measure to the next beyond that (a None, a nan, a division by zero
/// where there is nothing to find, ranx' bpref of negative grades) is left out, and so is the
/// rounding of means for print.
struct Library {
    std::string_view name;  ///< as it calls itself; not translated
    RuleSet rules;          ///< those of its Convention, and what belongs to none
    std::span<const Departure> departures = {};
};

/// Every library; names are unique.
std::span<const Library> libraries();

/// Null when there is none of that name; upper and lower case are the same.
const Library* libraryNamed(std::string_view name);

/// Whether a departure is one only where there are ties, or negative grades.
bool dependsOnData(Departure departure);

/// Whether a departure concerns the measure.
bool concerns(Departure departure, Measure measure);

/// The measure as the library computes it: every parameter that the definition leaves at its
/// default becomes the library's, those that it gives stay.
MeasureSpec asComputedBy(const Library& library, const MeasureSpec& definition);

/// The measure of a list as the library computes it, rounded as it rounds: for valuesUnder(), of
/// the documents in the order in which they stand, where a list has no other. The settings'
/// threshold and scale stay.
/// @param measure as it is in force here; all that conventions differ in becomes the library's
RuledMeasure asRuled(const Library& library, const MeasureSpec& measure);

/// The settings under the library's convention, with their own threshold unless the library's takes
/// no notice of grades, and their own scale unless the library's is fixed.
/// @param measure which they are for
Settings underLibrary(const Settings& settings, const Library& library, Measure measure);

/// The judgments with the fractions of their grades cut off. O(judgments).
Qrels withWholeGrades(Qrels qrels);

/// The judgments as the library reads them. O(judgments) where it cuts fractions off.
Qrels asReadBy(const Library& library, Qrels qrels);

}  // namespace core
