// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// The values of a parameter to try: every choice, or a few numbers.
inline std::vector<std::string> valuesOf(core::Parameter parameter)
{
    switch (parameter) {
    case core::Parameter::RelevantFrom:
        return {"1", "2", "0.5"};
    case core::Parameter::GainTable:
        return {"1:1,2:3,3:7,4:15", "1:0.5,2:4"};
    case core::Parameter::Discount:
        return {"log2", "jk", "reciprocal", "none", "ln"};  // late is like ln
    case core::Parameter::DiscountBase:
        return {"2", "2.5"};
    case core::Parameter::Persistence:
        return {"0.8", "0.5"};
    case core::Parameter::OverlapPersistence:
        return {"0.95", "0.5"};
    case core::Parameter::DesiredGain:
        return {"1", "2.5", "0.5"};
    case core::Parameter::TopGrade:
        return {"", "2", "5"};  // left to the data, too low for some, above all
    case core::Parameter::Beta:
        return {"1", "2", "0.5"};
    default:
        break;
    }
    const auto choices = core::rowOf(parameter).choices;
    return {choices.begin(), choices.end()};
}

/// Every measure under every value of every two of its parameters, the others at their defaults;
/// each definition once, without a cutoff. Three at a time would be a dozen times as many, and what
/// settings do to one another, two of them do.
inline std::vector<core::MeasureSpec> everyDefinition()
{
    constexpr std::size_t together = 2;
    std::vector<core::MeasureSpec> all;
    for (const core::MeasureRow& row : core::measureTable()) {
        core::MeasureSpec plain;
        plain.measure = row.measure;
        std::vector<std::pair<core::MeasureSpec, std::size_t>> changed{{plain, 0}};
        for (const core::Parameter parameter : row.parameters) {
            for (std::size_t i = changed.size(); i-- > 0;) {
                const auto [definition, changes] = changed[i];
                for (const std::string& value : valuesOf(parameter)) {
                    core::MeasureSpec other = definition;
                    if (changes < together && !value.empty() &&
                        core::rowOf(parameter).set(other.settings, value) && !(other == definition))
                        changed.emplace_back(other, changes + 1);
                }
            }
        }
        for (const auto& [definition, changes] : changed) {
            const core::MeasureSpec normal = core::normalised(definition);
            if (std::find(all.begin(), all.end(), normal) == all.end())
                all.push_back(normal);
        }
    }
    return all;
}

/// Every second definition, and the others at the next turn: lists by the dozen under all of them
/// would cost twice the time and show nothing more.
/// @param turns after which each has had its turn
inline std::vector<core::MeasureSpec>
definitionsOfTurn(int turn, const std::vector<core::MeasureSpec>& all, std::size_t turns = 2)
{
    std::vector<core::MeasureSpec> part;
    for (std::size_t i = static_cast<std::size_t>(turn) % turns; i < all.size(); i += turns)
        part.push_back(all[i]);
    return part;
}
