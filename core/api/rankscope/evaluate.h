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

/// The value of one list. O(n log n) at most.
/// @throws Error for a grade that is infinite
Value evaluate(const Ranking& ranking, const Definition& definition);
/// The values under several definitions, in their order; the list is sorted once.
std::vector<Value> evaluateAll(const Ranking& ranking, const std::vector<Definition>& definitions);

/// One query under every definition.
struct QueryValues {
    std::string query;           ///< its id
    bool missing = false;        ///< judged, not in the run
    std::vector<Value> values;   ///< by definition, before any rule
    std::vector<Value> counted;  ///< what goes into the mean; undefined where it is left out
};

/// A run measured against judgments.
struct Evaluation {
    std::vector<Definition> definitions;  ///< as computed: with the parameters of the rules' tool
    std::vector<QueryValues> queries;     ///< by id, byte order; missing ones only if they count
    std::vector<Value> means;             ///< by definition; undefined when no query counts
    std::vector<std::string> notInRun;    ///< judged queries that the run lacks
    std::vector<std::string> notJudged;   ///< queries of the run without judgments: ignored
};

/// Scores a run query by query. O(documents + judged) and the order of each list.
/// @throws Error for a tool that is none
Evaluation evaluate(const Qrels& qrels, const Run& run, const std::vector<Definition>& definitions,
                    const Rules& rules = {});

/// The same of a run's file, which is scored while it is read and not kept where its format allows
/// that: the fast way for millions of lines. A file with the runs of several systems is refused.
/// @throws Error with file, line and reason
Evaluation evaluateFile(const Qrels& qrels, const std::string& run,
                        const std::vector<Definition>& definitions, const Rules& rules = {});

}  // namespace v0
}  // namespace rankscope
