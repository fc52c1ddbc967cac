// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/measures/measure.h"
#include "core/metrics/measures/settings.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What is measured: a measure, a cutoff and the settings it reads.
///
/// Its text form is `name[(parameter=value, …)][@cutoff]`, as in `nDCG(gain=exp)@10`,
/// `AP(rel=2)@100`, `RR`: parameters that have their default are left out, the others come in a
/// fixed order, so two definitions are equal exactly when their texts are. A comma before a digit
/// belongs to the value, as in `nDCG(gain=table,gains=1:1,2:3)@10`.
struct MeasureSpec {
    Measure measure = Measure::Ndcg;
    std::optional<std::size_t> cutoff;  ///< k, 1 or more; without it the whole ranking counts
    Settings settings;

    bool operator==(const MeasureSpec&) const = default;
};

/// Why a text is no definition.
struct MeasureSpecError {
    enum class Kind {
        Empty,              ///< nothing there
        UnknownMeasure,     ///< found names no measure
        UnknownParameter,   ///< found names no parameter of the measure
        RepeatedParameter,  ///< found is given twice
        BadValue,           ///< found is no value of `parameter`
        BadCutoff,          ///< found is no whole number of 1 or more
        Unbalanced,         ///< a parenthesis is missing
        TrailingText,       ///< found stands after the end
    };
    Kind kind = Kind::Empty;
    std::string found;
    std::string measure;                ///< canonical name, once known
    std::string parameter;              ///< for BadValue
    std::vector<std::string> existing;  ///< what could stand there; empty where it is a number
    std::string nearest;                ///< the most similar of them, empty when none is close
};

/// Reads the text form; names of measures, parameters and values are read case-insensitively. A
/// name may also be another program's (OtherName), with its number behind it: `P_10`,
/// `ndcg_cut_10`.
Result<MeasureSpec, MeasureSpecError> parseMeasureSpec(std::string_view text);

/// The canonical text form; parseMeasureSpec reads it back to an equal definition.
std::string toText(const MeasureSpec& definition);

/// The definition with every setting that its measure does not read put back to its default.
MeasureSpec normalised(MeasureSpec definition);

}  // namespace core
