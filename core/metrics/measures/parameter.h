// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// A setting that a measure reads, in the order in which its text form prints them.
enum class Parameter : std::uint8_t {
    RelevantFrom,          ///< rel
    Gain,                  ///< gain
    GainTable,             ///< gains
    Earners,               ///< earners
    Discount,              ///< discount
    DiscountBase,          ///< base
    Ideal,                 ///< ideal
    IdealCutoff,           ///< idealcut
    ApDenominator,         ///< denominator
    PrecisionDenominator,  ///< denominator
    RrTarget,              ///< of
    NoHit,                 ///< nohit
    Persistence,           ///< p
    DesiredGain,           ///< T
    RbpGain,               ///< gain
    TopGrade,              ///< max
    Beta,                  ///< beta
    PairWeight,            ///< weights
    JudgedCount,           ///< counts
    RecallPoint,           ///< at
    RecallRounding,        ///< need
    OverlapPersistence,    ///< p
    OverlapDepth,          ///< depth
};

}  // namespace core
