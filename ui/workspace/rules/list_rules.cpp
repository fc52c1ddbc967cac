// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/list_rules.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/evaluation/library.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace ui {

namespace {

using core::ConventionAxis;

/// Indexed by core::TieRule. The order of tied documents is an import option, not a rule.
constexpr std::array<std::string_view, 3> tieValues{"as-ordered", "averaged", "threshold"};

std::string valueOf(ConventionAxis axis, const core::RuleSet& rules)
{
    if (axis == ConventionAxis::Ties)
        return std::string(tieValues[static_cast<std::size_t>(rules.evaluation.ties)]);
    return core::rowOf(axis).value(rules);
}

std::vector<std::string> choicesOf(ConventionAxis axis)
{
    std::span<const std::string_view> values = core::rowOf(axis).values;
    if (const auto parameter = core::parameterOf(axis))
        values = core::rowOf(*parameter).choices;
    else if (axis == ConventionAxis::Ties)
        values = tieValues;
    std::vector<std::string> choices(values.begin(), values.end());
    // Documents have no setting for these.
    if (axis == ConventionAxis::NoValue)
        std::erase(choices, "half");
    if (axis == ConventionAxis::Unjudged)
        std::erase(choices, "top");
    return choices;
}

const core::Library* libraryOf(const core::Convention& convention)
{
    const auto libraries = core::libraries();
    const auto library = std::ranges::find_if(libraries, [&](const core::Library& candidate) {
        return candidate.name == convention.name ||
               candidate.name.starts_with(std::string(convention.name) + ' ');
    });
    return library == libraries.end() ? nullptr : &*library;
}

/// Null if the convention leaves the dimension as it is.
const core::RuleSet* determining(const core::Convention& convention, ConventionAxis axis)
{
    if (const auto parameter = core::parameterOf(axis))
        return core::isOfConvention(*parameter) ? &convention.rules : nullptr;
    if (axis == ConventionAxis::NoValue)
        return &convention.rules;
    const core::Library* library = libraryOf(convention);
    return library ? &library->rules : &convention.rules;
}

}  // namespace

RuleRow listRuleRow(ConventionAxis axis, std::span<const core::RuleSet> sets)
{
    RuleRow row{axis, {}, choicesOf(axis)};
    for (const core::RuleSet& rules : sets)
        if (std::string value = valueOf(axis, rules);
            std::ranges::find(row.values, value) == row.values.end())
            row.values.push_back(std::move(value));
    return row;
}

std::vector<RuleTool> listTools(std::span<const ConventionAxis> axes)
{
    std::vector<RuleTool> tools;
    for (const core::Convention& convention : core::conventions()) {
        RuleTool& tool = tools.emplace_back(RuleTool{QString::fromUtf8(convention.name), {}});
        for (const ConventionAxis axis : axes)
            if (const core::RuleSet* rules = determining(convention, axis))
                tool.rules.push_back({axis, valueOf(axis, *rules)});
    }
    return tools;
}

bool setListRule(core::RuleSet& rules, const RuleValue& value)
{
    if (const auto parameter = core::parameterOf(*value.axis);
        parameter && !(*parameter == core::Parameter::TopGrade && value.value.empty()))
        return core::rowOf(*parameter).set(rules.settings, value.value);
    if (*value.axis == ConventionAxis::Ties)
        rules.evaluation.ties = static_cast<core::TieRule>(
            std::ranges::find(tieValues, value.value) - tieValues.begin());
    else
        core::rowOf(*value.axis).set(rules, value.value);
    return true;
}

std::vector<ConventionAxis> parameterAxes()
{
    std::vector<ConventionAxis> axes;
    for (const core::AxisRow& row : core::axisTable())
        if (row.parameter)
            axes.push_back(row.axis);
    return axes;
}

}  // namespace ui
