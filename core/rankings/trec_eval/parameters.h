// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// What may follow the dot in `measure.parameters`.
enum class TrecParameterKind : std::uint8_t {
    None,
    Cutoffs,       ///< whole numbers, ascending, one value for each
    Multiples,     ///< numbers, ascending, one value for each
    RecallPoints,  ///< numbers, one value for all of them
    Number,        ///< one number
    Weights,       ///< four numbers
    Gains,         ///< grade=gain pairs
    Persistence,   ///< p=number and grade=gain pairs
};

/// A grade and its gain.
struct GradeGain {
    int grade = 0;
    double gain = 0;
    bool operator==(const GradeGain&) const = default;
};

struct TrecParameters {
    std::string text;             ///< as given; empty for the defaults
    std::vector<double> numbers;  ///< for every kind but Gains; of Persistence, p
    std::vector<GradeGain> gains;
    bool operator==(const TrecParameters&) const = default;
};

}  // namespace core
