// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"
#include "core/rankings/trec_eval/scored_trec_run.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How a file of preferences names the judge.
enum class PreferenceFormat : std::uint8_t {
    Prefs,       ///< query, judge, part of the judge's preferences, document, grade
    QrelsPrefs,  ///< query, judge, document, grade
};

/// The preferences of one judge for the documents of a query.
struct JudgePreferences {
    /// By document. If the preferences have several parts, the grade in the last of them.
    std::vector<std::optional<double>> grades;
    /// [i × documents + j]: whether document i is preferred to j, in a part or because i is
    /// preferred to another that is preferred to j. Empty for preferences of one part: there, a
    /// document is preferred to those with a lower grade.
    std::vector<bool> stated;

    bool prefers(std::size_t i, std::size_t j) const;
};

struct QueryPreferences {
    std::vector<std::string> documents;    ///< in byte order
    std::vector<JudgePreferences> judges;  ///< in byte order of their names
};

struct PreferenceJudgments {
    Qrels queries;                            ///< every judged query, without documents
    std::vector<QueryPreferences> preferred;  ///< by query
};

/// Parses preferences as trec_eval -R prefs and -R qrels_prefs; grades are read like C. Blank lines
/// and # lines are skipped. Errors: a negative or infinite grade, a document twice in one part, and
/// a judge whose parts contradict each other. O(n log n + judges × documents of their query), plus
/// O(documents³ + parts × documents² log documents) time and documents² bits per judge with several
/// parts.
Parsed<PreferenceJudgments> parsePreferences(std::string_view text, const std::string& name,
                                             PreferenceFormat format);
Parsed<PreferenceJudgments> readPreferences(const std::string& path, PreferenceFormat format,
                                            const ExpansionLimit& limit = {});

/// Scores a run by measures of preferences.
/// @param run with equal scores by ascending document id, as trec_eval orders them here
ScoredTrecRun scoreByPreferences(const PreferenceJudgments& judgments, const Run& run,
                                 std::span<const TrecRequest> requests, const TrecRules& rules);

/// The values of judged queries that are missing from the run, which version 10 prints with -c.
void scoreMissingByPreferences(const PreferenceJudgments& judgments,
                               std::span<const TrecRequest> requests, const TrecRules& rules,
                               ScoredTrecRun& run);

}  // namespace core
