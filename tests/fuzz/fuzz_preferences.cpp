// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/preferences.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

namespace {

/// Nothing is preferred to itself, nor two documents to each other.
void checkOrder(const core::JudgePreferences& judge, std::size_t documents)
{
    fuzz::require(judge.grades.size() == documents);
    const std::size_t most = std::min<std::size_t>(documents, 30);
    for (std::size_t i = 0; i < most; ++i)
        for (std::size_t j = 0; j < most; ++j)
            fuzz::require(!judge.prefers(i, j) || !judge.prefers(j, i));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const auto format : {core::PreferenceFormat::Prefs, core::PreferenceFormat::QrelsPrefs}) {
        const auto read = core::parsePreferences(fuzz::text(data, size), "input", format);
        if (!read)
            continue;
        fuzz::require(read->queries.queries.size() == read->preferred.size());
        for (const core::QueryPreferences& query : read->preferred) {
            fuzz::require(!query.judges.empty());
            fuzz::require(std::is_sorted(query.documents.begin(), query.documents.end()));
            for (const core::JudgePreferences& judge : query.judges)
                checkOrder(judge, query.documents.size());
        }
    }
    return 0;
}
