// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/judgment_lookup.h"
#include "core/rankings/evaluation/run_evaluation.h"

namespace core {

RankedList rankedList(const QueryJudgments* judgments, const QueryResults* results)
{
    RankedList list;
    if (judgments || results)
        list.query = judgments ? judgments->query : results->query;
    JudgmentLookup lookup;
    const std::span<const Judgment> judged =
        judgments ? std::span<const Judgment>(judgments->judgments) : std::span<const Judgment>();
    lookup.start(judged);
    if (results) {
        for (const RetrievedDocument& retrieved : results->documents) {
            const Judgment* judgment = lookup.find(retrieved.document);
            list.ranked.push_back({std::string(retrieved.document),
                                   {},
                                   retrieved.score,
                                   judgment ? judgment->grade : Grade::unjudged(),
                                   {}});
        }
    }
    lookup.eachNotFound([&list](const Judgment& judgment) {
        list.notRetrieved.push_back({judgment.document, {}, {}, judgment.grade, {}});
    });
    return list;
}

}  // namespace core
