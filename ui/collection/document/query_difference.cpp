// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/query_difference.h"

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/list_under_rules.h"

#include <algorithm>

namespace ui {

namespace {

QueryDifference hinderedBy(QueryDifference::Obstacle obstacle)
{
    QueryDifference difference;
    difference.obstacle = obstacle;
    return difference;
}

}  // namespace

QueryDifference queryDifference(const QueryPair& pair, const std::stop_token& stop)
{
    using Obstacle = QueryDifference::Obstacle;
    if (!pair.hasTwoRuns)
        return hinderedBy(Obstacle::OneRun);
    if (core::rowOf(pair.definition.measure).walksIdeal)
        return hinderedBy(Obstacle::NoTerms);
    const core::RankedList a = pair.listA();
    if (a.ranked.empty())
        return hinderedBy(Obstacle::NotInA);
    if (stop.stop_requested())
        return {};
    const core::RankedList b = pair.listB();
    if (stop.stop_requested())
        return {};
    if (b.ranked.empty())
        return hinderedBy(Obstacle::NotInB);
    const std::size_t depth = std::max(a.ranked.size(), b.ranked.size());
    auto attribution = core::attributeDifference(core::Evaluator(pair.definition, depth), a, b,
                                                 pair.topGrade, pair.rules);
    QueryDifference difference;
    if (!attribution) {
        difference.obstacle = Obstacle::Undefined;
        difference.reason = attribution.error();
        return difference;
    }
    difference.obstacle = Obstacle::None;
    difference.attribution = *std::move(attribution);
    auto& documents = difference.attribution.documents;
    const auto end = std::ranges::find_if(
        documents, [](const core::DocumentShare& share) { return share.difference() == 0; });
    difference.indifferent = static_cast<std::size_t>(documents.end() - end);
    documents.erase(end, documents.end());
    const core::RankedList countedA = core::listUnder(pair.rules, a);
    const core::RankedList countedB = core::listUnder(pair.rules, b);
    for (const core::DocumentShare& share : documents)
        difference.names.push_back(share.ranks.inA ? countedA.ranked[*share.ranks.inA - 1].name()
                                                   : countedB.ranked[*share.ranks.inB - 1].name());
    return difference;
}

}  // namespace ui
