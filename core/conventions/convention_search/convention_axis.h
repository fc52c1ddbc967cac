// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/parameter.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// In what tools differ that print a number for "the same" measure. Parameters that a measure names
/// alike in its text form are one dimension for each measure that reads them.
enum class ConventionAxis : std::uint8_t {
    // of rankings
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
    NotRetrieved,
    WholeGrades,
    Scope,
    OwnDocument,
    NoValue,
    Missing,
    Averaging,
    Rounding,
    SumDigits,
    // of a classifier's figures
    PositiveClass,
    Probabilities,
    SampleScoreWidth,
    MeasuredScores,
    SampleWeights,
    Groups,
    TiedPairs,
    PrArea,
    Clip,
    LogBase,
    SampleSum,
    Bins,
    Binning,
    ClosedEdge,
    Confidence,
    GapNorm,
    Threshold,
    AtThreshold,
    RateAverage,
    NoRate,
};

/// What a dimension and the values are called that tools have.
struct AxisNames {
    ConventionAxis axis;
    std::string_view id;                       ///< as text and JSON name it; one for each measure
    std::span<const std::string_view> values;  ///< those to look for, the usual one first
    std::optional<Parameter> parameter = {};   ///< of measures, where it is one
};

/// How the value of a dimension is read off a set of rules and put into one.
template <class OfRules, class Asked, class Facts>
struct AxisRowOf : AxisNames {
    using Rules = OfRules;
    std::string (*value)(const Rules&);
    /// @param value one of `values`, or what value() said
    void (*set)(Rules&, std::string_view value);
    /// Whether the value can matter for what is asked under the other rules and for such data.
    bool (*isRead)(Asked, const Rules&, const Facts&);
};

}  // namespace core
