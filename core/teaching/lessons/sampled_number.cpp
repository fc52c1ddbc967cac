// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/sampled_number.h"

#include "core/foundation/text/number_text.h"
#include "core/metrics/statistics/sampled_hit.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace core {

namespace {

constexpr std::string_view hitName = "Hit@";
constexpr std::string_view rankName = "Rank";
constexpr std::string_view negativesRule = "negatives";
constexpr std::string_view allNegatives = "all";

std::optional<std::uint32_t> hitCutoff(std::string_view measure)
{
    if (!measure.starts_with(hitName))
        return std::nullopt;
    return parsedNumber<std::uint32_t>(measure.substr(hitName.size()));
}

/// How many negatives are drawn; nothing for all.
std::optional<std::uint32_t> drawnOf(const LessonNumber& number)
{
    for (const auto& [id, value] : number.rules)
        if (id == negativesRule)
            return parsedNumber<std::uint32_t>(value);
    return std::nullopt;
}

std::uint32_t countOf(const Samples& samples, std::size_t sample)
{
    return samples.weights.empty() ? 1 : static_cast<std::uint32_t>(samples.weights[sample]);
}

SampledRanking rankingOf(const Samples& samples, std::size_t positive)
{
    const auto& scores = samples.models.front().values;
    SampledRanking ranking;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const bool isBeside =
            samples.groups.empty() || samples.groups[i] == samples.groups[positive];
        if (samples.labels[i] != 0 || !isBeside)
            continue;
        ranking.others += countOf(samples, i);
        ranking.above += scores[i] >= scores[positive] ? countOf(samples, i) : 0;
    }
    return ranking;
}

LessonValue valueOf(const SampledRanking& ranking, std::string_view measure)
{
    if (const auto cutoff = hitCutoff(measure))
        return {hitChance(ranking, *cutoff), exactHitChance(ranking, *cutoff)};
    const Fraction rank = meanSampledRank(ranking);
    return {rank.toDouble(), rank};
}

}  // namespace

bool isSampledMeasure(std::string_view measure)
{
    return measure == rankName || hitCutoff(measure).value_or(0) > 0;
}

std::optional<NumberFault> faultOfSampled(const LessonNumber& number, const Samples& samples)
{
    if (number.take != LessonTake::Value)
        return NumberFault{std::string(wordOf(number.take)), "value"};
    for (const auto& [id, value] : number.rules)
        if (id != negativesRule)
            return NumberFault{id, std::string(negativesRule)};
        else if (value != allNegatives && !parsedNumber<std::uint32_t>(value))
            return NumberFault{id + "=" + value, "negatives=99, negatives=all"};
    double all = 0;
    for (const double weight : samples.weights) {
        all += weight;
        if (std::floor(weight) != weight || all >= 0x1p32)
            return NumberFault{shortestText(weight), "1"};
    }
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (samples.labels[i] != 0 && rankingOf(samples, i).others < drawnOf(number).value_or(0))
            return NumberFault{"negatives=" + std::to_string(*drawnOf(number)),
                               "negatives=" + std::to_string(rankingOf(samples, i).others)};
    return std::nullopt;
}

LessonValue sampledValue(const LessonNumber& number, const Samples& samples)
{
    double sum = 0;
    double weights = 0;
    Fraction exact(0);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (samples.labels[i] == 0)
            continue;
        SampledRanking ranking = rankingOf(samples, i);
        ranking.drawn = drawnOf(number).value_or(ranking.others);
        const LessonValue value = valueOf(ranking, number.measure);
        const auto count = countOf(samples, i);
        sum += *value.value * static_cast<double>(count);
        weights += static_cast<double>(count);
        exact +=
            value.exact.value_or(Fraction::inexact()) * Fraction(static_cast<std::int64_t>(count));
    }
    if (weights == 0)
        return {Undefined::NoPositives, {}};
    exact = exact / Fraction(static_cast<std::int64_t>(weights));
    return {sum / weights, exact.exact() ? std::optional(exact) : std::nullopt};
}

}  // namespace core
