// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/query_lists.h"

#include "core/rankings/evaluation/evaluator.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace ui {

namespace {

core::Value judgedShare(const core::RankedList& list, std::optional<std::size_t> cutoff)
{
    const core::MeasureSpec judged{core::Measure::Judged, cutoff, {}};
    return core::Evaluator(judged, 0).value(core::judgedRanking(list));
}

std::size_t unjudgedIn(const core::RankedList& list, std::optional<std::size_t> cutoff)
{
    const std::size_t end = std::min(list.ranked.size(), cutoff.value_or(list.ranked.size()));
    return static_cast<std::size_t>(
        std::count_if(list.ranked.begin(), list.ranked.begin() + std::ptrdiff_t(end),
                      [](const core::RankedItem& item) { return !item.grade.hasValue(); }));
}

std::vector<bool> editedOnes(const QueryPair& pair, const ListsBeside& lists)
{
    std::vector<bool> edited(lists.documents.size(), false);
    if (pair.edits.empty())
        return edited;
    std::unordered_map<std::string_view, core::Grade> inFile;
    if (const core::QueryJudgments* judgments = pair.collection->qrels.find(pair.query))
        for (const core::Judgment& judgment : judgments->judgments)
            inFile.emplace(judgment.document, judgment.grade);
    for (std::size_t i = 0; i < edited.size(); ++i) {
        const core::RankedItem& document = lists.document(i);
        const auto found = inFile.find(document.id);
        edited[i] =
            !(document.grade == (found == inFile.end() ? core::Grade::unjudged() : found->second));
    }
    return edited;
}

void measureTies(ListsBeside& lists)
{
    const auto ofA = core::tiedRanks(lists.a);
    const auto ofB = core::tiedRanks(lists.b);
    lists.tiedInA = core::tiedDocuments(ofA);
    lists.tiedInB = core::tiedDocuments(ofB);
    if (lists.tiedInA + lists.tiedInB == 0)
        return;
    for (std::size_t rule = 0; rule < lists.tiedOverlaps.size(); ++rule)
        lists.tiedOverlaps[rule] =
            core::rankBiasedOverlap(lists.documents, ListsBeside::persistence,
                                    static_cast<core::OverlapTies>(rule), ofA, ofB);
}

}  // namespace

ListsBeside queryLists(const QueryPair& pair, const std::stop_token& stop)
{
    core::RankedList a = pair.listA();
    if (stop.stop_requested())
        return {};
    core::RankedList b = pair.listB();
    if (stop.stop_requested())
        return {};
    ListsBeside lists = joinedLists(std::move(a), std::move(b));
    lists.hasB = pair.hasTwoRuns;
    lists.isEdited = editedOnes(pair, lists);
    lists.topGrade = std::max(1.0, pair.topGrade);
    lists.cutoff = pair.definition.cutoff;
    lists.judgedA = judgedShare(lists.a, lists.cutoff);
    lists.judgedB = judgedShare(lists.b, lists.cutoff);
    lists.unjudgedA = unjudgedIn(lists.a, lists.cutoff);
    lists.unjudgedB = unjudgedIn(lists.b, lists.cutoff);
    lists.overlap =
        core::listOverlap(lists.documents, lists.cutoff.value_or(lists.documents.size()));
    lists.rankBiased = core::rankBiasedOverlap(lists.documents, ListsBeside::persistence);
    measureTies(lists);
    constexpr std::size_t deepestOrder = 1000;
    lists.orderDepth = std::min(lists.cutoff.value_or(deepestOrder), deepestOrder);
    lists.order = core::sharedOrder(lists.documents, lists.orderDepth);
    return lists;
}

}  // namespace ui
