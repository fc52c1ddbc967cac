// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/weights_option.h"

#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/collections/collection/query_weights.h"
#include "core/foundation/file/text_source.h"

#include <filesystem>

namespace cli {

FileColumn fileColumnOf(const std::string& text)
{
    std::error_code ignored;
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos || std::filesystem::exists(text, ignored) ||
        !std::filesystem::exists(text.substr(0, colon), ignored))
        return {text};
    return {text.substr(0, colon), text.substr(colon + 1)};
}

void addWeights(OptionSet command, std::string& weights)
{
    command.add("--weights", "FILE", weights,
                "Weight queries by their traffic. FILE is a table with one row per query: its id "
                "and its weight. FILE:COLUMN names the column of weights. A query with weight 0 "
                "is left out.");
}

std::string weightsMistake(const ScoringInput& input)
{
    if (input.weights.empty())
        return {};
    if (input.bounds.isAsked && !input.keepsRuns)
        return "--weights and --bounds cannot be combined yet in eval; use compare.";
    return {};
}

core::Parsed<core::QueryWeights> readWeights(const std::string& weights)
{
    if (const core::QueryWeights* held = heldWeights(weights))
        return *held;
    const FileColumn source = fileColumnOf(weights);
    return guarded(source.file, [&source]() -> core::Parsed<core::QueryWeights> {
        const auto text = core::readText(source.file);
        return text ? core::parseQueryWeights(*text, source.file, source.column) : text.error();
    });
}

bool tellWeights(const std::string& weights, const core::WeightedQueries& found)
{
    const std::string file = named(fileColumnOf(weights).file);
    const auto tellOf = [&file](const QString& text) { warn(file + ": " + text.toStdString()); };
    if (!found.without.empty()) {
        tellOf(
            Wording::tr("%n queries have no weight: %1; add them, with weight 0 to leave them out",
                        nullptr, static_cast<int>(found.without.size()))
                .arg(QString::fromStdString(firstOf(found.without))));
        return false;
    }
    if (found.unjudged > 0)
        tellOf(Wording::tr("%n queries with a weight have no judgments and are ignored (%1% of the "
                           "weights)",
                           nullptr, static_cast<int>(found.unjudged))
                   .arg(QString::number(100 * found.unjudgedShare, 'f', 1)));
    if (found.zero > 0)
        tellOf(Wording::tr("%n queries have weight 0 and do not count", nullptr,
                           static_cast<int>(found.zero)));
    return true;
}

std::optional<ExitStatus> addWeightsTo(const ScoringInput& input, EvaluatedRuns& scored)
{
    if (input.weights.empty())
        return std::nullopt;
    const auto weights = readWeights(input.weights);
    if (!weights)
        return refuse(weights.error());
    for (EvaluatedRun& run : scored.runs) {
        const core::WeightedQueries found = core::weigh(run.evaluation, *weights);
        // The runs have the same judgments.
        const bool isTold = &run != scored.runs.data();
        if (!isTold && !tellWeights(input.weights, found))
            return InputRefused;
        if (auto& otherwise = run.judging.otherwise)
            otherwise = core::weightedLike(*std::move(otherwise), run.evaluation);
    }
    return std::nullopt;
}

std::string weightsSentence(const ScoringInput& input)
{
    if (input.weights.empty())
        return {};
    return Wording::tr("Means, intervals and tests are weighted by traffic (%1).")
        .arg(QString::fromStdString(std::filesystem::path(input.weights).filename().string()))
        .toStdString();
}

}  // namespace cli
