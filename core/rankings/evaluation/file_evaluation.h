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

/// A scored run from a file.
struct FileEvaluation {
    std::string tag;  ///< the sixth column of the first line
    Diagnostics diagnostics;
    RunEvaluation evaluation;
    std::string lastTag = {};  ///< the tag of the last line
    /// The run if it was read beforehand; null if its queries were scored and discarded.
    std::shared_ptr<const Run> run = {};
};

/// Combines parseRun() and evaluateRun() without keeping the run: each query is scored and then
/// discarded. The values, diagnostics and errors are the same, for any number of threads.
///
/// If the lines of a query are not contiguous, all lines are read again with about 21 bytes per
/// line in memory; content that is not plain text is converted first. O(lines), plus sorting
/// queries that are not in order.
/// @param content of a file, see TextStream
/// @param loading receives the progress in bytes of `content` and can stop the reading; may be null
/// @param blockSize number of bytes read at a time
Parsed<FileEvaluation>
evaluateContent(const Qrels& qrels, const SharedText& content, const std::string& name,
                RankOrder order, const ScoreReading& scores,
                std::span<const MeasureSpec> definitions, const EvaluationRules& rules = {},
                const Threads& threads = Threads(), Loading* loading = nullptr,
                std::size_t blockSize = TextBlocks::usualSize, const ExpansionLimit& limit = {});

/// The same for a file, which is mapped into memory (see mappedBytes()). "-" is standard input.
Parsed<FileEvaluation> evaluateFile(const Qrels& qrels, const std::string& path, RankOrder order,
                                    const ScoreReading& scores,
                                    std::span<const MeasureSpec> definitions,
                                    const EvaluationRules& rules = {},
                                    const Threads& threads = Threads(), Loading* loading = nullptr,
                                    const ExpansionLimit& limit = {});

}  // namespace core
