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

/// How it is printed.
struct EvalStyle {
    bool perQuery = false;
    EvalFormat format = EvalFormat::Tsv;
    int digits = 6;
};

/// `-q` and `--digits`.
void addValueStyle(OptionSet command, EvalStyle& style);
/// `--format`.
void addEvalFormat(OptionSet command, EvalStyle& style);

/// What is printed about one or more runs.
struct EvalReport {
    EvaluatedRuns scored;
    ScoringInput input;
    EvalStyle style;
    std::vector<core::QueryGroup> groups = {};  ///< each with a mean of its own, before that of all
};

/// What is made of a report.
using EvalOutput = std::function<ExitStatus(EvalReport)>;
/// `eval`, whose report goes there.
Command addEval(OptionSet program, EvalOutput output);

/// In the format of its style.
std::string evalText(const EvalReport& report);
/// `measure<TAB>query<TAB>value` per line; more than one run puts the run's file first, bounds come
/// last.
std::string evalTsv(const EvalReport& report);
/// The same with a heading line and quotes where a field needs them (RFC 4180).
std::string evalCsv(const EvalReport& report);
/// A row per run, with queries per run and query, and a column per measure.
core::Table evalTable(const EvalReport& report);
/// Runs with their values, the reason beside a value that is null, and the rules in force.
std::string evalJson(const EvalReport& report);

}  // namespace cli
