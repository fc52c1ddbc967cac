// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/run_bounds.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A document without a grade, and what judging it for a query would save: by how much it narrows
/// the interval of the difference of two runs, or of the value of one.
struct WantedJudgment {
    std::string query;
    std::string document;
    std::size_t rankInA = 0;  ///< 1-based; 0: not there, or there is no such run
    std::size_t rankInB = 0;
    double saved = 0;       ///< the mean over the grades of the scale, each taken as equally likely
    double leastSaved = 0;  ///< whatever the grade; 0 or more, up to rounding

    bool operator==(const WantedJudgment&) const = default;
};

/// Looks for the judgments that narrow intervals most under one definition.
///
/// Of a query the documents count that one of the runs has within the cutoff, and of these the
/// `mostDocuments` that stand highest in either; each is tried under every grade of the scale, with
/// the others open as before.
class JudgmentSearch {
public:
    static constexpr std::size_t mostDocuments = 32;
    static constexpr std::size_t mostQueries = 100;

    /// @param b null: the values of A alone
    /// @param qrels,a,b must outlive it
    JudgmentSearch(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun* b,
                   const MeasureSpec& definition, const EvaluationRules& rules,
                   const GradeScale& scale);

    /// By query of `queries`: its documents with what they save in the query alone, most saved
    /// first; none for those that are not compared. O(documents × grades) searches for bounds each.
    /// @param stop ends it early: what is returned then is to be thrown away
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

/// The same of a typed list: what judging each of its documents saves of the bounds of its value,
/// most saved first, those that save nothing left out. Ranks are in A, and ids stay empty.
/// @param stop as above
std::vector<WantedJudgment> wantedJudgments(const OpenList& list, const BoundsFinder& finder,
                                            const std::stop_token& stop = {});

/// Where JudgmentSearch is worth its time: the queries with the widest intervals, widest first; at
/// most JudgmentSearch::mostQueries. O(queries log queries).
std::vector<std::string> widestQueries(std::span<const QueryBounds> queries,
                                       std::size_t definition);

/// The first `most` of several queries' judgments, with what they save of the mean's interval, most
/// saved first; of equal ones those that save more whatever the grade, then by query and rank.
/// @param counted queries that the mean is over: where some may be left out of it, those that have
/// an interval
std::vector<WantedJudgment> mostWanted(std::span<const std::vector<WantedJudgment>> queries,
                                       std::size_t counted, std::size_t most);

/// Queries that have an interval. O(queries)
std::size_t countedQueries(std::span<const QueryBounds> queries, std::size_t definition);

}  // namespace core
