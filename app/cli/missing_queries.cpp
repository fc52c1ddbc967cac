#include "app/cli/missing_queries.h"

#include "app/cli/count_text.h"

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

}  // namespace cli
