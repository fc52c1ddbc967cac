// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/id_set.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// What the order of a query's documents tells.
struct ResultFacts {
    std::size_t documents = 0;
    std::size_t ties = 0;             ///< documents whose score equals the one above
    std::size_t tiedRanks = 0;        ///< by RankColumn: documents whose rank equals the one above
    bool isRankContradicted = false;  ///< a lower score has the better rank
    std::size_t ownId = 0;            ///< documents with the id of the query, unless it is a number

    bool operator==(const ResultFacts&) const = default;
};

/// How it is told which of a document's places counts.
constexpr Warning keptWarning(RepeatedDocument kept)
{
    return kept == RepeatedDocument::Best ? Warning::KeptBestResult : Warning::KeptFirstResult;
}

/// Puts the documents of one query in rank order. Serves one query after another: its memory is
/// kept.
class ResultOrder {
public:
    explicit ResultOrder(RankOrder order)
        : m_order(order)
    {}

    /// The first document that stands there a second time: its place; nothing when all differ.
    /// @param documents in file order
    std::optional<std::size_t> repeated(std::span<const RetrievedDocument> documents);

    /// Leaves one of each document.
    /// @param documents in file order
    /// @param kept not Refuse
    /// @return how many were left out
    std::size_t dropRepeated(std::vector<RetrievedDocument>& documents, RepeatedDocument kept);

    /// Where a score is not a number the order is trec_eval's, whatever the rule for equal scores.
    /// @param documents in file order, and in rank order after that. O(n) where the rank column or
    /// the file has the order of the scores, O(n log n) elsewhere.
    ResultFacts sort(std::string_view query, std::vector<RetrievedDocument>& documents);

private:
    ResultFacts sort(std::vector<RetrievedDocument>& documents);
    bool placeByRank(std::vector<RetrievedDocument>& documents);
    ResultFacts sortByScore(std::vector<RetrievedDocument>& documents);
    ResultFacts sortLikeTrec(std::vector<RetrievedDocument>& documents);
    void sortByRank(std::vector<RetrievedDocument>& documents);
    std::optional<ResultFacts> factsByScore(std::span<const RetrievedDocument> documents);
    void sortTies(std::span<RetrievedDocument> documents) const;

    struct Entry {
        double score;
        std::size_t place;
    };

    RankOrder m_order;
    IdSet m_ids;
    std::vector<RetrievedDocument> m_placed;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_tied;  // places whose score equals the one above
};

}  // namespace core
