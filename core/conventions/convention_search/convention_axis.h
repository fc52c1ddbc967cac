// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/parameter.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// The dimensions in which tools differ that print a number for "the same" measure. Parameters with
/// the same name in text form are a separate dimension for each measure that reads them.
enum class ConventionAxis : std::uint8_t {
    // for rankings
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
    // for classifier measures
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

/// The names of a dimension and of its values in tools.
struct AxisNames {
    ConventionAxis axis;
    std::string_view id;                       ///< name in text and JSON; unique for each measure
    std::span<const std::string_view> values;  ///< values to try, the usual one first
    std::optional<Parameter> parameter = {};   ///< set if the dimension is a parameter of measures
};

/// How a dimension's value is read from and written to a set of rules.
template <class OfRules, class Asked, class Facts>
struct AxisRowOf : AxisNames {
    using Rules = OfRules;
    std::string (*value)(const Rules&);
    /// @param value one of `values`, or a result of value()
    void (*set)(Rules&, std::string_view value);
    /// Whether the value can matter for the request, under the other rules and for this data.
    bool (*isRead)(Asked, const Rules&, const Facts&);
};

}  // namespace core
