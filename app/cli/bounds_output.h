// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "core/foundation/json/json_writer.h"
#include "core/rankings/bounds/run_bounds.h"

#include <array>
#include <optional>
#include <string>

namespace cli {

/// "[0.9724, 0.9923]", with what else is to be said: that some gradings leave no value, that the
/// true bounds may be narrower, or that none are known.
std::string boundsText(const std::optional<core::Bounds>& bounds, int digits);

/// "[0.9512, 0.9923]" where documents that nobody retrieved may be relevant, too.
std::string openWorldText(const std::optional<core::Bounds>& bounds, int digits);

/// The same as a sentence; empty where they add nothing, or are not known.
std::string openWorldSentence(const std::optional<core::Bounds>& bounds, int digits);

/// `"bounds": {"min", "max", "mayBeUndefined"}`, and `"exact": false` where they enclose the true
/// ones; null where none are known. `"openWorld": {"min", "max"}` follows, or null.
void writeBounds(const std::optional<core::Bounds>& bounds, int digits, core::JsonWriter& json);

inline constexpr std::array<Choice<core::Verdict>, 4> verdictWords{{
    {"A higher", core::Verdict::AHigher},
    {"B higher", core::Verdict::BHigher},
    {"equal", core::Verdict::Equal},
    {"open", core::Verdict::Open},
}};
/// "B is higher whatever the judges say", or how many documents decide.
std::string verdictText(const core::DifferenceBounds& bounds);

}  // namespace cli
