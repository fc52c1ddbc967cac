// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_order.h"

#include "core/foundation/text/folded.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

double numberOr(const std::optional<Value>& value)
{
    return value && *value ? **value : QueryFacts::none;
}

bool isThere(double key)
{
    return key == key;
}

bool isThere(std::string_view key)
{
    return !key.empty();
}

/// A key and its query.
template <class Key>
struct Keyed {
    Key key;
    std::size_t query;
};

/// @param queries ascending, which is the order of ties
template <class KeyOf>
std::vector<std::size_t> sortedBy(std::vector<std::size_t> queries, bool isDescending, KeyOf keyOf)
{
    using Key = decltype(keyOf(std::size_t{0}));
    std::vector<Keyed<Key>> keyed;
    keyed.reserve(queries.size());
    for (const std::size_t query : queries)
        keyed.push_back({keyOf(query), query});
    const auto withKey = std::stable_partition(
        keyed.begin(), keyed.end(), [](const Keyed<Key>& each) { return isThere(each.key); });
    std::stable_sort(keyed.begin(), withKey,
                     [isDescending](const Keyed<Key>& x, const Keyed<Key>& y) {
                         return isDescending ? y.key < x.key : x.key < y.key;
                     });
    std::transform(keyed.begin(), keyed.end(), queries.begin(),
                   [](const Keyed<Key>& each) { return each.query; });
    return queries;
}

double markOf(const QueryView& view, std::size_t query)
{
    if (view.edits->contains(view.evaluation->queries[query].id))
        return 0;
    return isMissing(*view.evaluation, query) ? 1 : 2;
}

/// The index of the definition used for sorting; past the end if the evaluation lacks it.
std::size_t sortedDefinition(const QueryView& view, const QuerySort& sort)
{
    const std::vector<MeasureSpec>& known = view.evaluation->definitions;
    return sort.definition ? static_cast<std::size_t>(std::ranges::find(known, *sort.definition) -
                                                      known.begin())
                           : view.definition;
}

std::vector<std::size_t> sorted(std::vector<std::size_t> queries, const QueryView& view,
                                const QuerySort& sort)
{
    const std::size_t definition = sortedDefinition(view, sort);
    const bool isKnown = definition < view.evaluation->definitions.size();
    const auto by = [&](auto keyOf) {
        return sortedBy(std::move(queries), sort.isDescending, keyOf);
    };
    switch (sort.key) {
    case QueryKey::Id:
        if (sort.isDescending)
            std::reverse(queries.begin(), queries.end());
        return queries;
    case QueryKey::Mark:
        return by([&](std::size_t query) { return markOf(view, query); });
    case QueryKey::Text:
        if (!view.textPlaces.empty())
            return by([&](std::size_t query) { return view.textPlaces[query]; });
        return by([&](std::size_t query) {
            return query < view.words.size() ? std::string_view(view.words[query].text)
                                             : std::string_view();
        });
    case QueryKey::Value:
        return by([&](std::size_t query) {
            return isKnown ? numberOr(view.evaluation->counted(query, sort.run, definition))
                           : QueryFacts::none;
        });
    case QueryKey::Difference:
        return by([&](std::size_t query) {
            return isKnown ? view.values(query, definition).difference : QueryFacts::none;
        });
    case QueryKey::Width:
        return by([&](std::size_t query) {
            return query < view.widths.size() ? view.widths[query] : QueryFacts::none;
        });
    }
    return queries;
}

/// The facts about one query at a time, as far as the filter uses them.
class FactsReader {
public:
    FactsReader(const QueryView& view, const QueryFilter& filter,
                std::span<const std::size_t> definitions)
        : m_view(view)
        , m_readsJudgments(filter.readsJudgments())
        , m_readsGroups(!filter.groups().empty())
        , m_places{view.definition}
    {
        m_places.insert(m_places.end(), definitions.begin(), definitions.end());
        m_values.resize(m_places.size());
    }

    /// Valid until the next call.
    const QueryFacts& of(std::size_t query)
    {
        const CollectionQuery& known = m_view.evaluation->queries[query];
        if (query < m_view.words.size()) {
            m_facts.id = m_view.words[query].id;
            m_facts.text = m_view.words[query].text;
        }
        m_facts.isEdited = !m_view.edits->empty() && m_view.edits->contains(known.id);
        m_facts.isMissing = isMissing(*m_view.evaluation, query);
        m_facts.isUnjudged = !known.isJudged;
        if (m_readsJudgments)
            count(known.id);
        if (m_readsGroups)
            nameGroups(query);
        std::transform(m_places.begin(), m_places.end(), m_values.begin(),
                       [&](std::size_t definition) { return m_view.values(query, definition); });
        m_facts.values = m_values;
        return m_facts;
    }

private:
    void nameGroups(std::size_t query)
    {
        m_groups.clear();
        for (const GroupPlaces& group : m_view.groups)
            if (query < group.has.size() && group.has[query])
                m_groups.push_back(group.name);
        m_facts.groups = m_groups;
    }

    void count(std::string_view id)
    {
        m_facts.judgments = 0;
        m_facts.relevant = 0;
        const auto* judgments = judgmentsOf(*m_view.collection, *m_view.edits, id);
        if (!judgments)
            return;
        for (const Judgment& judgment : *judgments) {
            m_facts.judgments += judgment.grade.isJudged() ? 1 : 0;
            m_facts.relevant += judgment.grade.isRelevant(1) ? 1 : 0;
        }
    }

    const QueryView& m_view;
    bool m_readsJudgments;
    bool m_readsGroups;
    std::vector<std::string_view> m_groups;
    std::vector<std::size_t> m_places;
    std::vector<QueryFacts::Values> m_values;
    QueryFacts m_facts;
};

}  // namespace

std::vector<QueryWords> queryWords(std::span<const std::string> ids, const TextsById* texts,
                                   const std::stop_token& stop)
{
    std::vector<QueryWords> words;
    words.reserve(ids.size());
    for (const std::string& id : ids) {
        if (stop.stop_requested())
            break;
        QueryWords own{folded(id), {}};
        if (const auto text = texts ? texts->find(id) : std::nullopt)
            own.text = folded(text->title.empty() ? text->text : text->title + " " + text->text);
        words.push_back(std::move(own));
    }
    return words;
}

QueryFacts::Values QueryView::values(std::size_t query, std::size_t ofDefinition) const
{
    QueryFacts::Values values;
    values.a = numberOr(evaluation->counted(query, a, ofDefinition));
    values.b = numberOr(evaluation->counted(query, b, ofDefinition));
    if (a != b)
        values.difference =
            evaluation->difference(query, a, b, ofDefinition).value_or(QueryFacts::none);
    return values;
}

bool isMissing(const CollectionEvaluation& evaluation, std::size_t query)
{
    const CollectionQuery& known = evaluation.queries[query];
    if (!known.isJudged)
        return true;
    for (std::size_t run = 0; run < evaluation.runs.size(); ++run) {
        const std::size_t place = known.inRun[run];
        if (place == CollectionQuery::notThere || evaluation.runs[run].queries[place].missing)
            return true;
    }
    return false;
}

std::vector<std::size_t> arrangedQueries(const QueryView& view, const QueryFilter& filter,
                                         std::span<const std::size_t> definitions,
                                         const QuerySort& sort)
{
    std::vector<std::size_t> queries;
    queries.reserve(view.evaluation->queries.size());
    FactsReader facts(view, filter, definitions);
    for (std::size_t query = 0; query < view.evaluation->queries.size(); ++query)
        if (filter.acceptsAll() || filter.matches(facts.of(query)))
            queries.push_back(query);
    return sorted(std::move(queries), view, sort);
}

}  // namespace core
