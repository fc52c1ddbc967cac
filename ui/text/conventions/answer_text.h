// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>

namespace core {
struct DisambiguatingMeasure;
}

namespace ui {

/// Writes a number with the given decimals, in the format of the window or the command line.
using DecimalWriter = std::function<QString(double number, int decimals)>;

/// "Gain: 2^grade − 1 (yours: the grade)".
QString changeText(const core::RuleChange& change);
/// All changes of a hit, or "current rules" if there are none.
QString changesText(const core::RuleHit& hit);
/// "LightGBM, XGBoost", or a dash.
QString libraryNamesText(std::span<const std::string_view> libraries);
/// A value with two decimals more than were typed, so that hits can be told apart.
QString toldValueText(const core::Value& value, const core::TypedNumber& typed,
                      const DecimalWriter& write);
/// The effect of a change: "+0.0301", or a dash.
QString effectText(const core::Effect& effect, const core::TypedNumber& typed,
                   const DecimalWriter& write);
/// The interval of numbers that round to the typed digits: "taken as 0.59245 to 0.59255 (up to
/// 0.5926 if truncated)".
QString intervalText(const core::TypedNumber& typed, const DecimalWriter& write);
/// The interval of a typed number, and the value under the current rules.
QString readAsText(const core::RuleAnswer& answer, std::size_t told, const DecimalWriter& write);
/// How many combinations fit and how many would by chance, or that none fits.
QString fittingText(const core::RuleAnswer& answer, const DecimalWriter& write);
/// Libraries not named by any hit: "Needs more changes: ranx."; empty if there are none.
QString moreChangesText(const core::RuleAnswer& answer);
/// The number that would best tell the hits apart: "A second number would settle it: …".
QString disambiguatingText(const core::DisambiguatingMeasure& number, const DecimalWriter& write);

}  // namespace ui
