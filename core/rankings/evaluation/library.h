// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/convention.h"
#include "core/rankings/evaluation/list_under_rules.h"
#include "core/rankings/evaluation/rule_set.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace core {

/// What a library does that is not reproduced here under its name.
enum class Departure : std::uint8_t {
    TieOrder,         ///< the order of documents with equal scores is not fixed; here they are in
                      ///< file order
    PositiveScores,   ///< in AP, RR, P and recall, a document with a score of 0 or less is not
                      ///< relevant
    RoundedTerms,     ///< DCG terms are truncated to two decimals, AP terms rounded to four
    BestRetrieved,    ///< RR looks for the best retrieved document instead of the best judged one
    UnjudgedGrade,    ///< in ERR, an unjudged document counts as grade 2
    NegativeRefused,  ///< newer versions reject negative grades in nDCG
};

/// How a known library or program evaluates a whole run: its rules, including what it does before
/// and after the formula. A library whose measures follow different rules has a row for each set.
/// Further quirks of single measures (None, nan or a division by zero if there is nothing to find,
/// ranx' bpref of negative grades) and the rounding of printed means are not included.
struct Library {
    std::string_view name;  ///< its own name; not translated
    RuleSet rules;          ///< those of its Convention, and those that no Convention covers
    std::span<const Departure> departures = {};
};

/// Every library; names are unique.
std::span<const Library> libraries();

/// Null if there is no library with this name. Not case-sensitive.
const Library* libraryNamed(std::string_view name);

/// Whether a departure matters only if there are ties or negative grades.
bool dependsOnData(Departure departure);

/// Whether a departure affects the measure.
bool concerns(Departure departure, Measure measure);

/// The measure as the library computes it. Parameters at their defaults take the library's values;
/// the others stay.
MeasureSpec asComputedBy(const Library& library, const MeasureSpec& definition);

/// The measure of a list as the library computes and rounds it, for valuesUnder() and for documents
/// in their current order. The threshold and scale stay.
/// @param measure the current definition; everything in which conventions differ is replaced by the
/// library's
RuledMeasure asRuled(const Library& library, const MeasureSpec& measure);

/// The settings under the library's rules. Their threshold stays unless the library ignores grades,
/// and their scale stays unless the library's is fixed.
/// @param measure the measure for which they are used
Settings underLibrary(const Settings& settings, const Library& library, Measure measure);

/// The judgments with grades truncated to whole numbers. O(judgments).
Qrels withWholeGrades(Qrels qrels);

/// The judgments as the library reads them. O(judgments) if it truncates grades.
Qrels asReadBy(const Library& library, Qrels qrels);

}  // namespace core
