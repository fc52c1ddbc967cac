// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/qrels.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto qrels = core::parseQrels(fuzz::text(data, size), "input");
    if (!qrels)
        return 0;
    fuzz::require(!qrels->queries.empty());
    const std::string* before = nullptr;
    for (const core::QueryJudgments& query : qrels->queries) {
        fuzz::require(!before || *before < query.query);
        before = &query.query;
        fuzz::require(qrels->find(query.query) == &query);
        fuzz::require(!query.judgments.empty());
        for (const core::Judgment& judgment : query.judgments) {
            fuzz::require(std::isfinite(judgment.grade.value()));
            fuzz::require(judgment.grade.value() <= qrels->topGrade);
        }
    }
    return 0;
}
