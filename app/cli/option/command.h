#pragma once

#include <CLI/CLI.hpp>

#include <functional>
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
    CLI::App* options = nullptr;
    std::function<ExitStatus()> run;
};

Command addExplain(CLI::App& program);
Command addEval(CLI::App& program);
Command addCompare(CLI::App& program);
Command addClassify(CLI::App& program);
Command addTrecEval(CLI::App& program);
Command addCheck(CLI::App& program);
Command addGate(CLI::App& program);
Command addShard(CLI::App& program);
Command addWorker(CLI::App& program);
Command addMerge(CLI::App& program);
Command addSubmit(CLI::App& program);
/// `table` with a command below it for every kind of table.
std::vector<Command> addTable(CLI::App& program);
Command addEvalTable(CLI::App& table);
Command addCompareTable(CLI::App& table);
Command addStepTable(CLI::App& table);
Command addClassifyTable(CLI::App& table);
Command addThresholdsTable(CLI::App& table);

}  // namespace cli
