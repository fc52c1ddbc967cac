// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/result_order.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

bool isByRank(const RetrievedDocument& a, const RetrievedDocument& b)
{
    return a.rank < b.rank;
}

/// @param documents by rank
std::size_t tiedRanks(std::span<const RetrievedDocument> documents)
{
    std::size_t ties = 0;
    for (std::size_t place = 1; place < documents.size(); ++place)
        ties += documents[place].rank == documents[place - 1].rank ? 1 : 0;
    return ties;
}

bool isNan(const RetrievedDocument& document)
{
    return std::isnan(document.score);
}

/// Whether trec_eval's comparison puts `b` before `a`. NaN is neither above nor below any score:
/// the ids decide then, so this is not a consistent order.
bool isBehind(const RetrievedDocument& a, const RetrievedDocument& b)
{
    return b.score > a.score || (!(b.score < a.score) && b.document > a.document);
}

/// Repeats the comparisons of glibc's qsort(): without a consistent order, the result depends on
/// which are made.
void mergeLikeGlibc(std::span<RetrievedDocument> documents, std::vector<RetrievedDocument>& room)
{
    const std::size_t half = documents.size() / 2;
    if (half == 0)
        return;
    mergeLikeGlibc(documents.first(half), room);
    mergeLikeGlibc(documents.subspan(half), room);
    room.clear();
    auto a = documents.begin();
    const auto middle = a + static_cast<std::ptrdiff_t>(half);
    auto b = middle;
    while (a != middle && b != documents.end())
        room.push_back(isBehind(*a, *b) ? *b++ : *a++);
    room.insert(room.end(), a, middle);
    std::copy(room.begin(), room.end(), documents.begin());
}

/// Queries and documents may be numbered independently, so equal numbers mean nothing.
std::size_t countOf(std::string_view query, std::span<const RetrievedDocument> documents)
{
    if (query.find_first_not_of("0123456789") == std::string_view::npos)
        return 0;
    return static_cast<std::size_t>(std::ranges::count_if(
        documents, [query](const RetrievedDocument& result) { return result.document == query; }));
}

}  // namespace

std::optional<std::size_t> ResultOrder::repeated(std::span<const RetrievedDocument> documents)
{
    m_ids.start(documents.size());
    for (std::size_t place = 0; place < documents.size(); ++place)
        if (m_ids.add(documents[place].document))
            return place;
    return std::nullopt;
}

std::size_t ResultOrder::dropRepeated(std::vector<RetrievedDocument>& documents,
                                      RepeatedDocument kept)
{
    if (kept == RepeatedDocument::Best)
        sort(documents);
    const std::size_t before = documents.size();
    m_ids.start(before);
    std::erase_if(documents, [this](const RetrievedDocument& document) {
        return m_ids.add(document.document).has_value();
    });
    return before - documents.size();
}

ResultFacts ResultOrder::sort(std::string_view query, std::vector<RetrievedDocument>& documents)
{
    ResultFacts facts = sort(documents);
    facts.ownId = countOf(query, documents);
    return facts;
}

ResultFacts ResultOrder::sort(std::vector<RetrievedDocument>& documents)
{
    if (m_order == RankOrder::RankColumn) {
        sortByRank(documents);
        return {.documents = documents.size(), .tiedRanks = tiedRanks(documents)};
    }
    if (m_order == RankOrder::File)
        return {.documents = documents.size()};
    auto facts = factsByScore(documents);
    if (!facts)
        facts = sortByScore(documents);
    sortTies(documents);
    return *facts;
}

/// Facts from neighbours; empty if a score exceeds the one before it, or is NaN.
std::optional<ResultFacts> ResultOrder::factsByScore(std::span<const RetrievedDocument> documents)
{
    m_tied.clear();
    bool isRankContradicted = false;
    long long above = std::numeric_limits<long long>::min();  // worst rank among higher scores
    long long worst = documents.empty() ? above : documents.front().rank;  // including equal ones
    for (std::size_t place = 1; place < documents.size(); ++place) {
        const RetrievedDocument& document = documents[place];
        const double before = documents[place - 1].score;
        if (document.score > before)
            return std::nullopt;
        if (document.score < before)
            above = worst;
        else if (isNan(document) || isNan(documents[place - 1]))
            return std::nullopt;
        else
            m_tied.push_back(place);
        isRankContradicted = isRankContradicted || document.rank < above;
        worst = std::max(worst, document.rank);
    }
    return ResultFacts{.documents = documents.size(),
                       .ties = m_tied.size(),
                       .isRankContradicted = isRankContradicted};
}

/// Moves each document to its rank if the ranks are consecutive; otherwise false.
bool ResultOrder::placeByRank(std::vector<RetrievedDocument>& documents)
{
    const auto [least, most] = std::ranges::minmax_element(documents, isByRank);
    const auto first = static_cast<unsigned long long>(least->rank);
    if (static_cast<unsigned long long>(most->rank) - first != documents.size() - 1)
        return false;
    m_placed.assign(documents.size(), {});
    for (const RetrievedDocument& document : documents) {
        RetrievedDocument& place = m_placed[static_cast<unsigned long long>(document.rank) - first];
        if (!place.document.empty())
            return false;
        place = document;
    }
    documents.swap(m_placed);
    return true;
}

/// Keeps the order of documents with equal ranks.
void ResultOrder::sortByRank(std::vector<RetrievedDocument>& documents)
{
    if (std::ranges::is_sorted(documents, isByRank) || placeByRank(documents))
        return;
    std::ranges::stable_sort(documents, isByRank);
}

/// Keeps the order of documents with equal scores if the file determines it.
ResultFacts ResultOrder::sortByScore(std::vector<RetrievedDocument>& documents)
{
    // Shuffled lines usually still have their ranks.
    if (m_order != RankOrder::ScoreThenFile && placeByRank(documents))
        if (const auto facts = factsByScore(documents))
            return *facts;
    if (std::ranges::any_of(documents, isNan))
        return sortLikeTrec(documents);
    m_entries.clear();
    for (const RetrievedDocument& document : documents)
        m_entries.push_back({document.score, m_entries.size()});
    std::ranges::sort(m_entries, [](const Entry& a, const Entry& b) {
        return a.score != b.score ? a.score > b.score : a.place < b.place;
    });
    m_placed.clear();
    for (const Entry& entry : m_entries)
        m_placed.push_back(documents[entry.place]);
    documents.swap(m_placed);
    return *factsByScore(documents);
}

/// trec_eval sorts a run's lines by their ids before it sorts by the scores.
ResultFacts ResultOrder::sortLikeTrec(std::vector<RetrievedDocument>& documents)
{
    m_tied.clear();
    std::ranges::sort(documents,
                      [](const auto& a, const auto& b) { return a.document < b.document; });
    mergeLikeGlibc(documents, m_placed);
    return {.documents = documents.size()};
}

/// @param documents those of the last call of factsByScore()
void ResultOrder::sortTies(std::span<RetrievedDocument> documents) const
{
    for (std::size_t i = 0; i < m_tied.size();) {
        const std::size_t start = m_tied[i] - 1;
        std::size_t end = start + 1;
        for (; i < m_tied.size() && m_tied[i] == end; ++i)
            ++end;
        const auto tied = documents.subspan(start, end - start);
        if (m_order == RankOrder::ScoreThenIdDescending)
            std::ranges::sort(tied,
                              [](const auto& a, const auto& b) { return a.document > b.document; });
        else if (m_order == RankOrder::ScoreThenIdAscending)
            std::ranges::sort(tied,
                              [](const auto& a, const auto& b) { return a.document < b.document; });
    }
}

}  // namespace core
