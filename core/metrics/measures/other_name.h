// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"

#include <optional>
#include <span>
#include <string_view>

namespace core {

/// What another program calls a definition of ours that is more than a measure, or whose number is
/// no cutoff. Names that only differ are aliases of the measure.
struct OtherName {
    std::string_view name;        ///< read case-insensitively
    std::string_view definition;  ///< as we write it
    std::string_view program;
    /// What a number behind the name sets; false when the text is none that it takes.
    bool (*setNumber)(MeasureSpec&, std::string_view text);
};

std::span<const OtherName> otherNames();

/// A name with a number behind it, as trec_eval prints (P_10) and takes it (P.10), and as MTEB
/// writes it (recall_at_10).
struct NumberedName {
    std::string_view name;
    std::string_view number;
};

/// Nothing where no number stands behind the name.
std::optional<NumberedName> numberedName(std::string_view text);

/// Reads a cutoff: a whole number of 1 or more. False when the text is none.
bool setCutoff(MeasureSpec& definition, std::string_view text);

}  // namespace core
