// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"
#include "core/collections/collection/query_groups.h"
#include "core/documents/tables/table.h"

#include <functional>
#include <string>

namespace cli {

enum class EvalFormat { Tsv, Csv, Json };

struct EvalStyle {
    bool perQuery = false;
    EvalFormat format = EvalFormat::Tsv;
    int digits = 6;
};

/// Adds `-q` and `--digits`.
void addValueStyle(OptionSet command, EvalStyle& style);
/// Adds `--format`.
void addEvalFormat(OptionSet command, EvalStyle& style);

/// A report on one or more runs.
struct EvalReport {
    EvaluatedRuns scored;
    ScoringInput input;
    EvalStyle style;
    std::vector<core::QueryGroup> groups = {};  ///< each with its own mean, before the overall one
};

/// Prints a report.
using EvalOutput = std::function<ExitStatus(EvalReport)>;
/// Adds `eval`, which passes its report to `output`.
Command addEval(OptionSet program, EvalOutput output);

/// Prints the report in the format of its style. As lines, it notes on standard error what share of
/// a mean's documents is judged, where it is not all.
ExitStatus printEval(const EvalReport& report);
/// Writes `measure<TAB>query<TAB>value` per line, preceded by the run's file if there are several
/// runs, and followed by bounds.
std::string evalTsv(const EvalReport& report);
/// The same with a header line and quotes where needed (RFC 4180).
std::string evalCsv(const EvalReport& report);
/// Makes one row per run, or per run and query, and one column per measure.
core::Table evalTable(const EvalReport& report);
/// Writes the runs with their values, a reason for each null, and the current rules.
std::string evalJson(const EvalReport& report);

}  // namespace cli
