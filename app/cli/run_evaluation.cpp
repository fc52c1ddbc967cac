#include "app/cli/run_evaluation.h"

#include "core/collection/collection_format.h"
#include "core/io/beginning.h"

#include <optional>
#include <utility>

namespace cli {

namespace {

/// Whether its lines can be scored as they come. What is wrong with a file that is no run is for
/// the reader of runs to say.
bool isPlainRun(std::string_view beginning)
{
    using enum core::CollectionFormat;
    switch (core::collectionFormat(beginning)) {
    case PairTable: {
        const auto layout = core::pairLayout(beginning);
        return layout->kind == core::PairTableKind::Beir && !layout->hasHeader;
    }
    case ItemLists:
    case JsonDictionary:
    case RatedRequests:
    case RatedTopics:
    case Letor:
    case JsonTexts:
    case TabTexts:
        return false;
    default:
        return true;
    }
}

bool needsConversion(const core::CollectionChoices& choices)
{
    return choices.readsLatin1 || choices.mark == core::DecimalMark::Comma;
}

core::ScoreReading readingOf(const ScoringInput& input)
{
    core::ScoreReading reading;
    if (input.library)
        reading.precision = input.library->precision;
    return reading;
}

core::Parsed<core::FileEvaluation> evaluated(const core::Qrels& qrels, const core::SharedText& text,
                                             const std::string& file, const ScoringInput& input,
                                             std::span<const core::Definition> definitions)
{
    core::CollectionChoices choices = input.choices;
    choices.order = input.order;
    auto run = core::parseAnyRun(text, file, choices, nullptr, input.threads);
    if (!run)
        return run.error();
    auto evaluation = core::evaluateRun(qrels, *run, definitions, input.rules, input.threads);
    return core::FileEvaluation{run->tag, std::move(run->findings), std::move(evaluation)};
}

}  // namespace

core::Parsed<core::FileEvaluation> evaluateAnyRun(const core::Qrels& qrels, const std::string& file,
                                                  const ScoringInput& input,
                                                  std::span<const core::Definition> definitions)
{
    constexpr std::size_t enough = std::size_t{1} << 16;
    const bool isStream = !core::canBeReadAgain(file);
    if (!isStream && !needsConversion(input.choices)) {
        const auto beginning = core::readBeginning(file, enough);
        if (!beginning)
            return beginning.error();
        if (isPlainRun(*beginning))
            return core::evaluateFile(qrels, file, input.order, readingOf(input), definitions,
                                      input.rules, input.threads);
    }
    const auto text = core::readSharedText(file);
    if (!text)
        return text.error();
    if (isStream && !needsConversion(input.choices) && isPlainRun(text->view()))
        return core::evaluateContent(qrels, *text, file, input.order, readingOf(input), definitions,
                                     input.rules, input.threads);
    return evaluated(qrels, *text, file, input, definitions);
}

}  // namespace cli
