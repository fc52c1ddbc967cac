// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"
#include "core/rankings/trec_eval/scored_trec_run.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Judgments of several judges, or groups of them, which trec_eval -R qrels_jg averages.
struct JudgeGroups {
    Qrels queries;              ///< every judged query, without documents
    std::vector<Qrels> judges;  ///< in byte order of the judges' names
};

/// Parses `query judge document grade` per line, separated by white space; grades are read like C.
/// Blank lines and # lines are skipped. A document that a judge has twice for a query is an error.
/// O(n log n).
Parsed<JudgeGroups> parseJudgeGroups(std::string_view text, const std::string& name);
Parsed<JudgeGroups> readJudgeGroups(const std::string& path, const ExpansionLimit& limit = {});

/// Scores a run by the judgments of each judge. A query's value is the mean over the judges who
/// judged it. O(judges × documents × measures).
ScoredTrecRun scoreByJudges(const JudgeGroups& groups, const Run& run,
                            std::span<const TrecRequest> requests, const TrecRules& rules);

}  // namespace core
