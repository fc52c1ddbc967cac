// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"

#include <functional>
#include <string>
#include <vector>

namespace cli {

/// The exit status for the shell.
enum ExitStatus : int {
    Good = 0,
    InputRefused = 1,  ///< also if output cannot be written
    WrongUsage = 2,
    GateBroken = 3,
};

/// A subcommand: its options and its action.
struct Command {
    OptionSet options;
    std::function<ExitStatus()> run;
    /// Returns the files named by the parsed options. Enables `--watch`; null without it.
    std::function<std::vector<std::string>()> inputs = {};
};

Command addExplain(OptionSet program);
Command addEval(OptionSet program);
Command addCompare(OptionSet program);
Command addClassify(OptionSet program);
Command addTrecEval(OptionSet program);
Command addCheck(OptionSet program);
Command addMeasureList(OptionSet program);
Command addSelfTest(OptionSet program);
Command addGate(OptionSet program);
Command addShard(OptionSet program);
Command addShardLabels(OptionSet program);
Command addWorker(OptionSet program);
Command addMerge(OptionSet program);
Command addWhich(OptionSet program);
Command addContrast(OptionSet program);
Command addPage(OptionSet program);
Command addSubmit(OptionSet program);
Command addDiscriminate(OptionSet program);
Command addJudges(OptionSet program);
Command addDiversity(OptionSet program);
Command addExposure(OptionSet program);
/// Adds `lesson` and its subcommands.
std::vector<Command> addLesson(OptionSet program);
/// Adds `table` with one subcommand per kind of table.
std::vector<Command> addTable(OptionSet program);
Command addEvalTable(OptionSet table);
Command addCompareTable(OptionSet table);
Command addDiscriminateTable(OptionSet table);
Command addJudgesTable(OptionSet table);
Command addStepTable(OptionSet table);
Command addMeasureTable(OptionSet table);
Command addClassifyTable(OptionSet table);
Command addThresholdsTable(OptionSet table);

}  // namespace cli
