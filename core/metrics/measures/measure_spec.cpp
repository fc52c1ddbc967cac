// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_spec.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/nearest.h"
#include "core/metrics/measures/measure_parts.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/other_name.h"
#include "core/metrics/measures/parameter_table.h"

#include <algorithm>

namespace core {

namespace {

using Kind = MeasureSpecError::Kind;

const MeasureRow* findMeasure(std::string_view name)
{
    // Names before aliases, so that no alias shadows another measure's own name.
    for (const MeasureRow& row : measureTable())
        if (equalsIgnoringCase(row.name, name))
            return &row;
    for (const MeasureRow& row : measureTable())
        for (const std::string_view alias : row.aliases)
            if (equalsIgnoringCase(alias, name))
                return &row;
    return nullptr;
}

const OtherName* findOtherName(std::string_view name)
{
    for (const OtherName& other : otherNames())
        if (equalsIgnoringCase(other.name, name))
            return &other;
    return nullptr;
}

/// The definition for a name without parameters; empty if there is none.
std::optional<MeasureSpec> definitionNamed(std::string_view name)
{
    MeasureSpec definition;
    if (const MeasureRow* row = findMeasure(name)) {
        definition.measure = row->measure;
        return definition;
    }
    const OtherName* other = findOtherName(name);
    return other ? std::optional(parseMeasureSpec(other->definition).value()) : std::nullopt;
}

MeasureSpecError unknownMeasure(std::string_view text)
{
    MeasureSpecError error{Kind::UnknownMeasure, std::string(text), {}, {}, {}, {}};
    const auto numbered = numberedName(text);
    const std::string_view name = numbered ? numbered->name : text;
    std::vector<std::string> known;
    for (const MeasureRow& row : measureTable()) {
        error.existing.emplace_back(row.name);
        known.emplace_back(row.name);
    }
    error.nearest = nearestTo(name, known);
    if (!error.nearest.empty())
        return error;
    for (const MeasureRow& row : measureTable()) {
        const std::vector<std::string> aliases(row.aliases.begin(), row.aliases.end());
        if (!nearestTo(name, aliases).empty()) {
            error.nearest = row.name;
            break;
        }
    }
    return error;
}

MeasureSpecError badCutoff(Measure measure, std::string_view text)
{
    return {Kind::BadCutoff, std::string(text), std::string(rowOf(measure).name), {}, {}, {}};
}

/// Parses the part before parameters and cutoff: a name, or a name followed by a number.
Result<MeasureSpec, MeasureSpecError> readName(std::string_view text)
{
    if (auto whole = definitionNamed(text))
        return *whole;
    const auto numbered = numberedName(text);
    auto definition = numbered ? definitionNamed(numbered->name) : std::nullopt;
    if (!definition)
        return unknownMeasure(text);
    const OtherName* other = findOtherName(numbered->name);
    if (!(other ? other->setNumber : setCutoff)(*definition, numbered->number))
        return badCutoff(definition->measure, numbered->number);
    return *definition;
}

MeasureSpecError unknownParameter(const MeasureRow& row, std::string_view name)
{
    MeasureSpecError error{
        Kind::UnknownParameter, std::string(name), std::string(row.name), {}, {}, {}};
    for (const Parameter parameter : row.parameters)
        error.existing.emplace_back(rowOf(parameter).name);
    error.nearest = nearestTo(name, error.existing);
    return error;
}

MeasureSpecError badValue(const MeasureRow& row, const ParameterRow& parameter,
                          std::string_view value)
{
    MeasureSpecError error{Kind::BadValue,
                           std::string(value),
                           std::string(row.name),
                           std::string(parameter.name),
                           {},
                           {}};
    error.existing.assign(parameter.choices.begin(), parameter.choices.end());
    error.nearest = nearestTo(value, error.existing);
    return error;
}

std::optional<MeasureSpecError> readParameter(const MeasureRow& row, std::string_view assignment,
                                              Settings& settings, std::vector<Parameter>& read)
{
    const std::size_t equals = assignment.find('=');
    const std::string_view name = trimmed(assignment.substr(0, equals));
    const auto parameter =
        std::find_if(row.parameters.begin(), row.parameters.end(), [&](Parameter candidate) {
            return equalsIgnoringCase(rowOf(candidate).name, name);
        });
    if (parameter == row.parameters.end())
        return unknownParameter(row, name);
    if (std::find(read.begin(), read.end(), *parameter) != read.end())
        return MeasureSpecError{
            Kind::RepeatedParameter, std::string(name), std::string(row.name), {}, {}, {}};
    read.push_back(*parameter);
    const std::string_view value = equals == std::string_view::npos
                                       ? std::string_view()
                                       : trimmed(assignment.substr(equals + 1));
    if (!rowOf(*parameter).set(settings, value))
        return badValue(row, rowOf(*parameter), value);
    return std::nullopt;
}

/// The next comma followed by a name: gains=1:1,2:3 is one assignment.
std::size_t endOfAssignment(std::string_view text)
{
    std::size_t comma = text.find(',');
    while (comma < text.size() && holdsDigit(trimmed(text.substr(comma + 1)).substr(0, 1)))
        comma = text.find(',', comma + 1);
    return std::min(comma, text.size());
}

std::optional<MeasureSpecError> readParameters(const MeasureRow& row, std::string_view text,
                                               Settings& settings)
{
    std::vector<Parameter> read;
    while (true) {
        const std::size_t comma = endOfAssignment(text);
        if (auto error = readParameter(row, trimmed(text.substr(0, comma)), settings, read))
            return error;
        if (comma == text.size())
            return std::nullopt;
        text.remove_prefix(comma + 1);
    }
}

/// The end of ranx's names, such as map@5-l2: its place, or the end of the text.
std::size_t levelOf(std::string_view text)
{
    const std::size_t digits = text.find_last_not_of("0123456789") + 1;
    const bool isLevel = digits < text.size() && text.substr(0, digits).ends_with("-l");
    return isLevel ? digits - 2 : text.size();
}

/// What a level of ranx means: only documents of this grade or more are relevant, and only they
/// have gain.
std::string parametersOfLevel(const MeasureRow& row, std::string_view level)
{
    std::string text(rowOf(Parameter::RelevantFrom).name);
    text += '=' + std::string(level);
    if (std::ranges::find(row.parameters, Parameter::Earners) != row.parameters.end())
        text += "," + std::string(rowOf(Parameter::Earners).name) + "=relevant";
    return text;
}

}  // namespace

Result<MeasureSpec, MeasureSpecError> parseMeasureSpec(std::string_view text)
{
    text = trimmed(text);
    const std::size_t level = levelOf(text);
    auto parts = measureParts(trimmed(text.substr(0, level)));
    if (!parts)
        return std::move(parts).error();
    auto definition = readName(parts->name);
    if (!definition)
        return std::move(definition).error();
    const MeasureRow& row = rowOf(definition->measure);
    std::string parameters(trimmed(parts->parameters.value_or("")));
    if (level < text.size())
        parameters +=
            (parameters.empty() ? "" : ",") + parametersOfLevel(row, text.substr(level + 2));
    if (!parameters.empty())
        if (auto error = readParameters(row, parameters, definition->settings))
            return std::move(*error);
    if (parts->cutoff && definition->cutoff)
        return MeasureSpecError{
            Kind::TrailingText, "@" + std::string(*parts->cutoff), {}, {}, {}, {}};
    if (parts->cutoff && !setCutoff(*definition, *parts->cutoff))
        return badCutoff(definition->measure, *parts->cutoff);
    return normalised(*std::move(definition));
}

std::string toText(const MeasureSpec& definition)
{
    if (!definition.given.empty())
        return definition.given;
    const MeasureRow& row = rowOf(definition.measure);
    const Settings defaults;
    std::string parameters;
    const MeasureSpec shown = normalised(definition);
    for (const Parameter parameter : row.parameters) {
        const ParameterRow& name = rowOf(parameter);
        const std::string value = name.text(shown.settings);
        if (value == name.text(defaults))
            continue;
        parameters += parameters.empty() ? "(" : ",";
        parameters += std::string(name.name) + "=" + value;
    }
    std::string text(row.name);
    if (!parameters.empty())
        text += parameters + ")";
    if (definition.cutoff)
        text += "@" + std::to_string(*definition.cutoff);
    return text;
}

MeasureSpec normalised(MeasureSpec definition)
{
    Settings kept;
    for (const Parameter parameter : rowOf(definition.measure).parameters)
        if (reads(definition, parameter))
            rowOf(parameter).copy(definition.settings, kept);
    definition.settings = kept;
    return definition;
}

}  // namespace core
