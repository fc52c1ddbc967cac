#include "app/cli/missing_queries.h"

#include "app/cli/option/count_text.h"
#include "ui/words/no_value_text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace cli {

MissingQueries missingQueries(const core::Qrels& qrels, const core::Run& run)
{
    MissingQueries missing;
    for (const core::QueryJudgments& query : qrels.queries)
        if (!run.find(query.query))
            missing.notInRun.push_back(query.query);
    for (const core::QueryResults& query : run.queries)
        if (!qrels.find(query.query))
            missing.notJudged.push_back(query.query);
    return missing;
}

std::string missingText(std::span<const std::string> notInRun,
                        std::span<const std::string> notJudged, core::MissingRule rule,
                        std::string_view option)
{
    std::string text;
    if (!notInRun.empty()) {
        const bool counts = rule == core::MissingRule::Zero;
        text += counted(notInRun.size(), "judged query is not in the run and ",
                        "judged queries are not in the run and ");
        if (notInRun.size() == 1)
            text += counts ? "counts 0" : "is left out of the mean";
        else
            text += counts ? "count 0" : "are left out of the mean";
        text += " (" + std::string(option) + "): " + firstOf(notInRun);
    }
    if (!notJudged.empty()) {
        text += text.empty() ? "" : "; ";
        text += counted(notJudged.size(), "query of the run has no judgments and is ignored",
                        "queries of the run have no judgments and are ignored") +
                ": " + firstOf(notJudged);
    }
    return text;
}

std::vector<std::string> noValueTexts(const core::RunEvaluation& evaluation,
                                      std::span<const core::Definition> definitions,
                                      core::NoValueRule rule)
{
    using Without = std::pair<core::Undefined, std::vector<std::string>>;
    std::vector<std::pair<Without, std::string>> measuresOf;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        std::map<core::Undefined, std::vector<std::string>> byReason;
        for (const core::QueryValues& query : evaluation.queries)
            if (!query.missing && !query.values[i])
                byReason[query.values[i].reason()].push_back(query.query);
        for (const Without without : byReason) {
            const auto same =
                std::ranges::find(measuresOf, without,
                                  [](const auto& known) -> const Without& { return known.first; });
            const std::string name = core::toText(definitions[i]);
            if (same == measuresOf.end())
                measuresOf.emplace_back(without, name);
            else
                same->second += ", " + name;
        }
    }
    std::vector<std::string> texts;
    for (const auto& [without, measures] : measuresOf) {
        const auto& [reason, queries] = without;
        texts.push_back(measures + ": " +
                        counted(queries.size(), "query has no value", "queries have no value") +
                        ", " + ui::noValueText(reason, rule).toStdString() + ": " +
                        firstOf(queries));
    }
    return texts;
}

}  // namespace cli
