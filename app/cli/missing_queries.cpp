// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/missing_queries.h"

#include "app/cli/option/count_text.h"
#include "app/cli/option/wording.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/no_value_text.h"

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
    QStringList told;
    if (!notInRun.empty()) {
        const auto count = static_cast<int>(notInRun.size());
        const QString what =
            rule == core::MissingRule::Zero
                ? Wording::tr("%n judged queries are missing from the run and count as 0 (%1): %2",
                              nullptr, count)
                : Wording::tr("%n judged queries are missing from the run and are skipped in the "
                              "mean (%1): %2",
                              nullptr, count);
        told << what.arg(QString::fromUtf8(option.data(), static_cast<int>(option.size())),
                         QString::fromStdString(firstOf(notInRun)));
    }
    if (!notJudged.empty())
        told << Wording::tr("%n queries in the run have no judgments and are ignored: %1", nullptr,
                            static_cast<int>(notJudged.size()))
                    .arg(QString::fromStdString(firstOf(notJudged)));
    return ui::clausesText(told).toStdString();
}

std::vector<std::string> noValueTexts(const core::RunEvaluation& evaluation,
                                      std::span<const core::MeasureSpec> definitions,
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
        texts.push_back(Wording::tr("%1: undefined for %n queries, %2: %3", nullptr,
                                    static_cast<int>(queries.size()))
                            .arg(QString::fromStdString(measures), ui::noValueText(reason, rule),
                                 QString::fromStdString(firstOf(queries)))
                            .toStdString());
    }
    return texts;
}

}  // namespace cli
