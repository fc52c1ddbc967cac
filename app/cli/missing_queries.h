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

/// The queries that are in only one of the files, in byte order.
struct MissingQueries {
    std::vector<std::string> notInRun;   ///< judged, not in the run
    std::vector<std::string> notJudged;  ///< in the run, not judged
};

MissingQueries missingQueries(const core::Qrels& qrels, const core::Run& run);

/// The number of missing queries, how they count, and their ids; empty if there are none.
/// @param option that sets the rule, such as "--missing skip"
std::string missingText(std::span<const std::string> notInRun,
                        std::span<const std::string> notJudged, core::MissingRule rule,
                        std::string_view option);

/// For measures that are undefined for some queries: which measures and queries, why, and how those
/// queries count. One line per reason.
std::vector<std::string> noValueTexts(const core::RunEvaluation& evaluation,
                                      std::span<const core::MeasureSpec> definitions,
                                      core::NoValueRule rule);

}  // namespace cli
