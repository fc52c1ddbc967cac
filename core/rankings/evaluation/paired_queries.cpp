// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/paired_queries.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

/// Iterates over the queries of both in byte order. `onlyA` and `onlyB` receive the index of a
/// query missing from the other, `inBoth` both indices.
template <class OnlyA, class OnlyB, class InBoth>
void align(const RunEvaluation& a, const RunEvaluation& b, OnlyA onlyA, OnlyB onlyB, InBoth inBoth)
{
    std::size_t inA = 0;
    std::size_t inB = 0;
    while (inA < a.queries.size() && inB < b.queries.size()) {
        const int order = a.queries[inA].query.compare(b.queries[inB].query);
        if (order < 0)
            onlyA(inA++);
        else if (order > 0)
            onlyB(inB++);
        else
            inBoth(inA++, inB++);
    }
    while (inA < a.queries.size())
        onlyA(inA++);
    while (inB < b.queries.size())
        onlyB(inB++);
}

}  // namespace

std::vector<CommonQuery> commonQueries(const RunEvaluation& a, const RunEvaluation& b)
{
    std::vector<CommonQuery> common;
    common.reserve(std::min(a.queries.size(), b.queries.size()));
    const auto ignore = [](std::size_t) {};
    align(a, b, ignore, ignore, [&](std::size_t inA, std::size_t inB) {
        common.push_back({inA, inB});
    });
    return common;
}

std::vector<double> PairedValues::differences() const
{
    std::vector<double> differences;
    differences.reserve(a.size());
    std::transform(a.begin(), a.end(), b.begin(), std::back_inserter(differences),
                   [](double ofA, double ofB) { return ofB - ofA; });
    return differences;
}

PairedValues pairedValues(const RunEvaluation& a, const RunEvaluation& b,
                          std::span<const CommonQuery> common, std::size_t definition)
{
    PairedValues values;
    values.a.reserve(common.size());
    values.b.reserve(common.size());
    for (const CommonQuery& query : common) {
        const Value ofA = a.queries[query.inA].counted[definition];
        const Value ofB = b.queries[query.inB].counted[definition];
        if (!ofA || !ofB)
            continue;
        values.a.push_back(*ofA);
        values.b.push_back(*ofB);
        if (a.isWeighted)
            values.weights.push_back(a.queries[query.inA].weight);
    }
    return values;
}

PairedQueries pairQueries(const RunEvaluation& a, const RunEvaluation& b, std::size_t definition)
{
    PairedQueries paired;
    align(
        a, b, [&](std::size_t inA) { paired.onlyA.push_back(a.queries[inA].query); },
        [&](std::size_t inB) { paired.onlyB.push_back(b.queries[inB].query); },
        [&](std::size_t inA, std::size_t inB) {
            const std::string& query = a.queries[inA].query;
            const Value ofA = a.queries[inA].counted[definition];
            const Value ofB = b.queries[inB].counted[definition];
            if (ofA && ofB)
                paired.pairs.push_back({query, *ofA, *ofB, a.queries[inA].weight});
            else
                paired.withoutValue.push_back(query);
        });
    return paired;
}

}  // namespace core
