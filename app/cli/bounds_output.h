// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "core/foundation/json/json_writer.h"
#include "core/rankings/bounds/run_bounds.h"

#include <array>
#include <optional>
#include <string>

namespace cli {

/// "[0.9724, 0.9923]", followed by any caveat: some gradings leave it undefined, the true bounds
/// may be narrower, or none are known.
std::string boundsText(const std::optional<core::Bounds>& bounds, int digits);

/// "[0.9512, 0.9923]" if documents that no run retrieved may be relevant, too.
std::string openWorldText(const std::optional<core::Bounds>& bounds, int digits);

/// The same as a sentence; empty if these bounds add nothing or are unknown.
std::string openWorldSentence(const std::optional<core::Bounds>& bounds, int digits);

/// `"bounds": {"min", "max", "mayBeUndefined"}`, and `"exact": false` if the true ones may be
/// narrower; null if unknown. `"openWorld": {"min", "max"}` or null follows.
void writeBounds(const std::optional<core::Bounds>& bounds, int digits, core::JsonWriter& json);

inline constexpr std::array<Choice<core::Verdict>, 4> verdictWords{{
    {"A higher", core::Verdict::AHigher},
    {"B higher", core::Verdict::BHigher},
    {"equal", core::Verdict::Equal},
    {"open", core::Verdict::Open},
}};
/// "B always wins", or the number of documents that decide.
std::string verdictText(const core::DifferenceBounds& bounds);

}  // namespace cli
