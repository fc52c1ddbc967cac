// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/run_scoring.h"

#include "core/collections/import/answer_folder.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/format_table.h"
#include "core/foundation/file/beginning.h"

#include <memory>
#include <utility>

namespace core {

namespace {

/// The number of bytes that are enough to recognise a file.
constexpr std::size_t enough = std::size_t{1} << 16;

using Evaluated = Parsed<std::vector<FileEvaluation>>;

Evaluated onlyOne(Parsed<FileEvaluation> evaluation)
{
    if (!evaluation)
        return evaluation.error();
    std::vector<FileEvaluation> one;
    one.push_back(*std::move(evaluation));
    return one;
}

/// Whether lines can be discarded once they are scored, because no choice depends on all of them.
bool isScoredAtOnce(const RunScoring& scoring)
{
    const CollectionChoices& choices = scoring.choices;
    return !scoring.keepsRun && choices.encodings == OtherEncodings{} &&
           choices.repeatedDocument == RepeatedDocument::Refuse &&
           choices.badLines == BadLineRule::Refuse;
}

/// Whether the file may hold several runs, or its error has a cause that its text shows.
bool isToBeReadWhole(const Parsed<FileEvaluation>& evaluation)
{
    return evaluation ? evaluation->tag != evaluation->lastTag : evaluation.error().line > 0;
}

}  // namespace

std::vector<FileEvaluation> evaluateRuns(const SeparateJudgments& judgments, std::vector<Run> runs,
                                         const RunScoring& scoring,
                                         std::span<const MeasureSpec> definitions,
                                         const std::stop_token& stop)
{
    std::vector<FileEvaluation> all;
    for (Run& run : runs) {
        FileEvaluation& one = all.emplace_back(FileEvaluation{
            run.tag, std::move(run.diagnostics),
            evaluateRun(judgments.qrels, run, definitions, scoring.rules, scoring.threads, stop)});
        if (scoring.keepsRun)
            one.run = std::make_shared<const Run>(std::move(run));
    }
    return all;
}

ScoreReading readingOf(const RunScoring& scoring)
{
    return {NumberReading::Strict, scoring.precision, scoring.choices.mark};
}

Parsed<bool> isScoredByLines(const std::string& file, const RunScoring& scoring)
{
    const auto beginning = readBeginning(file, enough, scoring.choices.expansion);
    if (!beginning)
        return beginning.error();
    return isScoredAtOnce(scoring) && isScoredByLines(*beginning, scoring.choices.columns);
}

Evaluated evaluateAnyRun(const SeparateJudgments& judgments, const std::string& file,
                         const RunScoring& scoring, std::span<const MeasureSpec> definitions,
                         Loading* loading)
{
    const Qrels& qrels = judgments.qrels;
    const bool isStream = !canBeReadAgain(file);
    const bool isAtOnce = isScoredAtOnce(scoring) && file != judgments.path && !isFolder(file);
    if (!isStream && isAtOnce) {
        const auto beginning = readBeginning(file, enough, scoring.choices.expansion);
        if (!beginning)
            return beginning.error();
        if (isScoredByLines(*beginning, scoring.choices.columns)) {
            auto evaluation =
                evaluateFile(qrels, file, scoring.choices.order, readingOf(scoring), definitions,
                             scoring.rules, scoring.threads, loading, scoring.choices.expansion);
            if (!isToBeReadWhole(evaluation))
                return onlyOne(std::move(evaluation));
        }
    }
    const auto text = readSource(file, loading, scoring.choices.expansion);
    if (!text)
        return text.error();
    if (isStream && isAtOnce && isScoredByLines(text->view(), scoring.choices.columns)) {
        auto evaluation =
            evaluateContent(qrels, *text, file, scoring.choices.order, readingOf(scoring),
                            definitions, scoring.rules, scoring.threads, loading);
        if (!isToBeReadWhole(evaluation))
            return onlyOne(std::move(evaluation));
    }
    auto runs = parseSeparateRuns(*text, file, judgments, scoring.choices, scoring.precision,
                                  scoring.threads);
    if (!runs)
        return runs.error();
    return evaluateRuns(judgments, *std::move(runs), scoring, definitions,
                        loading ? loading->stopToken() : std::stop_token());
}

}  // namespace core
