#include "core/bounds/wanted_judgments.h"

#include "core/metric/measure_table.h"
#include "core/scan/scan.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <tuple>

namespace core {

namespace {

/// The higher of two ranks of which 0 is none.
std::size_t best(std::size_t a, std::size_t b)
{
    return std::min(a - 1, b - 1) + 1;
}

bool isMoreWanted(const WantedJudgment& one, const WantedJudgment& other)
{
    const auto key = [](const WantedJudgment& wanted) {
        return std::tuple(-wanted.saved, -wanted.leastSaved, std::string_view(wanted.query),
                          best(wanted.rankInA, wanted.rankInB), std::string_view(wanted.document));
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
    std::stable_sort(places.begin(), places.end(), [&](std::size_t one, std::size_t other) {
        return rankOf(one) < rankOf(other);
    });
    places.resize(std::min(places.size(), JudgmentSearch::mostDocuments));
    return places;
}

double widthOf(const QueryBounds& query, std::size_t definition)
{
    const auto& bounds = query.bounds[definition];
    return bounds && bounds->extent ? bounds->extent->width() : 0;
}

}  // namespace

JudgmentSearch::JudgmentSearch(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun* b,
                               const Definition& definition, const EvaluationRules& rules,
                               const GradeScale& scale)
    : m_pairing(qrels, a, b, rules)
    , m_finder(definition, scale, {rules.noValue, rules.rounding}, m_pairing.mostDocuments())
    , m_scale(scale)
    , m_isBinary(rowOf(definition.measure).isBinary(definition.settings))
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
    std::vector<WantedJudgment> wanted;
    for (const std::size_t place :
         highestPlaces(pair, m_finder.definition().cutoff.value_or(noCutoff)))
        if (!stop.stop_requested())
            wanted.push_back(judged(pair, place, i, before));
    std::sort(wanted.begin(), wanted.end(), isMoreWanted);
    return wanted;
}

WantedJudgment JudgmentSearch::judged(const OpenPair& pair, std::size_t place, std::size_t i,
                                      double width) const
{
    WantedJudgment wanted{m_pairing.query(i),
                          std::string(pair.documents[place]),
                          pair.a.ranks[place],
                          m_isPair ? pair.b.ranks[place] : 0,
                          0,
                          width};
    std::optional<double> tried;  // the grade, of which `left` is
    double left = 0;
    for (const double grade : m_scale) {
        // Where only relevance counts, all relevant ones are alike.
        const bool isRelevant =
            Grade(grade).isRelevant(m_finder.definition().settings.relevantFrom);
        const double like = !m_isBinary ? grade : isRelevant ? m_scale.back() : 0;
        if (tried != like)
            left = this->width(pair.judged(place, like), i);
        tried = like;
        wanted.saved += (width - left) / static_cast<double>(m_scale.size());
        wanted.leastSaved = std::min(wanted.leastSaved, width - left);
    }
    return wanted;
}

double JudgmentSearch::width(const OpenPair& pair, std::size_t i) const
{
    const auto bounds = m_pairing.bounds(m_finder, pair, i, World::Closed);
    return bounds && bounds->extent ? bounds->extent->width() : 0;
}

std::vector<std::string> widestQueries(std::span<const QueryBounds> queries, std::size_t definition)
{
    std::vector<const QueryBounds*> open;
    for (const QueryBounds& query : queries)
        if (widthOf(query, definition) > 0)
            open.push_back(&query);
    std::stable_sort(open.begin(), open.end(),
                     [definition](const QueryBounds* one, const QueryBounds* other) {
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
        std::count_if(queries.begin(), queries.end(), [definition](const QueryBounds& query) {
            return query.bounds[definition] && query.bounds[definition]->extent;
        }));
}

std::vector<WantedJudgment> mostWanted(std::span<const std::vector<WantedJudgment>> queries,
                                       std::size_t counted, std::size_t most)
{
    std::vector<WantedJudgment> all;
    for (const auto& query : queries)
        all.insert(all.end(), query.begin(), query.end());
    std::sort(all.begin(), all.end(), isMoreWanted);
    all.resize(std::min(all.size(), most));
    for (WantedJudgment& wanted : all) {
        wanted.saved /= static_cast<double>(counted);
        wanted.leastSaved /= static_cast<double>(counted);
    }
    return all;
}

}  // namespace core
