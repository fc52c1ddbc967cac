// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/discrimination/common_values.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <unordered_map>

namespace core {

namespace {

bool countsNumbers(const QueryValues& query, std::size_t measures)
{
    return std::all_of(query.counted.begin(),
                       query.counted.begin() + static_cast<std::ptrdiff_t>(measures),
                       [](const Value& counted) { return counted.isDefined(); });
}

}  // namespace

std::vector<double> CommonValues::differences(std::size_t measure, std::size_t a,
                                              std::size_t b) const
{
    const auto ofA = of(measure, a);
    const auto ofB = of(measure, b);
    std::vector<double> differences(queries);
    std::transform(ofB.begin(), ofB.end(), ofA.begin(), differences.begin(), std::minus<>());
    return differences;
}

CommonValues commonValues(std::span<const RunEvaluation* const> runs, std::size_t measures)
{
    CommonValues common;
    common.measures = measures;
    common.runs = runs.size();
    std::unordered_map<std::string_view, std::size_t> counting;  // the number of runs in which each
                                                                 // counts
    for (const RunEvaluation* run : runs)
        for (const QueryValues& query : run->queries)
            counting[query.query] += countsNumbers(query, measures) ? 1 : 0;
    common.queries = static_cast<std::size_t>(std::ranges::count_if(
        counting, [&](const auto& query) { return query.second == runs.size(); }));
    common.leftOut = counting.size() - common.queries;
    common.values.resize(measures * runs.size() * common.queries);
    for (std::size_t run = 0; run < runs.size(); ++run) {
        std::size_t place = 0;
        for (const QueryValues& query : runs[run]->queries) {
            if (counting[query.query] < runs.size())
                continue;
            for (std::size_t measure = 0; measure < measures; ++measure)
                common.values[(measure * runs.size() + run) * common.queries + place] =
                    *query.counted[measure];
            ++place;
        }
        assert(place == common.queries);
    }
    return common;
}

}  // namespace core
