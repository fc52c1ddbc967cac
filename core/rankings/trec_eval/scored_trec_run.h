// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/threads.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"
#include "core/rankings/trec_eval/scorer.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The results of a run whose queries were scored as in trec_eval and then discarded.
struct ScoredTrecRun {
    /// By index in qrels.queries; empty if the query is missing from the run.
    std::vector<std::optional<TrecQueryValues>> queries;
    std::vector<std::string> notJudged;  ///< queries of the run without judgments, in byte order
    std::string lastTag;                 ///< the tag of the last line, which trec_eval prints
    LooseNumbers looseScores;            ///< only if numbers are read like C
    Diagnostics diagnostics;
};

/// Scores each query of a file as soon as its lines are read (see scoreContent()), in trec_eval's
/// order of documents. The result does not depend on the number of threads. 8 bytes per query and
/// value.
/// @param path mapped into memory: see mappedBytes(). "-" is standard input.
Parsed<ScoredTrecRun> scoreFileLikeTrec(const Qrels& qrels, const std::string& path,
                                        const TrecScorer& scorer, const ScoreReading& scores,
                                        const Threads& threads = Threads(),
                                        const ExpansionLimit& limit = {});
/// The same for a run in memory. O(documents × measures).
ScoredTrecRun scoreLikeTrec(const Qrels& qrels, const Run& run, TrecScorer scorer);

}  // namespace core
