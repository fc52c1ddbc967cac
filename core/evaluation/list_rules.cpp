#include "core/evaluation/list_rules.h"

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
    std::vector<std::size_t> ends(list.ranked.size());
    for (std::size_t i = ends.size(); i-- > 0;) {
        const bool isTied = i + 1 < ends.size() && list.ranked[i].score &&
                            list.ranked[i].score == list.ranked[i + 1].score;
        ends[i] = isTied ? ends[i + 1] : i + 1;
    }
    ranking.setTies(std::move(ends));
    return ranking;
}

}  // namespace core
