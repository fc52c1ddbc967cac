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

/// What of the documents decides whether a rule can matter.
struct RuleFacts {
    bool isList = true;             ///< a list, or several, without scores of its own
    std::size_t queries = 1;        ///< that the number is of
    std::size_t judgedQueries = 1;  ///< of the whole collection
    bool lacksQueries = false;      ///< some are judged that the run does not have
    bool hasUnjudged = false;
    bool lacksJudged = false;   ///< some judged document was not retrieved for its query
    bool hasFractions = false;  ///< of grades
    bool hasOwnDocument = false;
    double topGrade = 0;
};

using AxisRow = AxisRowOf<RuleSet, const MeasureSpec&, RuleFacts>;

/// Every dimension of rankings, in the order of enum Dimension.
std::span<const AxisRow> axisTable();
const AxisRow& rowOf(ConventionAxis axis);

/// The parameter of measures that a dimension is; none of those before and after the formula.
std::optional<Parameter> parameterOf(ConventionAxis axis);

/// The measure as the rules have it: their settings, and the cutoff that they make of `asked`'s.
MeasureSpec definitionUnder(const RuleSet& rules, const MeasureSpec& asked);

/// The same rules with one name for what a measure makes alike of two: where equal scores are one
/// threshold to AP, they share their gain in DCG.
RuleSet asReadBy(Measure measure, RuleSet rules);

/// The step from one set of rules to another: what a measure reads under the second and is
/// otherwise in the first.
std::vector<RuleChange> changesBetween(const RuleSet& from, const RuleSet& to,
                                       const MeasureSpec& asked, const RuleFacts& facts);

}  // namespace core
