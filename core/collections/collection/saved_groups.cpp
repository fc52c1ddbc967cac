// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/saved_groups.h"

#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/query_filter.h"
#include "core/collections/collection/query_order.h"
#include "core/foundation/text/folded.h"

#include <algorithm>
#include <string>
#include <utility>

namespace core {

namespace {

GroupPlaces placesOf(const QueryGroup& group, const CollectionEvaluation& evaluation)
{
    GroupPlaces places{folded(group.name), {}};
    for (const CollectionQuery& query : evaluation.queries)
        places.has.push_back(group.queries.contains(query.id));
    return places;
}

std::size_t addOnce(std::vector<MeasureSpec>& definitions, const MeasureSpec& definition)
{
    const auto found = std::ranges::find(definitions, definition);
    if (found != definitions.end())
        return static_cast<std::size_t>(found - definitions.begin());
    definitions.push_back(definition);
    return definitions.size() - 1;
}

}  // namespace

std::vector<QueryGroup> groupsOf(const Collection& collection, const QueryEdits& edits,
                                 std::span<const SavedGroup> saved, const FilteredRuns& runs,
                                 const Threads& threads)
{
    std::vector<QueryGroup> groups = collection.groups;
    if (saved.empty())
        return groups;
    std::vector<MeasureSpec> definitions{runs.measure};
    std::vector<std::pair<QueryFilter, std::vector<std::size_t>>> filters;
    for (const SavedGroup& group : saved) {
        const auto filter = parseQueryFilter(group.filter);
        auto& own = filters.emplace_back();
        if (!filter)
            continue;
        own.first = *filter;
        for (const MeasureSpec& definition : filter->definitions())
            own.second.push_back(addOnce(definitions, definition));
    }
    const CollectionEvaluation evaluation =
        evaluateCollection(collection, edits, definitions, runs.rules, threads);
    std::vector<std::string> ids;
    for (const CollectionQuery& query : evaluation.queries)
        ids.push_back(query.id);
    const std::vector<QueryWords> words = queryWords(ids, collection.queryTexts.get());
    std::vector<GroupPlaces> places;
    for (const QueryGroup& group : groups)
        places.push_back(placesOf(group, evaluation));
    for (std::size_t i = 0; i < saved.size(); ++i) {
        QueryGroup& group = groups.emplace_back(QueryGroup{saved[i].name, {}});
        if (parseQueryFilter(saved[i].filter)) {
            QueryView view;
            view.collection = &collection;
            view.edits = &edits;
            view.evaluation = &evaluation;
            view.words = words;
            view.a = runs.a;
            view.b = runs.b;
            view.groups = places;
            group.isByOutcome = choosesByOutcome(filters[i].first, saved);
            for (const std::size_t query :
                 arrangedQueries(view, filters[i].first, filters[i].second, {}))
                group.queries.insert(ids[query]);
        }
        places.push_back(placesOf(group, evaluation));
    }
    return groups;
}

}  // namespace core
