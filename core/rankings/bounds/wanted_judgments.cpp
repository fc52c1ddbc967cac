// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/wanted_judgments.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

namespace core {

namespace {

/// The higher of two ranks; 0 means no rank.
std::size_t best(std::size_t a, std::size_t b)
{
    return std::min(a - 1, b - 1) + 1;
}

bool isMoreWanted(const WantedJudgment& one, const WantedJudgment& other)
{
    const auto key = [](const WantedJudgment& requested) {
        return std::tuple(
            -requested.saved, -requested.leastSaved, std::string_view(requested.query),
            best(requested.rankInA, requested.rankInB), std::string_view(requested.document));
    };
    return key(one) < key(other);
}

/// The places within the cutoff, highest first.
std::vector<std::size_t> highestPlaces(const OpenPair& pair, std::size_t cutoff)
{
    const auto rankOf = [&](std::size_t place) {
        return best(pair.a.ranks[place], pair.b.ranks[place]);
    };
    std::vector<std::size_t> places(pair.a.ranks.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::erase_if(places, [&](std::size_t place) { return rankOf(place) > cutoff; });
    std::ranges::stable_sort(
        places, [&](std::size_t one, std::size_t other) { return rankOf(one) < rankOf(other); });
    places.resize(std::min(places.size(), JudgmentSearch::mostDocuments));
    return places;
}

/// @param width width before judging
/// @param widthIf computes the width if the document has a given grade
template <class WidthIf>
void addSavings(WantedJudgment& requested, const BoundsFinder& finder, double width,
                WidthIf widthIf)
{
    const Settings& settings = finder.definition().settings;
    const GradeScale& scale = finder.scale();
    const bool isBinary = rowOf(finder.definition().measure).isBinary(settings);
    std::optional<double> tried;  // the grade that gives `left`
    double left = 0;
    for (const double grade : scale) {
        // If only relevance counts, all relevant grades are equivalent.
        const bool isRelevant = Grade(grade).isRelevant(settings.relevantFrom);
        const double like = !isBinary ? grade : isRelevant ? scale.back() : 0;
        if (tried != like)
            left = widthIf(like);
        tried = like;
        requested.saved += (width - left) / static_cast<double>(scale.size());
        requested.leastSaved = std::min(requested.leastSaved, width - left);
    }
}

double widthOf(const std::optional<Bounds>& bounds)
{
    return bounds && bounds->extent ? bounds->extent->width() : 0;
}

double widthOf(const QueryBounds& query, std::size_t definition)
{
    return widthOf(query.bounds[definition]);
}

}  // namespace

JudgmentSearch::JudgmentSearch(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun* b,
                               const MeasureSpec& definition, const EvaluationRules& rules,
                               const GradeScale& scale)
    : m_pairing(qrels, a, b, rules)
    , m_finder(definition, scale, {rules.noValue, rules.rounding}, m_pairing.mostDocuments())
    , m_isPair(b != nullptr)
{}

std::vector<std::vector<WantedJudgment>> JudgmentSearch::find(std::span<const std::string> queries,
                                                              const Threads& threads,
                                                              const std::stop_token& stop) const
{
    std::vector<std::vector<WantedJudgment>> found(queries.size());
    threads.run(queries.size(), [&](std::size_t i) {
        const auto place = m_pairing.find(queries[i]);
        if (!place || stop.stop_requested())
            return;
        OpenQueries lists = m_pairing.lists();
        found[i] = inQuery(lists, *place, stop);
    });
    return found;
}

std::vector<WantedJudgment> JudgmentSearch::inQuery(OpenQueries& lists, std::size_t i,
                                                    const std::stop_token& stop) const
{
    const OpenPair pair = m_pairing.pair(lists, i);
    const double before = width(pair, i);
    std::vector<WantedJudgment> requested;
    for (const std::size_t place :
         highestPlaces(pair, m_finder.definition().cutoff.value_or(noCutoff)))
        if (!stop.stop_requested())
            requested.push_back(judged(pair, place, i, before));
    std::ranges::sort(requested, isMoreWanted);
    return requested;
}

WantedJudgment JudgmentSearch::judged(const OpenPair& pair, std::size_t place, std::size_t i,
                                      double width) const
{
    WantedJudgment requested{m_pairing.query(i),
                             std::string(pair.documents[place]),
                             pair.a.ranks[place],
                             m_isPair ? pair.b.ranks[place] : 0,
                             0,
                             width};
    addSavings(requested, m_finder, width,
               [&](double grade) { return this->width(pair.judged(place, grade), i); });
    return requested;
}

double JudgmentSearch::width(const OpenPair& pair, std::size_t i) const
{
    return widthOf(m_pairing.bounds(m_finder, pair, i, World::Closed));
}

std::vector<WantedJudgment> wantedJudgments(const OpenList& list, const BoundsFinder& finder,
                                            const std::stop_token& stop)
{
    const std::size_t cutoff = finder.definition().cutoff.value_or(noCutoff);
    const double width = widthOf(finder.ofValue(list));
    std::vector<WantedJudgment> requested;
    for (const std::size_t place : list.placesByRank()) {
        const std::size_t rank = list.ranks[place];
        if (rank == 0 || rank > cutoff || requested.size() == JudgmentSearch::mostDocuments ||
            stop.stop_requested())
            break;
        WantedJudgment& one = requested.emplace_back(WantedJudgment{{}, {}, rank, 0, 0, width});
        addSavings(one, finder, width, [&](double grade) {
            return widthOf(finder.ofValue(list.judged(place, grade)));
        });
    }
    std::erase_if(requested, [](const WantedJudgment& one) { return !(one.saved > 0); });
    std::ranges::sort(requested, isMoreWanted);
    return requested;
}

std::vector<std::string> widestQueries(std::span<const QueryBounds> queries, std::size_t definition)
{
    std::vector<const QueryBounds*> open;
    for (const QueryBounds& query : queries)
        if (widthOf(query, definition) > 0)
            open.push_back(&query);
    std::ranges::stable_sort(open, [definition](const QueryBounds* one, const QueryBounds* other) {
        return widthOf(*one, definition) > widthOf(*other, definition);
    });
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < std::min(open.size(), JudgmentSearch::mostQueries); ++i)
        ids.push_back(open[i]->query);
    return ids;
}

std::size_t countedQueries(std::span<const QueryBounds> queries, std::size_t definition)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(queries, [definition](const QueryBounds& query) {
            return query.bounds[definition] && query.bounds[definition]->extent;
        }));
}

std::vector<WantedJudgment> mostWanted(std::span<const std::vector<WantedJudgment>> queries,
                                       std::size_t counted, std::size_t most)
{
    std::vector<WantedJudgment> all;
    for (const auto& query : queries)
        all.insert(all.end(), query.begin(), query.end());
    std::ranges::sort(all, isMoreWanted);
    all.resize(std::min(all.size(), most));
    for (WantedJudgment& requested : all) {
        requested.saved /= static_cast<double>(counted);
        requested.leastSaved /= static_cast<double>(counted);
    }
    return all;
}

}  // namespace core
