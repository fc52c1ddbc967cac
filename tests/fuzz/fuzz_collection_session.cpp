// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/collection_session.h"
#include "tests/fuzz/json_refusal.h"

#include <cmath>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto session = core::parseCollectionSession(fuzz::text(data, size), "input");
    if (!session)
        return fuzz::refused(session.error(), fuzz::text(data, size));
    fuzz::require(session->measure < session->measures.size());
    constexpr std::size_t mostRuns = 1'000'000;
    fuzz::require(session->runA < mostRuns && session->runB < mostRuns);
    for (const auto& [query, edit] : session->edits) {
        fuzz::require(!query.empty());
        for (const core::Judgment& judgment : edit.judgments)
            fuzz::require(std::isfinite(judgment.grade.value()));
        for (const auto& [run, documents] : edit.lists)
            fuzz::require(run < mostRuns);
    }
    const std::string written = core::toJson(*session);
    const auto again = core::parseCollectionSession(written, "written");
    fuzz::require(again && *again == *session && core::toJson(*again) == written);
    return 0;
}
