// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"

#include <optional>
#include <span>
#include <string_view>

namespace core {

/// Another program's name for a definition that sets more than the measure, or whose number is not
/// a cutoff. Mere synonyms are aliases of the measure.
struct OtherName {
    std::string_view name;        ///< read case-insensitively
    std::string_view definition;  ///< in our text form
    std::string_view program;
    /// Applies the number that follows the name; false if the text is not valid.
    bool (*setNumber)(MeasureSpec&, std::string_view text);
};

std::span<const OtherName> otherNames();

/// A name followed by a number, as trec_eval prints (P_10) and reads it (P.10), and as MTEB writes
/// it (recall_at_10).
struct NumberedName {
    std::string_view name;
    std::string_view number;
};

/// Empty if no number follows the name.
std::optional<NumberedName> numberedName(std::string_view text);

/// Parses a cutoff, a whole number of at least 1. False if the text is not one.
bool setCutoff(MeasureSpec& definition, std::string_view text);

}  // namespace core
