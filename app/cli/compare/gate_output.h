// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/comparison/gate.h"

#include <string>
#include <vector>

namespace cli {

/// The checks for a group of queries.
struct GatedQueries {
    std::string group;  ///< empty for all queries
    std::vector<core::GateCheck> checks;
};

/// A report on a run at the gate.
struct GateReport {
    std::vector<GatedQueries> gated;
    ScoringInput input;
    std::string run;
    std::string baseline;  ///< empty without one
    int digits = 4;

    bool isBroken() const;
};

/// Writes one line per check: the verdict, the numbers, and what it would take to know more.
std::string gateText(const GateReport& report);
/// The same at full precision, with the current rules.
std::string gateJson(const GateReport& report);
/// Writes a table for a pull request, with the rules in its caption.
std::string gateMarkdown(const GateReport& report);
/// Writes one test case per check in JUnit's format for CI systems (testsuite, testcase, failure).
std::string gateJunit(const GateReport& report);

}  // namespace cli
