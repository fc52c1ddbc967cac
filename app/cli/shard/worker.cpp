#include "app/cli/option/as_library.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/run_evaluation.h"
#include "app/cli/shard/part_file.h"
#include "app/cli/shard/sha256.h"
#include "app/cli/shard/sharded_input.h"
#include "app/cli/shard/table_worker.h"
#include "core/evaluation/stretch_evaluation.h"
#include "core/file/shared_text.h"
#include "core/file/text_source.h"

#include <filesystem>
#include <memory>
#include <utility>

namespace cli {

namespace {

struct WorkerOptions {
    std::string manifest;
    std::string part;
    core::Threads threads;
};

constexpr auto workerHelp =
    R"help(Does the part of a divided evaluation that a manifest of “shard” or “shard-labels” describes, with
the functions of “eval” or “classify”, and writes what it found for “merge”: whole, or not at all.
Doing a part again writes the same bytes. A file that changed since it was divided is refused, and one
that “eval” or “classify” refuses is refused here, with the same words. What is odd about the files is
said once, by “merge”. Of a table one thread reads a part, in memory of the same size whatever the
part's.

Examples:
  rankscope-cli worker parts/part-0001.json
  rankscope-cli worker parts/part-0001.json --threads 1 -o /scratch/part-0001.part)help";

/// Scores the pieces of runs, one after another.
class Worker {
public:
    Worker(const ScoringInput& input, const core::SeparateJudgments& judgments,
           std::vector<core::Definition> asked)
        : m_input(input)
        , m_judgments(judgments)
        , m_asked(std::move(asked))
    {}

    /// Nothing where it is refused, which is then said.
    std::optional<core::ScoredPiece> score(const core::RunPiece& piece) const
    {
        if (!isUnchanged(piece.file))
            return std::nullopt;
        auto scored = guarded(piece.file.path, [&] { return told(piece); });
        if (!scored) {
            refuseUndecided(scored.error());
            return std::nullopt;
        }
        if (!isUnchanged(piece.file))
            return std::nullopt;
        return *std::move(scored);
    }

private:
    core::Parsed<core::ScoredPiece> told(const core::RunPiece& piece) const
    {
        auto content = core::mappedBytes(piece.file.path);
        if (!content)
            return content.error();
        const core::RunStretch stretch{piece.from, piece.to};
        core::ScoredPiece scored{
            piece, sha256(content->view().substr(piece.from, piece.to - piece.from)), {}};
        if (!piece.isWhole) {
            auto told =
                core::evaluateStretch(m_judgments.qrels, *content, stretch, m_input.order,
                                      readingOf(m_input), m_asked, m_input.rules, m_input.threads);
            if (told) {
                scored.told = *std::move(told);
                return scored;
            }
        }
        // What the stretch alone does not tell, the whole file does: mostly why it is refused.
        auto runs = evaluateAnyRun(m_judgments, piece.file.path, m_input, m_asked);
        if (!runs)
            return runs.error();
        auto& kept = scored.told.emplace<1>();
        for (const core::FileEvaluation& run : *runs)
            kept.push_back(core::kept(run));
        return scored;
    }

    const ScoringInput& m_input;
    const core::SeparateJudgments& m_judgments;
    std::vector<core::Definition> m_asked;
};

/// The judgments that the manifest means; nothing where they cannot be read or are others.
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
         ": the judgments have changed since the runs were divided; divide them again");
    return std::nullopt;
}

bool isDivisionOfThisProgram(const std::string& manifest, const std::string& version)
{
    if (version == RANKSCOPE_VERSION)
        return true;
    warn(named(manifest) + ": found a division by Rankscope " + version + ", expected " +
         RANKSCOPE_VERSION);
    return false;
}

ExitStatus workOnRuns(const OptionSet& command, const WorkerOptions& options,
                      const core::Manifest& manifest, const std::string& partFile)
{
    auto input = inputOf(manifest.task, options.manifest);
    if (!input)
        return InputRefused;
    input->threads = options.threads;
    auto definitions = readMeasures(command, input->measures);
    if (!definitions)
        return InputRefused;
    if (input->library)
        for (core::Definition& definition : *definitions)
            definition = core::asComputedBy(*input->library, definition);
    const auto judgments = judgmentsOf(manifest.task, *input);
    if (!judgments)
        return InputRefused;
    const Worker worker(*input, *judgments, askedOf(*std::move(definitions)));
    core::ScoredPart part{manifest.task, manifest.part, {}};
    for (const core::RunPiece& piece : manifest.pieces) {
        auto scored = worker.score(piece);
        if (!scored)
            return InputRefused;
        part.pieces.push_back(*std::move(scored));
    }
    if (const auto problem = writePart(partFile, part))
        return refuse(*problem);
    return Good;
}

ExitStatus work(const OptionSet& command, const WorkerOptions& options)
{
    const auto manifest = guarded(options.manifest, [&]() -> core::Parsed<core::AnyManifest> {
        const auto text = core::readText(options.manifest);
        return text ? core::parseAnyManifest(*text, options.manifest) : text.error();
    });
    if (!manifest)
        return refuse(manifest.error());
    const auto usual = std::filesystem::path(options.manifest).replace_extension(".part");
    const std::string partFile = options.part.empty() ? usual.string() : options.part;
    if (const auto* table = std::get_if<core::TableManifest>(&*manifest))
        return isDivisionOfThisProgram(options.manifest, table->task.version)
                   ? workOnTable(*table, options.manifest, partFile)
                   : InputRefused;
    const auto& runs = std::get<core::Manifest>(*manifest);
    return isDivisionOfThisProgram(options.manifest, runs.task.version)
               ? workOnRuns(command, options, runs, partFile)
               : InputRefused;
}

}  // namespace

Command addWorker(OptionSet program)
{
    const auto options = std::make_shared<WorkerOptions>();
    OptionSet command = program.addCommand("worker", "Does one part of what shard divided.");
    command.setFooter(workerHelp);
    command.addArgument("MANIFEST", options->manifest, "What shard wrote, such as part-0001.json.")
        .required();
    command.add("-o", "FILE", options->part,
                "The file to be written; without it the manifest's name with .part "
                "instead of .json.");
    addThreads(command, options->threads);
    return {command, [command, options] { return work(command, *options); }};
}

}  // namespace cli
