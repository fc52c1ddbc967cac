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

/// A fully specified measure: the measure, a cutoff and the settings it reads.
///
/// Its text form is `name[(parameter=value, …)][@cutoff]`, as in `nDCG(gain=exp)@10`,
/// `AP(rel=2)@100`, `RR`. Parameters with default values are omitted and the others have a fixed
/// order, so two definitions are equal exactly if their texts are. A comma before a digit belongs
/// to the value, as in `nDCG(gain=table,gains=1:1,2:3)@10`.
struct MeasureSpec {
    Measure measure = Measure::Ndcg;
    std::optional<std::size_t> cutoff;  ///< k, at least 1; empty: the whole ranking counts
    Settings settings;
    /// Evaluated under the other rule for unjudged documents: they are removed if the evaluation
    /// keeps them, and kept if it removes them. Not part of the text form.
    bool treatsUnjudgedOtherwise = false;
    /// The name of a measure that another program computed and Rankscope does not know: its values
    /// can be read and compared, but not computed. Such a measure has no settings, and
    /// parseMeasureSpec() does not read its text form, which is the name. Empty: a measure of
    /// Rankscope.
    std::string given = {};

    bool operator==(const MeasureSpec&) const = default;
};

/// Why a text is not a definition.
struct MeasureSpecError {
    enum class Kind {
        Empty,              ///< the text is empty
        UnknownMeasure,     ///< `found` is not the name of a measure
        UnknownParameter,   ///< the measure has no parameter `found`
        RepeatedParameter,  ///< `found` is given twice
        BadValue,           ///< `found` is not a value of `parameter`
        BadCutoff,          ///< `found` is not a whole number of at least 1
        Unbalanced,         ///< a parenthesis is missing
        TrailingText,       ///< `found` follows the end of the definition
    };
    Kind kind = Kind::Empty;
    std::string found;
    std::string measure;                ///< canonical name, once known
    std::string parameter;              ///< for BadValue
    std::vector<std::string> existing;  ///< what is allowed there; empty for a number
    std::string nearest;                ///< the most similar of them; empty if none is close
};

/// Parses the text form. Names of measures, parameters and values are case-insensitive. A name may
/// also be another program's (OtherName), followed by a number: `P_10`, `ndcg_cut_10`.
Result<MeasureSpec, MeasureSpecError> parseMeasureSpec(std::string_view text);

/// The canonical text form; parseMeasureSpec reads it back to an equal definition.
std::string toText(const MeasureSpec& definition);

/// The definition with all settings that its measure does not read reset to their defaults.
MeasureSpec normalised(MeasureSpec definition);

}  // namespace core
