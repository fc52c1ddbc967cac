// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/run_worker.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/content_hash.h"
#include "app/cli/shard/part_file.h"
#include "app/cli/shard/sharded_input.h"
#include "core/foundation/file/shared_text.h"
#include "core/rankings/evaluation/chunk_evaluation.h"

#include <optional>
#include <utility>
#include <vector>

namespace cli {

/// The task of a division and its shared inputs.
struct RunScoring {
    core::SharedTask task;
    ScoringInput input;
    std::vector<core::MeasureSpec> asked;
    core::SeparateJudgments judgments;
};

namespace {

core::Parsed<core::ScoredPiece> told(const RunScoring& scoring, const core::RunPiece& piece)
{
    auto content = core::mappedBytes(piece.file.path);
    if (!content)
        return content.error();
    if (!piece.isWhole) {
        // Hashes now, while the bytes are cached: a separate pass would fetch them again.
        ContentHash hash;
        auto told = core::evaluateChunk(
            scoring.judgments.qrels, *content, {piece.from, piece.to}, scoring.input.order,
            core::readingOf(runScoring(scoring.input)), scoring.asked, scoring.input.rules,
            scoring.input.threads, [&hash](std::string_view bytes) {
                core::bringIn(bytes);
                hash.add(bytes);
            });
        if (told)
            return core::ScoredPiece{piece, hash.text(), *std::move(told)};
    }
    core::ScoredPiece scored{piece, contentHash(content->view(), piece.from, piece.to), {}};
    // The whole file shows what the chunk cannot: usually why it is refused.
    auto runs = core::evaluateAnyRun(scoring.judgments, piece.file.path, runScoring(scoring.input),
                                     scoring.asked);
    if (!runs)
        return runs.error();
    auto& kept = scored.told.emplace<1>();
    for (const core::FileEvaluation& run : *runs)
        kept.push_back(core::kept(run));
    return scored;
}

/// Scores a piece; nothing if it is refused, which is reported.
std::optional<core::ScoredPiece> scored(const RunScoring& scoring, const core::RunPiece& piece)
{
    if (!isUnchanged(piece.file))
        return std::nullopt;
    auto scored = guarded(piece.file.path, [&] { return told(scoring, piece); });
    if (!scored) {
        refuseUndecided(scored.error());
        return std::nullopt;
    }
    if (!isUnchanged(piece.file))
        return std::nullopt;
    return *std::move(scored);
}

/// The manifest's judgments; nothing if they cannot be read or have changed.
std::optional<core::SeparateJudgments> judgmentsOf(const core::SharedTask& task,
                                                   const ScoringInput& input)
{
    auto judgments =
        guarded(input.qrels, [&] { return core::readJudgments(input.qrels, input.choices); });
    if (!judgments) {
        refuseUndecided(judgments.error());
        return std::nullopt;
    }
    readAs(input.library, judgments->qrels);
    if (digestOf(judgments->qrels) == task.judgments)
        return *std::move(judgments);
    warn(named(input.qrels) +
         ": the judgments have changed since the runs were divided; divide the runs again");
    return std::nullopt;
}

/// Prepares a division; nothing if its files or options are refused, which is reported.
std::unique_ptr<const RunScoring> scoringOf(const OptionSet& command, const core::SharedTask& task,
                                            const std::string& manifestFile,
                                            const core::Threads& threads)
{
    auto input = inputOf(task, manifestFile);
    if (!input)
        return nullptr;
    input->threads = threads;
    auto definitions = readMeasures(command, input->measures);
    if (!definitions)
        return nullptr;
    computeAs(input->library, *definitions);
    auto judgments = judgmentsOf(task, *input);
    if (!judgments)
        return nullptr;
    auto asked = askedOf(*std::move(definitions), *input);
    return std::make_unique<const RunScoring>(
        RunScoring{task, *std::move(input), std::move(asked), *std::move(judgments)});
}

}  // namespace

RunWorker::RunWorker(const OptionSet& command, const core::Threads& threads)
    : m_command(command)
    , m_threads(threads)
{}

RunWorker::~RunWorker() = default;

ExitStatus RunWorker::work(const core::Manifest& manifest, const std::string& manifestFile,
                           const std::string& partFile)
{
    if (!m_scoring || m_scoring->task != manifest.task)
        m_scoring = scoringOf(m_command, manifest.task, manifestFile, m_threads);
    if (!m_scoring)
        return InputRefused;
    core::ScoredPart part{manifest.task, manifest.part, {}};
    for (const core::RunPiece& piece : manifest.pieces) {
        auto scoredPiece = scored(*m_scoring, piece);
        if (!scoredPiece)
            return InputRefused;
        part.pieces.push_back(*std::move(scoredPiece));
    }
    if (const auto problem = writePart(partFile, part))
        return refuse(*problem);
    return Good;
}

}  // namespace cli
