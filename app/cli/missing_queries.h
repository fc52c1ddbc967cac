// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The queries that stand in one file only, in byte order.
struct MissingQueries {
    std::vector<std::string> notInRun;   ///< judged
    std::vector<std::string> notJudged;  ///< of the run
};

MissingQueries missingQueries(const core::Qrels& qrels, const core::Run& run);

/// How many they are, what becomes of them and which they are; empty when there are none.
/// @param option as which the rule is written, such as "--missing skip"
std::string missingText(std::span<const std::string> notInRun,
                        std::span<const std::string> notJudged, core::MissingRule rule,
                        std::string_view option);

/// For measures that have no value for some queries: which measures and queries, why, and what
/// those queries count; a line for each reason.
std::vector<std::string> noValueTexts(const core::RunEvaluation& evaluation,
                                      std::span<const core::MeasureSpec> definitions,
                                      core::NoValueRule rule);

}  // namespace cli
