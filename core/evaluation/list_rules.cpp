#include "core/evaluation/list_rules.h"

#include "core/evaluation/tie_ends.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace core {

RankedList listUnder(const EvaluationRules& rules, RankedList list)
{
    if (rules.depth && *rules.depth < list.ranked.size()) {
        const auto behind = list.ranked.begin() + static_cast<std::ptrdiff_t>(*rules.depth);
        std::copy_if(std::make_move_iterator(behind), std::make_move_iterator(list.ranked.end()),
                     std::back_inserter(list.notRetrieved),
                     [](const Document& document) { return document.grade.isJudged(); });
        list.ranked.erase(behind, list.ranked.end());
    }
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
    ranking.setTies(endsOfTies(list.ranked.size(), [&](std::size_t i) {
        return list.ranked[i].score && list.ranked[i].score == list.ranked[i + 1].score;
    }));
    return ranking;
}

}  // namespace core
