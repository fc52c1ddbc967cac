// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/compare/gate_report.h"
#include "core/documents/tables/table.h"

#include <string>

namespace cli {

/// Writes one line per check: the verdict, the rule and the numbers, separated by tabs. Lines
/// “worst” with queries follow a check that does not hold, then lines “note” and “verdict”. The
/// last line is the outcome of the gate.
std::string gateText(const GateReport& report);
/// The same at full precision, with the current rules.
std::string gateJson(const GateReport& report);
/// One row per check, with the outcome, the notes and the rules in the caption.
core::Table gateTable(const GateReport& report);
/// Writes that table for a pull request, and one of the worst queries.
std::string gateMarkdown(const GateReport& report);
/// Writes one test case per check in JUnit's format for CI systems (testsuite, testcase, failure,
/// skipped). The type of a failure is “drop”, “minimum”, “unproven” or “missing”; its text lists
/// the worst queries. Test cases share the time equally, because one reading serves all.
std::string gateJunit(const GateReport& report);

}  // namespace cli
