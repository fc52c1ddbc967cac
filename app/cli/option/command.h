// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"

#include <functional>
#include <string>
#include <vector>

namespace cli {

/// What the shell sees.
enum ExitStatus : int {
    Good = 0,
    InputRefused = 1,  ///< also when the output cannot be written
    WrongUsage = 2,
    GateBroken = 3,
};

/// A subcommand: how it is called, and what it does once its options are read.
struct Command {
    OptionSet options;
    std::function<ExitStatus()> run;
    /// The files that its options name, once they are read: with them it has `--watch`; none: it
    /// has not.
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
Command addSubmit(OptionSet program);
Command addDiscriminate(OptionSet program);
/// `lesson` with a command below it for everything that is done with lessons.
std::vector<Command> addLesson(OptionSet program);
/// `table` with a command below it for every kind of table.
std::vector<Command> addTable(OptionSet program);
Command addEvalTable(OptionSet table);
Command addCompareTable(OptionSet table);
Command addDiscriminateTable(OptionSet table);
Command addStepTable(OptionSet table);
Command addMeasureTable(OptionSet table);
Command addClassifyTable(OptionSet table);
Command addThresholdsTable(OptionSet table);

}  // namespace cli
