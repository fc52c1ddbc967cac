// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/run_bounds.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A document without a grade, and how much judging it for a query would narrow the interval of the
/// difference of two runs, or of the value of one.
struct WantedJudgment {
    std::string query;
    std::string document;
    std::size_t rankInA = 0;  ///< 1-based; 0: not retrieved, or there is no such run
    std::size_t rankInB = 0;
    double saved = 0;       ///< mean over the grades of the scale, taken as equally likely
    double leastSaved = 0;  ///< minimum over the grades; at least 0, up to rounding

    bool operator==(const WantedJudgment&) const = default;
};

/// Finds the judgments that narrow intervals the most under one definition.
///
/// For each query it considers the documents that a run has within the cutoff, at most the
/// `mostDocuments` ranked highest in either run. Each is tried with every grade of the scale while
/// the others stay open.
class JudgmentSearch {
public:
    static constexpr std::size_t mostDocuments = 32;
    static constexpr std::size_t mostQueries = 100;

    /// @param b null: the values of A
    /// @param qrels,a,b must outlive this object
    JudgmentSearch(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun* b,
                   const MeasureSpec& definition, const EvaluationRules& rules,
                   const GradeScale& scale);

    /// For each of `queries`, its documents with what they save within the query, most saved first;
    /// empty for queries that are not compared. O(documents × grades) bounds searches each.
    /// @param stop ends the search early; discard the result in that case
    std::vector<std::vector<WantedJudgment>> find(std::span<const std::string> queries,
                                                  const Threads& threads = Threads(),
                                                  const std::stop_token& stop = {}) const;

private:
    std::vector<WantedJudgment> inQuery(OpenQueries& lists, std::size_t i,
                                        const std::stop_token& stop) const;
    WantedJudgment judged(const OpenPair& pair, std::size_t place, std::size_t i,
                          double width) const;
    double width(const OpenPair& pair, std::size_t i) const;

    RunPairing m_pairing;
    BoundsFinder m_finder;
    bool m_isPair;
};

/// The same for a typed list: how much judging each document narrows the bounds of its value, most
/// saved first. Documents that save nothing are omitted. Ranks are in rankInA, and ids stay empty.
/// @param stop as above
std::vector<WantedJudgment> wantedJudgments(const OpenList& list, const BoundsFinder& finder,
                                            const std::stop_token& stop = {});

/// The queries for which JudgmentSearch is worthwhile: those with the widest intervals, widest
/// first, at most JudgmentSearch::mostQueries. O(queries log queries).
std::vector<std::string> widestQueries(std::span<const QueryBounds> queries,
                                       std::size_t definition);

/// The best `most` judgments over several queries, with what they save of the mean's interval, most
/// saved first. Equal ones are ordered by leastSaved, then by query and rank.
/// @param counted the number of queries in the mean; if some may be skipped, of those with an
/// interval
std::vector<WantedJudgment> mostWanted(std::span<const std::vector<WantedJudgment>> queries,
                                       std::size_t counted, std::size_t most);

/// The number of queries with an interval. O(queries)
std::size_t countedQueries(std::span<const QueryBounds> queries, std::size_t definition);

}  // namespace core
