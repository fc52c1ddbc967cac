// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/comparison/gate.h"

#include <string>
#include <vector>

namespace cli {

/// What the rules say of some queries.
struct GatedQueries {
    std::string group;  ///< empty: all
    std::vector<core::GateCheck> checks;
};

/// What is told of a run at the gate.
struct GateReport {
    std::vector<GatedQueries> gated;
    ScoringInput input;
    std::string run;
    std::string baseline;  ///< empty without one
    int digits = 4;

    bool isBroken() const;
};

/// A line per check: the verdict, the numbers, and what it would take to know more.
std::string gateText(const GateReport& report);
/// The same with every digit, and the rules in force.
std::string gateJson(const GateReport& report);
/// A table for the page of a pull request, with a caption that names the rules.
std::string gateMarkdown(const GateReport& report);
/// A test case per check, as JUnit writes it and CI systems read it (testsuite, testcase, failure).
std::string gateJunit(const GateReport& report);

}  // namespace cli
