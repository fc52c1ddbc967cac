// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/page_of_collection.h"

#include "core/collections/collection/differences.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/sign_test.h"
#include "core/rankings/evaluation/list_under_rules.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace core {

namespace {

std::optional<double> countedNumber(const std::optional<Value>& value)
{
    return value && *value ? std::optional(**value) : std::nullopt;
}

std::string textOf(const Collection& collection, std::string_view query)
{
    const auto found = collection.queryTexts ? collection.queryTexts->find(query) : std::nullopt;
    if (!found)
        return {};
    return found->title.empty() ? found->text : found->title;
}

PagePair pairOf(const Differences& found)
{
    std::vector<double> differences;
    for (const QueryDifference& query : found.queries)
        differences.push_back(query.difference());
    PagePair pair = pagePair(differences);
    if (found.isWeighted && !differences.empty())
        pair.difference = found.meanDifference();
    return pair;
}

class PageLists {
public:
    explicit PageLists(PageQuery& query)
        : m_query(query)
    {}

    void add(const RankedList& list)
    {
        auto& places = m_query.lists.emplace_back();
        for (std::size_t i = 0; i < std::min(mostPageRanks, list.ranked.size()); ++i)
            places.push_back(placeOf(list.ranked[i]));
    }

private:
    std::size_t placeOf(const RankedItem& document)
    {
        const auto [found, isNew] = m_places.emplace(document.id, m_query.documents.size());
        if (isNew) {
            RankedItem shown;
            shown.id = document.id;
            shown.title = document.title;
            shown.grade = document.grade;
            m_query.documents.push_back(std::move(shown));
        }
        return found->second;
    }

    PageQuery& m_query;
    std::map<std::string, std::size_t> m_places;
};

}  // namespace

PagePair pagePair(std::span<const double> differences)
{
    const WinTieLoss counts = winTieLoss(differences);
    PagePair pair{{}, counts.won, counts.tied, counts.lost};
    if (!differences.empty())
        pair.difference = meanDifference(differences);
    return pair;
}

PageCollection pageOfCollection(const Collection& collection, const QueryEdits& edits,
                                const CollectionEvaluation& evaluation,
                                std::span<const std::size_t> runs, std::size_t measures)
{
    PageCollection page;
    page.name = collection.name;
    page.allQueries = evaluation.queries.size();
    page.runB = runs.size() > 1 ? 1 : 0;
    std::vector<std::size_t> all(page.allQueries);
    std::iota(all.begin(), all.end(), std::size_t{0});
    for (const std::size_t run : runs)
        page.runs.push_back(collection.runs[run].name);
    for (std::size_t measure = 0; measure < measures; ++measure) {
        page.measures.push_back(toText(evaluation.definitions[measure]));
        auto& means = page.means.emplace_back();
        for (const std::size_t run : runs)
            means.push_back(countedNumber(evaluation.runs[run].means[measure]));
        auto& pairs = page.pairs.emplace_back();
        for (const std::size_t a : runs)
            for (const std::size_t b : runs)
                pairs.push_back(pairOf(differencesOf(evaluation, a, b, measure, all)));
    }
    for (std::size_t place = 0; place < std::min(mostPageQueries, page.allQueries); ++place) {
        PageQuery& query = page.queries.emplace_back();
        query.id = evaluation.queries[place].id;
        query.text = textOf(collection, query.id);
        PageLists lists(query);
        for (const std::size_t run : runs)
            lists.add(listUnder(evaluation.rules, listOf(collection, edits, query.id, run)));
        for (std::size_t measure = 0; measure < measures; ++measure) {
            auto& values = query.values.emplace_back();
            for (const std::size_t run : runs)
                values.push_back(countedNumber(evaluation.counted(place, run, measure)));
        }
    }
    return page;
}

}  // namespace core
