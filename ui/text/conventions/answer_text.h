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

/// Writes a number with so many decimals, as the window or the command line does.
using DecimalWriter = std::function<QString(double number, int decimals)>;

/// "Gain: 2^grade − 1 (yours: the grade)".
QString changeText(const core::RuleChange& change);
/// All of a hit's; or that they are those in force.
QString changesText(const core::RuleHit& hit);
/// "LightGBM, XGBoost", or a dash.
QString libraryNamesText(std::span<const std::string_view> libraries);
/// A value with as many decimals as were typed and two more, so that hits can be told apart.
QString toldValueText(const core::Value& value, const core::TypedNumber& typed,
                      const DecimalWriter& write);
/// What a change does: "+0.0301", or a dash.
QString effectText(const core::Effect& effect, const core::TypedNumber& typed,
                   const DecimalWriter& write);
/// The interval that the digits make: "read as 0.59245 to 0.59255 (to 0.5926 where …)".
QString intervalText(const core::TypedNumber& typed, const DecimalWriter& write);
/// That interval of a number told, and the value under the rules in force.
QString readAsText(const core::RuleAnswer& answer, std::size_t told, const DecimalWriter& write);
/// How many combinations fit, and how many would by chance; or that none does.
QString fittingText(const core::RuleAnswer& answer, const DecimalWriter& write);
/// The libraries that no hit names: "With more changes: ranx."; empty where there are none.
QString moreChangesText(const core::RuleAnswer& answer);
/// Which further number would tell the hits apart: "A second number settles it: nDCG@5 would be …".
QString disambiguatingText(const core::DisambiguatingMeasure& number, const DecimalWriter& write);

}  // namespace ui
