// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/convention_axis.h"
#include "core/rankings/evaluation/rule_set.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>

namespace core {

template <std::size_t n>
using RuleValues = std::array<std::string_view, n>;

/// A dimension that is a single enum or bool in the rules, with its values in order.
/// @tparam access a member of the rules, or a function that returns it
template <class Row, auto const& names, auto access, class IsRead>
Row rowOfEnum(ConventionAxis axis, std::string_view id, IsRead isRead)
{
    using Rules = typename Row::Rules;
    return {{axis, id, names},
            [](const Rules& rules) {
                Rules copy = rules;
                return std::string(names[static_cast<std::size_t>(std::invoke(access, copy))]);
            },
            [](Rules& rules, std::string_view value) {
                const auto found = std::find(names.begin(), names.end(), value);
                assert(found != names.end());
                auto& member = std::invoke(access, rules);
                member = static_cast<std::remove_reference_t<decltype(member)>>(
                    std::distance(names.begin(), found));
            },
            isRead};
}

/// The bits or digits of scores that are kept.
inline constexpr RuleValues<5> widthValues{"64", "32", "16", "4-decimals", "2-decimals"};

/// @param isRead the row's
template <class Row, class IsRead>
Row rowOfWidth(ConventionAxis axis, IsRead isRead)
{
    using Rules = typename Row::Rules;
    return {{axis, "width", widthValues},
            [](const Rules& rules) {
                if (rules.scoreDigits != ScoreDigits::AsRead)
                    return std::string(
                        widthValues[static_cast<std::size_t>(rules.scoreDigits) + 1]);
                return std::string(rules.precision == ScorePrecision::Float ? "32" : "64");
            },
            [](Rules& rules, std::string_view value) {
                const auto place = static_cast<std::size_t>(
                    std::find(widthValues.begin(), widthValues.end(), value) - widthValues.begin());
                rules.precision = place == 1 ? ScorePrecision::Float : ScorePrecision::Double;
                rules.scoreDigits =
                    place < 2 ? ScoreDigits::AsRead : static_cast<ScoreDigits>(place - 1);
            },
            isRead};
}

}  // namespace core
