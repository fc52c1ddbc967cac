#pragma once

#include "core/evaluation/rule_set.h"
#include "core/metric/definition.h"
#include "core/metric/parameter.h"
#include "core/runs/qrels.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// In what tools differ that print a number for "the same" measure. Parameters that a measure names
/// alike in its text form are one dimension for each measure that reads them.
enum class Dimension : std::uint8_t {
    Gain,
    RbpGain,
    Earners,
    RelevantFrom,
    Discount,
    DiscountBase,
    Ideal,
    IdealCutoff,
    Cutoff,
    ApDenominator,
    PrecisionDenominator,
    RecallDenominator,
    RrTarget,
    NoHit,
    TopGrade,
    PairWeight,
    JudgedCount,
    Ties,
    ScoreWidth,
    SortedBy,
    Unjudged,
    WholeGrades,
    Scope,
    OwnDocument,
    NoValue,
    Missing,
    Averaging,
    Rounding,
};

/// What of the documents decides whether a rule can matter.
struct RuleFacts {
    bool isList = true;             ///< a list, or several, without scores of its own
    std::size_t queries = 1;        ///< that the number is of
    std::size_t judgedQueries = 1;  ///< of the whole collection
    bool lacksQueries = false;      ///< some are judged that the run does not have
    bool hasUnjudged = false;
    bool hasFractions = false;  ///< of grades
    bool hasOwnDocument = false;
    double topGrade = 0;
};

/// A dimension: the values that tools have, and how a value is read off a set of rules and put into
/// one.
struct DimensionRow {
    Dimension dimension;
    std::string_view id;                       ///< as text and JSON name it; one for each measure
    std::span<const std::string_view> values;  ///< those to look for, the usual one first
    std::string (*value)(const RuleSet&);
    /// @param value one of `values`, or what value() said
    void (*set)(RuleSet&, std::string_view value);
    /// Whether the value can matter for a measure under the other rules and for such documents.
    bool (*isRead)(const Definition&, const RuleSet&, const RuleFacts&);
};

/// Every dimension, in the order of enum Dimension.
std::span<const DimensionRow> dimensionTable();
const DimensionRow& rowOf(Dimension dimension);

/// The parameter of measures that a dimension is; none of those before and after the formula.
std::optional<Parameter> parameterOf(Dimension dimension);

/// The measure as the rules have it: their settings, and the cutoff that they make of `asked`'s.
Definition definitionUnder(const RuleSet& rules, const Definition& asked);

/// The same rules with one name for what a measure makes alike of two: where equal scores are one
/// threshold to AP, they share their gain in DCG.
RuleSet asReadBy(Measure measure, RuleSet rules);

/// One rule that is another than before.
struct RuleChange {
    Dimension dimension;
    std::string from;
    std::string to;
    bool operator==(const RuleChange&) const = default;
};

/// The step from one set of rules to another: what a measure reads under the second and is
/// otherwise in the first.
std::vector<RuleChange> changesBetween(const RuleSet& from, const RuleSet& to,
                                       const Definition& asked, const RuleFacts& facts);

}  // namespace core
