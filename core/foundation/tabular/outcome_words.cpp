// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/outcome_words.h"

#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <array>

namespace core {

bool namesOutcome(std::string_view heading)
{
    // "status", "event", "response" and "case" are not here: they may mean anything.
    constexpr std::array<std::string_view, 10> words{
        "diagnosis", "disease",  "death",    "died", "dead",
        "deceased",  "survived", "survival", "诊断", "死亡"};
    return isOneOf(foldedHeading(heading), words);
}

bool describesSamples(std::string_view heading)
{
    constexpr std::array<std::string_view, 24> words{
        "sex",    "gender",    "site",  "hospital", "center",    "centre", "country", "region",
        "smoker", "treatment", "arm",   "month",    "year",      "fold",   "split",   "subset",
        "cohort", "partition", "batch", "dataset",  "ethnicity", "race",   "性别",    "医院"};
    return isOneOf(foldedHeading(heading), words) || isHeadingOf(ColumnMeaning::System, heading);
}

bool endsInEffort(std::string_view heading)
{
    constexpr std::array<std::string_view, 8> efforts{"time",  "latency",  "tokens", "cost",
                                                      "costs", "duration", "price",  "prices"};
    constexpr std::array<std::string_view, 8> units{"ms",  "s",       "sec", "secs",
                                                    "min", "seconds", "usd", "eur"};
    auto words = wordsOfHeading(heading);
    while (words.size() > 1 && (words.back().empty() || isOneOf(words.back(), units)))
        words.pop_back();
    return std::ranges::any_of(
        efforts, [&](std::string_view effort) { return words.back().ends_with(effort); });
}

}  // namespace core
