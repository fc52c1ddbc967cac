// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/pairs.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace fuzz {

inline void requireDiagnostics(const core::Diagnostics& diagnostics)
{
    require(std::is_sorted(diagnostics.begin(), diagnostics.end(),
                           [](const core::Diagnostic& a, const core::Diagnostic& b) {
                               return a.warning < b.warning;
                           }));
    for (const core::Diagnostic& diagnostic : diagnostics)
        require(diagnostic.count > 0);
}

inline void requireJudgments(const core::Qrels& qrels)
{
    require(!qrels.queries.empty());
    const std::string* before = nullptr;
    for (const core::QueryJudgments& query : qrels.queries) {
        require(!before || *before < query.query);
        before = &query.query;
        require(qrels.find(query.query) == &query && !query.judgments.empty());
        for (const core::Judgment& judgment : query.judgments)
            require(std::isfinite(judgment.grade.value()) &&
                    judgment.grade.value() <= qrels.topGrade);
    }
    requireDiagnostics(qrels.diagnostics);
}

inline void requireRun(const core::Run& run)
{
    require(!run.queries.empty());
    for (const core::QueryResults& query : run.queries) {
        require(run.find(query.query) == &query && !query.documents.empty());
        require(std::is_sorted(query.documents.begin(), query.documents.end(),
                               [](const auto& a, const auto& b) { return a.score > b.score; }));
        std::size_t bytes = 0;  // touches every id: all must still be there
        for (const core::RetrievedDocument& document : query.documents)
            for (const char c : document.document)
                bytes += c != '\0';
        require(bytes <= query.documents.size() << 20);
    }
    requireDiagnostics(run.diagnostics);
}

/// Pairs as judgments, under one of the rules.
inline void checkJudgments(core::Parsed<core::Pairs> (*read)(std::string_view),
                           std::string_view text)
{
    auto pairs = read(text);
    if (!pairs)
        return;
    const auto repeated = static_cast<core::RepeatedGrade>(text.size() % 4);
    if (const auto qrels = core::judgmentsFrom(*std::move(pairs), "input", repeated))
        requireJudgments(*qrels);
}

/// The same as a run; the text must not be needed afterwards but by the run.
inline void checkRun(core::Parsed<core::Pairs> (*read)(std::string_view), std::string_view text)
{
    core::SharedText shared{std::string(text)};
    auto pairs = read(shared.view());
    if (!pairs)
        return;
    const auto run =
        core::runFrom(*std::move(pairs), shared, "input", core::RankOrder::ScoreThenIdDescending);
    shared = {};
    if (run)
        requireRun(*run);
}

}  // namespace fuzz
