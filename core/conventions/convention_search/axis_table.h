// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/convention_axis.h"
#include "core/conventions/convention_search/rule_answer.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"
#include "core/rankings/evaluation/rule_set.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// Facts about the documents that determine whether a rule can matter.
struct RuleFacts {
    bool isList = true;             ///< one or several lists without scores of their own
    std::size_t queries = 1;        ///< queries in the number
    std::size_t judgedQueries = 1;  ///< in the whole collection
    bool lacksQueries = false;      ///< some judged queries are missing from the run
    bool hasUnjudged = false;
    bool lacksJudged = false;   ///< some judged document was not retrieved for its query
    bool hasFractions = false;  ///< some grades are not whole numbers
    bool hasOwnDocument = false;
    double topGrade = 0;
};

using AxisRow = AxisRowOf<RuleSet, const MeasureSpec&, RuleFacts>;

/// Every dimension of rankings, in the order of ConventionAxis.
std::span<const AxisRow> axisTable();
const AxisRow& rowOf(ConventionAxis axis);

/// The parameter of measures for a dimension; empty for dimensions before and after the formula.
std::optional<Parameter> parameterOf(ConventionAxis axis);

/// The measure under the rules: with their settings, and with their change to the cutoff of
/// `asked`.
MeasureSpec definitionUnder(const RuleSet& rules, const MeasureSpec& asked);

/// Normalises rules that mean the same to a measure: for DCG, ties that are one threshold in AP
/// share their gain.
RuleSet asReadBy(Measure measure, RuleSet rules);

/// The changes from one set of rules to another: what a measure reads under the second and differs
/// in the first.
std::vector<RuleChange> changesBetween(const RuleSet& from, const RuleSet& to,
                                       const MeasureSpec& asked, const RuleFacts& facts);

}  // namespace core
