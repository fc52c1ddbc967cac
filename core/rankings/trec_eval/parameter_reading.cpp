// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/parameter_reading.h"

#include "core/foundation/text/leading_number.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace core {

namespace {

using Error = TrecRequestError;
using Fault = Error::Kind;
using Parameters = Result<TrecParameters, TrecRequestError>;

std::vector<std::string_view> splitAtCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        parts.push_back(text.substr(0, comma));
        if (comma == text.size())
            return parts;
        text.remove_prefix(comma + 1);
    }
}

/// Parses one number of a list, as its kind allows.
std::optional<Fault> readListed(TrecParameterKind kind, std::string_view text, double& number)
{
    if (kind == TrecParameterKind::Cutoffs) {
        // Only the whole number at the start of 23.4 counts, as in trec_eval.
        const long long cutoff = leadingWholeNumber(text);
        if (cutoff < 1 || cutoff > std::numeric_limits<int>::max())
            return Fault::BadCutoff;
        number = static_cast<double>(cutoff);
        return std::nullopt;
    }
    if (!readNumber(text, number))
        return kind == TrecParameterKind::Weights ? Fault::BadWeight : Fault::BadNumber;
    if (number < 0 && kind != TrecParameterKind::Weights)
        return Fault::BadNumber;
    return std::nullopt;
}

/// Sorts the numbers and checks their count, as the kind requires.
std::optional<Fault> arrange(TrecParameterKind kind, std::vector<double>& numbers)
{
    switch (kind) {
    case TrecParameterKind::Cutoffs:
    case TrecParameterKind::Multiples:
        std::sort(numbers.begin(), numbers.end());
        if (std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end())
            return Fault::Repeated;
        break;
    case TrecParameterKind::RecallPoints:
        if (!std::is_sorted(numbers.begin(), numbers.end()))
            return Fault::NotRising;
        break;
    case TrecParameterKind::Number:
        if (numbers.size() != 1)
            return Fault::WrongCount;
        break;
    case TrecParameterKind::Weights:
        if (numbers.size() != 4)
            return Fault::WrongCount;
        break;
    case TrecParameterKind::None:
    case TrecParameterKind::Gains:
    case TrecParameterKind::Persistence:
        break;
    }
    return std::nullopt;
}

std::optional<GradeGain> readGain(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return std::nullopt;
    const auto grade = parsedNumber<int>(text.substr(0, equals));
    GradeGain pair;
    if (!grade || *grade < 0 || !readNumber(text.substr(equals + 1), pair.gain) || pair.gain < 0)
        return std::nullopt;
    pair.grade = *grade;
    return pair;
}

Parameters readGains(const TrecMeasure& measure, std::string_view text)
{
    TrecParameters parameters{std::string(text), {}, {}};
    for (const std::string_view part : splitAtCommas(text)) {
        if (measure.kind == TrecParameterKind::Persistence && part.starts_with("p=")) {
            double number = 0;
            if (!readNumber(part.substr(2), number) || number < 0)
                return Error{Fault::BadNumber, std::string(measure.name), std::string(part), {}};
            parameters.numbers = {number};
            continue;
        }
        const auto pair = readGain(part);
        if (!pair)
            return Error{Fault::BadGain, std::string(measure.name), std::string(part), {}};
        const auto sameGrade = [&](const GradeGain& row) { return row.grade == pair->grade; };
        if (std::any_of(parameters.gains.begin(), parameters.gains.end(), sameGrade))
            return Error{Fault::Repeated, std::string(measure.name), std::string(part), {}};
        parameters.gains.push_back(*pair);
    }
    if (parameters.numbers.empty())
        parameters.numbers = measure.defaults;
    return parameters;
}

Parameters readNumbers(const TrecMeasure& measure, std::string_view text)
{
    TrecParameters parameters{std::string(text), {}, {}};
    for (const std::string_view part : splitAtCommas(text)) {
        double number = 0;
        if (const auto kind = readListed(measure.kind, part, number))
            return Error{*kind, std::string(measure.name), std::string(part), {}};
        parameters.numbers.push_back(number);
    }
    if (const auto kind = arrange(measure.kind, parameters.numbers))
        return Error{*kind, std::string(measure.name), std::string(text), {}};
    return parameters;
}

}  // namespace

Result<TrecParameters, TrecRequestError> readParameters(const TrecMeasure& measure,
                                                        std::string_view text)
{
    if (text.empty())
        return Error{Fault::NoParameters, std::string(measure.name), std::string(text), {}};
    // trec_eval ignores parameters that the measure does not take.
    if (measure.kind == TrecParameterKind::None)
        return TrecParameters{{}, measure.defaults, {}};
    if (measure.kind == TrecParameterKind::Gains || measure.kind == TrecParameterKind::Persistence)
        return readGains(measure, text);
    return readNumbers(measure, text);
}

}  // namespace core
