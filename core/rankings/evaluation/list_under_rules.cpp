// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/list_under_rules.h"

#include "core/foundation/walked_ranks.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/scan/scan.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/rounding.h"
#include "core/rankings/evaluation/tie_ends.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <iterator>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Removes ranked documents; those with a grade then count as not retrieved.
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

/// @param own 0-based place of the query's own document
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
    const auto own = std::ranges::find(list.ranked, list.query, &RankedItem::id);
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

std::vector<GradedList::Entry> entriesOf(const std::vector<RankedItem>& documents)
{
    std::vector<GradedList::Entry> entries;
    entries.reserve(documents.size());
    for (const RankedItem& document : documents)
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

namespace {

/// Only the rules that change a list.
EvaluationRules ofLists(const EvaluationRules& rules, const GradedList& list)
{
    EvaluationRules seen;
    seen.depth = rules.depth;
    seen.judgedOnly = rules.judgedOnly;
    if (rules.scope == JudgmentScope::RetrievedOnly)
        seen.scope = rules.scope;
    seen.ties = rules.ties;
    if (list.own)
        seen.ownDocument = rules.ownDocument;
    return seen;
}

/// The list under some rules, with the values computed for it.
struct View {
    EvaluationRules rules;
    JudgedRanking ranking;
    std::vector<std::pair<MeasureSpec, Value>> known;
};

class Views {
public:
    Views(const GradedList& list, std::optional<double> scaleTop)
        : m_list(list)
        , m_scaleTop(scaleTop)
    {}

    Value value(const RuledMeasure& asked)
    {
        View& view = under(ofLists(asked.rules, m_list));
        auto known = std::ranges::find(view.known, asked.definition, &Known::first);
        if (known == view.known.end())
            known = view.known.insert(known,
                                      {asked.definition, measured(asked.definition, view.ranking)});
        return rounded(known->second, asked.definition, asked.rules.rounding);
    }

private:
    using Known = std::pair<MeasureSpec, Value>;

    View& under(const EvaluationRules& rules)
    {
        const auto made = std::ranges::find(m_views, rules, &View::rules);
        if (made != m_views.end())
            return *made;
        m_views.push_back({rules, rankingUnder(rules, m_list, m_scaleTop), {}});
        return m_views.back();
    }

    Value measured(const MeasureSpec& definition, const JudgedRanking& ranking)
    {
        if (!reads(definition.measure, Parameter::Discount))
            return Evaluator(definition, Discounts()).value(ranking);
        const std::size_t depth =
            deepestRank(definition, ranking, definition.cutoff.value_or(noCutoff));
        auto discounts = std::ranges::find_if(m_discounts, [&](const Discounts& one) {
            return one.cover(definition.settings, depth);
        });
        if (discounts == m_discounts.end())
            discounts = m_discounts.emplace(m_discounts.end(), definition.settings, depth);
        return Evaluator(definition, *discounts).value(ranking);
    }

    const GradedList& m_list;
    std::optional<double> m_scaleTop;
    std::deque<View> m_views;
    std::vector<Discounts> m_discounts;
};

}  // namespace

std::vector<Value> valuesUnder(const GradedList& list, std::span<const RuledMeasure> asked,
                               std::optional<double> scaleTop, const std::stop_token& stop)
{
    Views views(list, scaleTop);
    std::vector<Value> values;
    values.reserve(asked.size());
    for (const RuledMeasure& one : asked) {
        if (stop.stop_requested())
            break;
        values.push_back(views.value(one));
    }
    return values;
}

}  // namespace core
