#include "app/cli/run_evaluation.h"

#include "app/cli/option/as_library.h"
#include "core/file/beginning.h"
#include "core/reading/format_table.h"

#include <memory>
#include <utility>

namespace cli {

namespace {

/// So many bytes of a file show what it is.
constexpr std::size_t enough = std::size_t{1} << 16;

using Evaluated = core::Parsed<std::vector<core::FileEvaluation>>;

Evaluated onlyOne(core::Parsed<core::FileEvaluation> evaluation)
{
    if (!evaluation)
        return evaluation.error();
    std::vector<core::FileEvaluation> one;
    one.push_back(*std::move(evaluation));
    return one;
}

Evaluated evaluated(const core::SeparateJudgments& judgments, const core::SharedText& text,
                    const std::string& file, const ScoringInput& input,
                    std::span<const core::Definition> definitions)
{
    core::CollectionChoices choices = input.choices;
    choices.order = input.order;
    auto runs = core::parseSeparateRuns(text, file, judgments, choices, precisionOf(input.library),
                                        input.threads);
    if (!runs)
        return runs.error();
    std::vector<core::FileEvaluation> all;
    for (core::Run& run : *runs) {
        core::FileEvaluation& one = all.emplace_back(core::FileEvaluation{
            run.tag, std::move(run.findings),
            core::evaluateRun(judgments.qrels, run, definitions, input.rules, input.threads)});
        if (input.bounds.isAsked)
            one.run = std::make_shared<const core::Run>(std::move(run));
    }
    return all;
}

/// Whether the lines are needed no more once they are scored, nor leave a choice that is made when
/// all are known.
bool isScoredAtOnce(const ScoringInput& input)
{
    const core::CollectionChoices& choices = input.choices;
    return !input.bounds.isAsked && choices.encodings == core::OtherEncodings{} &&
           choices.repeatedDocument == core::RepeatedDocument::Refuse &&
           choices.badLines == core::BadLineRule::Refuse;
}

/// Whether the file may hold several runs, or its refusal has a cause that its text shows.
bool isToBeReadWhole(const core::Parsed<core::FileEvaluation>& evaluation)
{
    return evaluation ? evaluation->tag != evaluation->lastTag : evaluation.error().line > 0;
}

}  // namespace

core::ScoreReading readingOf(const ScoringInput& input)
{
    return {core::NumberReading::Strict, precisionOf(input.library), input.choices.mark};
}

core::Parsed<bool> isScoredByLines(const std::string& file, const ScoringInput& input)
{
    const auto beginning = core::readBeginning(file, enough);
    if (!beginning)
        return beginning.error();
    return isScoredAtOnce(input) && core::isScoredByLines(*beginning, input.choices.columns);
}

Evaluated evaluateAnyRun(const core::SeparateJudgments& judgments, const std::string& file,
                         const ScoringInput& input, std::span<const core::Definition> definitions)
{
    const core::Qrels& qrels = judgments.qrels;
    const bool isStream = !core::canBeReadAgain(file);
    const bool isAtOnce = isScoredAtOnce(input);
    if (!isStream && isAtOnce) {
        const auto beginning = core::readBeginning(file, enough);
        if (!beginning)
            return beginning.error();
        if (core::isScoredByLines(*beginning, input.choices.columns)) {
            auto evaluation =
                core::evaluateFile(qrels, file, input.order, readingOf(input), definitions,
                                   input.rules, input.threads, nullptr, input.choices.expansion);
            if (!isToBeReadWhole(evaluation))
                return onlyOne(std::move(evaluation));
        }
    }
    const auto text = core::readSharedText(file, nullptr, input.choices.expansion);
    if (!text)
        return text.error();
    if (isStream && isAtOnce && core::isScoredByLines(text->view(), input.choices.columns)) {
        auto evaluation = core::evaluateContent(qrels, *text, file, input.order, readingOf(input),
                                                definitions, input.rules, input.threads);
        if (!isToBeReadWhole(evaluation))
            return onlyOne(std::move(evaluation));
    }
    return evaluated(judgments, *text, file, input, definitions);
}

}  // namespace cli
