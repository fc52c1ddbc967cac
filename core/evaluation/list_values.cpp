// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/list_values.h"

#include "core/evaluation/evaluator.h"
#include "core/evaluation/rounding.h"
#include "core/metric/measure_table.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace core {

namespace {

/// The rules by which lists differ, and nothing else.
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

/// The list as some rules see it, and what was measured of it.
struct View {
    EvaluationRules rules;
    JudgedRanking ranking;
    std::vector<std::pair<Definition, Value>> known;
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
    using Known = std::pair<Definition, Value>;

    View& under(const EvaluationRules& rules)
    {
        const auto made = std::ranges::find(m_views, rules, &View::rules);
        if (made != m_views.end())
            return *made;
        return m_views.emplace_back(rules, rankingUnder(rules, m_list, m_scaleTop));
    }

    Value measured(const Definition& definition, const JudgedRanking& ranking)
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
