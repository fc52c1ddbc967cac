// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run_lists.h"

#include <memory>
#include <string>
#include <vector>

/// Every judgment in reading order, as "query document grade, …".
inline std::string flat(const core::Qrels& qrels)
{
    std::string text;
    for (const core::QueryJudgments& query : qrels.queries)
        for (const core::Judgment& judgment : query.judgments)
            text += (text.empty() ? "" : ", ") + query.query + " " + judgment.document + " " +
                    core::shortestText(judgment.grade.value());
    return text;
}

/// Every document in rank order, as "query document score, …".
inline std::string flat(const core::Run& run)
{
    std::string text;
    for (const core::QueryResults& query : run.queries)
        for (const core::RetrievedDocument& document : query.documents)
            text += (text.empty() ? "" : ", ") + query.query + " " +
                    std::string(document.document) + " " + core::shortestText(document.score);
    return text;
}

inline std::string flat(const core::RunLists& lists)
{
    core::Run run;
    std::vector<std::shared_ptr<const core::QueryResults>> kept;
    for (const core::ListedQuery& query : lists.queries()) {
        kept.push_back(lists.find(query.query));
        run.queries.push_back(*kept.back());
    }
    return flat(run);
}
