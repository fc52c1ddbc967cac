#include "core/rules/settling_number.h"

#include "core/metric/measure_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace core {

namespace {

/// Who asks again can ask for so many.
constexpr int leastDecimals = 4;

/// What tools print most, the nearest to what is asked first.
std::vector<Definition> furtherDefinitions(const RuleQuestion& question)
{
    const Definition& first = question.told.front().definition;
    std::vector<Definition> further;
    const auto add = [&](Definition definition) {
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

/// A value as a tool would print it; of none none.
std::optional<double> printed(const Value& value, int decimals)
{
    if (!value)
        return std::nullopt;
    return std::round(*value * std::pow(10, std::min(decimals, 15)));
}

}  // namespace

std::size_t SettlingNumber::lastOther() const
{
    for (std::size_t i = values.size(); i-- > 1;)
        if (printed(values[i], decimals) != printed(values.front(), decimals))
            return i;
    return 0;
}

std::optional<SettlingNumber> settlingNumber(const RuledInput& input, const RuleQuestion& question,
                                             std::span<const RuleHit> hits, const Threads& threads,
                                             const std::stop_token& stop)
{
    if (hits.size() < 2)
        return std::nullopt;
    std::vector<RuledNumber> asked;
    const std::vector<Definition> further = furtherDefinitions(question);
    for (const Definition& definition : further)
        for (const RuleHit& hit : hits)
            asked.push_back({definition, rulesOf(question, hit)});
    const std::vector<Value> numbers = input.numbers(asked, threads, stop);
    const int decimals = std::max(question.told.front().number.decimals, leastDecimals);
    std::optional<SettlingNumber> best;
    for (std::size_t i = 0; i < further.size(); ++i) {
        const auto from = numbers.begin() + static_cast<std::ptrdiff_t>(i * hits.size());
        SettlingNumber number{
            further[i], decimals, {from, from + static_cast<std::ptrdiff_t>(hits.size())}};
        std::set<std::optional<double>> different;
        for (const Value& value : number.values)
            different.insert(printed(value, decimals));
        number.different = different.size();
        if (number.different > (best ? best->different : 1))
            best = std::move(number);
    }
    return best;
}

}  // namespace core
