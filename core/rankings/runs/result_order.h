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

/// Facts found while sorting a query's documents.
struct ResultFacts {
    std::size_t documents = 0;
    std::size_t ties = 0;             ///< documents whose score equals the one above
    std::size_t tiedRanks = 0;        ///< for RankColumn: documents whose rank equals the one above
    bool isRankContradicted = false;  ///< a lower score has the better rank
    std::size_t ownId = 0;            ///< documents with the query's id, unless that is a number

    bool operator==(const ResultFacts&) const = default;
};

/// The warning that reports which place of a repeated document counts.
constexpr Warning keptWarning(RepeatedDocument kept)
{
    return kept == RepeatedDocument::Best ? Warning::KeptBestResult : Warning::KeptFirstResult;
}

/// Sorts the documents of a query into rank order. Can be reused for other queries; its memory is
/// kept.
class ResultOrder {
public:
    explicit ResultOrder(RankOrder order)
        : m_order(order)
    {}

    /// The place of the first document that repeats an earlier one; empty if there is none.
    /// @param documents in file order
    std::optional<std::size_t> repeated(std::span<const RetrievedDocument> documents);

    /// Keeps one of each document.
    /// @param documents in file order
    /// @param kept must not be Refuse
    /// @return number of documents removed
    std::size_t dropRepeated(std::vector<RetrievedDocument>& documents, RepeatedDocument kept);

    /// If a score is NaN, the order is trec_eval's, regardless of the rule for equal scores.
    /// @param documents in file order on input, in rank order on output. O(n) if the rank column or
    /// the file is in the order of the scores, otherwise O(n log n).
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
