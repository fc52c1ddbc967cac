// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/disambiguating_measure.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace core {

namespace {

/// A second request can ask for at least this many.
constexpr int leastDecimals = 4;

/// What tools print most often, starting with what is nearest to the question.
std::vector<MeasureSpec> furtherDefinitions(const RuleQuestion& question)
{
    const MeasureSpec& first = question.told.front().definition;
    std::vector<MeasureSpec> further;
    const auto add = [&](MeasureSpec definition) {
        const auto isSame = [&](const ToldNumber& told) { return told.definition == definition; };
        if (std::ranges::none_of(question.told, isSame) &&
            std::ranges::find(further, definition) == further.end())
            further.push_back(std::move(definition));
    };
    if (first.cutoff)
        for (const std::size_t cutoff : {5U, 10U, 3U, 20U, 1U, 100U})
            add({first.measure, cutoff, first.settings});
    for (const Measure measure :
         {Measure::Ndcg, Measure::Ap, Measure::Rr, Measure::P, Measure::Recall, Measure::Err}) {
        if (measure != first.measure)
            add(normalised({measure, first.cutoff, Settings()}));
    }
    return further;
}

/// A value as a tool would print it; empty if undefined.
std::optional<double> printed(const Value& value, int decimals)
{
    if (!value)
        return std::nullopt;
    return std::round(*value * std::pow(10, std::min(decimals, 15)));
}

std::vector<ClassifierMetric> furtherFigures(const ClassifierMetricQuestion& question)
{
    std::vector<ClassifierMetric> further = allClassifierMetrics();
    std::erase_if(further, [&](ClassifierMetric figure) {
        return std::ranges::any_of(question.told,
                                   [=](const ToldFigure& told) { return told.figure == figure; });
    });
    return further;
}

/// The number with the most different values.
/// @param numbers [measure × hits + hit]
std::optional<DisambiguatingMeasure> mostTelling(std::span<const std::string> measures,
                                                 std::span<const Value> numbers, int toldDecimals)
{
    const int decimals = std::max(toldDecimals, leastDecimals);
    const std::size_t hits = numbers.size() / measures.size();
    std::optional<DisambiguatingMeasure> best;
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const auto values = numbers.subspan(i * hits, hits);
        DisambiguatingMeasure number{measures[i], decimals, {values.begin(), values.end()}};
        std::set<std::optional<double>> different;
        for (const Value& value : number.values)
            different.insert(printed(value, decimals));
        number.different = different.size();
        if (number.different > (best ? best->different : 1))
            best = std::move(number);
    }
    return best;
}

}  // namespace

std::size_t DisambiguatingMeasure::lastOther() const
{
    for (std::size_t i = values.size(); i-- > 1;)
        if (printed(values[i], decimals) != printed(values.front(), decimals))
            return i;
    return 0;
}

std::optional<DisambiguatingMeasure> disambiguatingMeasure(const RuledInput& input,
                                                           const RuleQuestion& question,
                                                           std::span<const RuleHit> hits,
                                                           const Threads& threads,
                                                           const std::stop_token& stop)
{
    if (hits.size() < 2)
        return std::nullopt;
    std::vector<ValueUnderRules> asked;
    std::vector<std::string> measures;
    for (const MeasureSpec& definition : furtherDefinitions(question)) {
        measures.push_back(toText(definition));
        for (const RuleHit& hit : hits)
            asked.push_back({definition, rulesOf(question, hit)});
    }
    return mostTelling(measures, input.numbers(asked, threads, stop),
                       question.told.front().number.decimals);
}

std::optional<DisambiguatingMeasure> disambiguatingMeasure(const ClassifierInput& input,
                                                           const ClassifierMetricQuestion& question,
                                                           std::span<const RuleHit> hits,
                                                           const Threads& threads,
                                                           const std::stop_token& stop)
{
    if (hits.size() < 2)
        return std::nullopt;
    std::vector<ClassifierValueUnderRules> asked;
    std::vector<std::string> measures;
    for (const ClassifierMetric figure : furtherFigures(question)) {
        measures.emplace_back(nameOf(figure));
        for (const RuleHit& hit : hits)
            asked.push_back({figure, rulesOf(question, hit)});
    }
    return mostTelling(measures, input.numbers(asked, threads, stop),
                       question.told.front().number.decimals);
}

}  // namespace core
