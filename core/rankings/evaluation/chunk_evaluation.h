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

/// Whole lines of a run, from one byte of its file up to another.
struct RunChunk {
    std::size_t from = 0;
    std::size_t to = 0;

    bool operator==(const RunChunk&) const = default;
};

/// A query of a chunk.
struct ChunkQuery {
    std::string query;
    std::size_t line = 0;  ///< where it starts
    ResultFacts facts;
    std::vector<Value> values;  ///< by definition, before any rule; none where nobody judged it

    bool operator==(const ChunkQuery&) const = default;
};

/// What a chunk tells. Lines are counted from its start.
struct ChunkEvaluation {
    std::size_t lines = 0;
    std::size_t documents = 0;
    std::string firstTag;
    std::string lastTag;
    Diagnostics diagnostics;  ///< of its lines alone
    std::vector<ChunkQuery> queries;

    bool operator==(const ChunkEvaluation&) const = default;
};

/// Scores a chunk of a run as evaluateContent() scores the whole, with the same functions.
/// O(lines), and the lines before the first one with data.
/// @param content of the whole file, whose first line with data says what the columns are
/// @param read is told the bytes of the chunk in their order, piece by piece, while they are read
/// @return nothing where the chunk alone does not tell: lines that cannot be read, that do not
/// stand together or repeat a document, and a file whose bytes are not its text
std::optional<ChunkEvaluation>
evaluateChunk(const Qrels& qrels, const SharedText& content, const RunChunk& chunk, RankOrder order,
              const ScoreReading& scores, std::span<const MeasureSpec> definitions,
              const EvaluationRules& rules = {}, const Threads& threads = Threads(),
              std::function<void(std::string_view)> read = {});

/// What evaluateContent() tells of the file that the chunks make up, to the last bit: values are
/// summed in the order of the queries' ids, whoever scored them. O(queries).
/// @param chunks all of them, in the order of the file, scored by the same judgments,
/// definitions and rules
/// @return nothing where the file has to be read as a whole: a query that stands in two of them, or
/// a last tag other than the first, which may be that of another run
std::optional<FileEvaluation> joinedStretches(const Qrels& qrels,
                                              std::span<const ChunkEvaluation> stretches,
                                              std::span<const MeasureSpec> definitions,
                                              const EvaluationRules& rules = {});

/// The values of a run's queries, as they are kept: the rest follows from the judgments.
struct KeptEvaluation {
    struct Query {
        std::string query;
        std::vector<Value> values;  ///< by definition, before any rule
        bool operator==(const Query&) const = default;
    };
    std::string tag;
    std::string lastTag;
    Diagnostics diagnostics;
    std::vector<Query> queries;  ///< judged ones that the run has
    std::vector<std::string> notJudged;

    bool operator==(const KeptEvaluation&) const = default;
};

/// Of an evaluation what restored() needs. O(queries × definitions).
KeptEvaluation kept(const FileEvaluation& evaluation);

/// The evaluation that was kept, to the last bit. O(queries × definitions).
/// @return nothing where it is not one of these judgments and definitions
std::optional<FileEvaluation> restored(const Qrels& qrels, const KeptEvaluation& kept,
                                       std::span<const MeasureSpec> definitions,
                                       const EvaluationRules& rules = {});

}  // namespace core
