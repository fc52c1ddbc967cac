// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/list_rules.h"

#include "core/evaluation/tie_ends.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

namespace core {

namespace {

/// Takes ranked documents out; those with a grade were not retrieved then.
void takeOut(RankedList& list, std::vector<Document>::iterator first,
             std::vector<Document>::iterator last)
{
    std::copy_if(std::make_move_iterator(first), std::make_move_iterator(last),
                 std::back_inserter(list.notRetrieved),
                 [](const Document& document) { return document.grade.hasValue(); });
    list.ranked.erase(first, last);
}

}  // namespace

RankedList listUnder(const EvaluationRules& rules, RankedList list)
{
    if (rules.ownDocument == OwnDocument::Drop) {
        const auto own = std::ranges::find(list.ranked, list.query, &Document::id);
        takeOut(list, own, own == list.ranked.end() ? own : own + 1);
    }
    if (rules.depth && *rules.depth < list.ranked.size())
        takeOut(list, list.ranked.begin() + static_cast<std::ptrdiff_t>(*rules.depth),
                list.ranked.end());
    if (rules.judgedOnly)
        std::erase_if(list.ranked,
                      [](const Document& document) { return !document.grade.isJudged(); });
    if (rules.scope == JudgmentScope::RetrievedOnly)
        list.notRetrieved.clear();
    return list;
}

JudgedRanking judgedRanking(const RankedList& list, TieRule ties, std::optional<double> scaleTop)
{
    JudgedRanking ranking = judgedRanking(list, scaleTop);
    if (ties == TieRule::AsOrdered)
        return ranking;
    ranking.setTies(endsOfTies(list.ranked.size(),
                               [&](std::size_t i) {
                                   return list.ranked[i].score &&
                                          list.ranked[i].score == list.ranked[i + 1].score;
                               }),
                    ties == TieRule::OneThreshold);
    return ranking;
}

}  // namespace core
