#pragma once

#include "core/evaluation/file_evaluation.h"
#include "core/evaluation/query_scorer.h"

#include <cstddef>
#include <string>

namespace core {

/// evaluateContent() of a run whose queries do not stand together: it is read twice, see
/// RunByQuery, and again each query is scored and forgotten.
/// @param text uncompressed
/// @param scorer for the same judgments and rules
Parsed<FileEvaluation> evaluateSplitRun(const Qrels& qrels, const SharedText& text,
                                        const std::string& name, RankOrder order,
                                        const ScoreReading& scores, const QueryScorer& scorer,
                                        const EvaluationRules& rules, const Threads& threads,
                                        Loading* loading, std::size_t blockSize);

}  // namespace core
