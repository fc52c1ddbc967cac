// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/list_rules.h"

#include "core/evaluation/tie_ends.h"
#include "core/scan/walked_ranks.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Takes ranked documents out; those with a grade were not retrieved then.
template <class List>
void takeOut(List& list, std::size_t first, std::size_t last)
{
    const auto begin = list.ranked.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = list.ranked.begin() + static_cast<std::ptrdiff_t>(last);
    std::copy_if(std::make_move_iterator(begin), std::make_move_iterator(end),
                 std::back_inserter(list.notRetrieved),
                 [](const auto& document) { return document.grade.hasValue(); });
    list.ranked.erase(begin, end);
}

/// @param own where the query's own document stands, 0-based
template <class List>
List shortened(const EvaluationRules& rules, List list, std::optional<std::size_t> own)
{
    if (rules.ownDocument == OwnDocument::Drop && own)
        takeOut(list, *own, *own + 1);
    if (rules.depth && *rules.depth < list.ranked.size())
        takeOut(list, *rules.depth, list.ranked.size());
    if (rules.judgedOnly)
        std::erase_if(list.ranked, [](const auto& document) { return !document.grade.isJudged(); });
    if (rules.scope == JudgmentScope::RetrievedOnly)
        list.notRetrieved.clear();
    return list;
}

std::optional<std::size_t> ownDocument(const RankedList& list)
{
    const auto own = std::ranges::find(list.ranked, list.query, &Document::id);
    return own == list.ranked.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(std::distance(list.ranked.begin(), own)));
}

template <class Documents>
std::vector<Grade> gradesOf(const Documents& documents)
{
    std::vector<Grade> grades(documents.size());
    std::ranges::transform(documents, grades.begin(), [](const auto& one) { return one.grade; });
    return grades;
}

template <class List>
JudgedRanking judged(const List& list, TieRule ties, std::optional<double> scaleTop)
{
    JudgedRanking ranking(gradesOf(list.ranked), gradesOf(list.notRetrieved), scaleTop);
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

std::vector<GradedList::Entry> entriesOf(const std::vector<Document>& documents)
{
    std::vector<GradedList::Entry> entries;
    entries.reserve(documents.size());
    for (const Document& document : documents)
        entries.push_back({document.grade, document.score});
    return entries;
}

}  // namespace

RankedList listUnder(const EvaluationRules& rules, RankedList list)
{
    const auto own = rules.ownDocument == OwnDocument::Drop ? ownDocument(list) : std::nullopt;
    return shortened(rules, std::move(list), own);
}

GradedList gradedList(const RankedList& list)
{
    walkedRanks += list.ranked.size() + list.notRetrieved.size();
    return {entriesOf(list.ranked), entriesOf(list.notRetrieved), ownDocument(list)};
}

JudgedRanking rankingUnder(const EvaluationRules& rules, const GradedList& list,
                           std::optional<double> scaleTop)
{
    return judged(shortened(rules, list, list.own), rules.ties, scaleTop);
}

JudgedRanking judgedRanking(const RankedList& list, TieRule ties, std::optional<double> scaleTop)
{
    return judged(list, ties, scaleTop);
}

}  // namespace core
