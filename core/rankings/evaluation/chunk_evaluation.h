// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/file_evaluation.h"
#include "core/rankings/runs/result_order.h"
#include "core/rankings/runs/run_lines.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A byte range of a run's file that contains whole lines.
struct RunChunk {
    std::size_t from = 0;
    std::size_t to = 0;

    bool operator==(const RunChunk&) const = default;
};

/// A query of a chunk.
struct ChunkQuery {
    std::string query;
    std::size_t line = 0;  ///< its first line
    ResultFacts facts;
    std::vector<Value> values;  ///< by definition, before any rule; empty if the query is not
                                ///< judged

    bool operator==(const ChunkQuery&) const = default;
};

/// The evaluation of a chunk. Lines are counted from its start.
struct ChunkEvaluation {
    std::size_t lines = 0;
    std::size_t documents = 0;
    std::string firstTag;
    std::string lastTag;
    Diagnostics diagnostics;  ///< only of its lines
    std::vector<ChunkQuery> queries;

    bool operator==(const ChunkEvaluation&) const = default;
};

/// Scores a chunk of a run in the same way as evaluateContent() scores the whole. O(lines), plus
/// the lines before the first one with data.
/// @param content the whole file; its first line with data determines the columns
/// @param read called with consecutive pieces of the chunk as they are read
/// @return empty if the chunk alone is not enough: if lines are invalid, the lines of a query are
/// not contiguous, a document is repeated, or the file's bytes are not its text
std::optional<ChunkEvaluation>
evaluateChunk(const Qrels& qrels, const SharedText& content, const RunChunk& chunk, RankOrder order,
              const ScoreReading& scores, std::span<const MeasureSpec> definitions,
              const EvaluationRules& rules = {}, const Threads& threads = Threads(),
              std::function<void(std::string_view)> read = {});

/// The same result, to the last bit, as evaluateContent() gives for the whole file: values are
/// summed in the order of the query ids, regardless of the chunk. O(queries).
/// @param chunks all chunks in file order, scored with the same judgments, definitions and rules
/// @return empty if the file must be read as a whole: a query is in two chunks, or the last tag
/// differs from the first and may belong to another run
std::optional<FileEvaluation> joinedStretches(const Qrels& qrels,
                                              std::span<const ChunkEvaluation> stretches,
                                              std::span<const MeasureSpec> definitions,
                                              const EvaluationRules& rules = {});

/// What is stored of an evaluation: the values of a run's queries. The rest follows from the
/// judgments.
struct KeptEvaluation {
    struct Query {
        std::string query;
        std::vector<Value> values;  ///< by definition, before any rule
        bool operator==(const Query&) const = default;
    };
    std::string tag;
    std::string lastTag;
    Diagnostics diagnostics;
    std::vector<Query> queries;  ///< judged queries in the run
    std::vector<std::string> notJudged;

    bool operator==(const KeptEvaluation&) const = default;
};

/// The part of an evaluation that restored() needs. O(queries × definitions).
KeptEvaluation kept(const FileEvaluation& evaluation);

/// Restores a kept evaluation, to the last bit. O(queries × definitions).
/// @return empty if it does not match these judgments and definitions
std::optional<FileEvaluation> restored(const Qrels& qrels, const KeptEvaluation& kept,
                                       std::span<const MeasureSpec> definitions,
                                       const EvaluationRules& rules = {});

}  // namespace core
