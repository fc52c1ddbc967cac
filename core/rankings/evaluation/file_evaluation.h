// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/file/text_blocks.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace core {

/// A scored run of a file.
struct FileEvaluation {
    std::string tag;  ///< the sixth column of the first line
    Diagnostics diagnostics;
    RunEvaluation evaluation;
    std::string lastTag = {};  ///< that of the last line
    /// The run itself, where it was read before; null where it was scored and forgotten.
    std::shared_ptr<const Run> run = {};
};

/// What evaluateRun() tells of what parseRun() reads, without keeping the run: each query is scored
/// and forgotten. The same values, diagnostics and errors, for any number of threads.
///
/// Lines of a query that do not stand together end that: then all lines are read anew, with some
/// 21 bytes for each in memory, and a content that is not its text becomes it first. O(lines), plus
/// the sorting of queries in no order.
/// @param content of a file, see TextStream
/// @param loading told of the bytes of `content` that have been read, and asked whether to stop;
/// may be null
/// @param blockSize so many bytes are read at a time
Parsed<FileEvaluation>
evaluateContent(const Qrels& qrels, const SharedText& content, const std::string& name,
                RankOrder order, const ScoreReading& scores,
                std::span<const MeasureSpec> definitions, const EvaluationRules& rules = {},
                const Threads& threads = Threads(), Loading* loading = nullptr,
                std::size_t blockSize = TextBlocks::usualSize, const ExpansionLimit& limit = {});

/// The same of a file, which is mapped into memory: see mappedBytes(). "-" is standard input.
Parsed<FileEvaluation> evaluateFile(const Qrels& qrels, const std::string& path, RankOrder order,
                                    const ScoreReading& scores,
                                    std::span<const MeasureSpec> definitions,
                                    const EvaluationRules& rules = {},
                                    const Threads& threads = Threads(), Loading* loading = nullptr,
                                    const ExpansionLimit& limit = {});

}  // namespace core
