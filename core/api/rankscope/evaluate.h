// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/collection.h>
#include <rankscope/definition.h>
#include <rankscope/ranking.h>
#include <rankscope/rules.h>
#include <rankscope/value.h>

#include <string>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// Computes the value of one list. O(n log n) at most.
/// @throws Error for an infinite grade
Value evaluate(const Ranking& ranking, const Definition& definition);
/// Computes one value per definition, in the same order; the list is sorted only once.
std::vector<Value> evaluateAll(const Ranking& ranking, const std::vector<Definition>& definitions);

/// The values of one query under every definition.
struct QueryValues {
    std::string query;           ///< its id
    bool missing = false;        ///< judged, not in the run
    std::vector<Value> values;   ///< one per definition, before any rule
    std::vector<Value> counted;  ///< what the mean uses; undefined where left out
};

/// The result of scoring a run against judgments.
struct Evaluation {
    std::vector<Definition> definitions;  ///< as computed: with the parameters of the rules' tool
    std::vector<QueryValues> queries;     ///< by id in byte order; missing ones only if they count
    std::vector<Value> means;             ///< one per definition; undefined when no query counts
    std::vector<std::string> notInRun;    ///< judged queries missing from the run
    std::vector<std::string> notJudged;   ///< queries of the run without judgments: ignored
};

/// Scores a run query by query. O(documents + judged), plus sorting each list.
/// @throws Error for an unknown tool
Evaluation evaluate(const Qrels& qrels, const Run& run, const std::vector<Definition>& definitions,
                    const Rules& rules = {});

/// Scores a run directly from its file. Where the format allows, it scores while reading and does
/// not keep the run, which makes it the fast way for millions of lines. Refuses a file with more
/// than one run. @throws Error with file, line and reason
Evaluation evaluateFile(const Qrels& qrels, const std::string& run,
                        const std::vector<Definition>& definitions, const Rules& rules = {});

}  // namespace v0
}  // namespace rankscope
