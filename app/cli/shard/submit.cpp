// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/manifest_folder.h"
#include "core/collections/shard/part_path.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

struct SubmitOptions {
    std::string folder;
    bool isForSlurm = false;
    std::size_t perTask = 1;
    std::size_t threads = 1;
};

constexpr auto submitHelp =
    R"help(Print a job script for a scheduler. The script runs “worker” for every unfinished part of
a divided evaluation or table. submit itself does not submit anything. Partition, account, memory
and time depend on your cluster: give them to sbatch, or add them to the script. The scheduler
queues interrupted parts again. A part is finished when its file exists. Workers write the file
completely or not at all, so after a failure, the same command prints what is left. With --per-task,
a task evaluates several parts, reads their judgments once, and skips parts that are already
finished. More than 1,000 tasks need a larger MaxArraySize.

Examples:
  rankscope-cli submit --slurm parts > job.sh
  sbatch --partition=cpu --time=10 job.sh
  rankscope-cli submit --slurm parts --per-task 16 | sbatch --partition=cpu
  squeue --me
  rankscope-cli merge parts/*.part)help";

/// Quotes a text for a shell.
std::string quoted(const std::string& text)
{
    std::string shell = "'";
    for (const char c : text)
        shell += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return shell + "'";
}

/// @param left the remaining parts, ascending
std::string script(const SubmitOptions& options, const std::vector<std::size_t>& left,
                   std::size_t parts)
{
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string perTask = std::to_string(options.perTask);
    const std::string threads = std::to_string(options.threads);
    std::vector<std::size_t> tasks;
    for (const std::size_t part : left)
        if (const std::size_t task = (part - 1) / options.perTask + 1;
            tasks.empty() || tasks.back() != task)
            tasks.push_back(task);
    return "#!/bin/bash\n"
           "#SBATCH --job-name=rankscope\n"
           "#SBATCH --array=" +
           ranges(tasks) +
           "\n"
           "#SBATCH --cpus-per-task=" +
           threads +
           "\n"
           "#SBATCH --requeue\n"
           "last=$((SLURM_ARRAY_TASK_ID * " +
           perTask +
           "))\n"
           "left=()\n"
           "for ((part = last - " +
           perTask + " + 1; part <= last && part <= " + std::to_string(parts) +
           "; ++part)); do\n"
           "    printf -v name '%s/part-%04d' " +
           quoted(options.folder) +
           " \"$part\"\n"
           "    [ -e \"$name.part\" ] || left+=(\"$name.json\")\n"
           "done\n"
           "[ ${#left[@]} -eq 0 ] || exec " +
           quoted(error ? "rankscope-cli" : program.string()) +
           " worker \"${left[@]}\" --threads " + threads + "\n";
}

/// The number of parts in the folder's division; nothing if there is none, which is reported.
std::optional<std::size_t> partsIn(const std::string& folder)
{
    const auto manifest = readManifest(core::partPath(folder, 1, ".json"));
    if (!manifest)
        return std::nullopt;
    return std::visit([](const auto& any) { return any.task.parts; }, *manifest);
}

ExitStatus submit(const OptionSet& command, const SubmitOptions& options)
{
    if (!options.isForSlurm)
        return wrongUsage(command, "--slurm is required; no other scheduler is supported yet.");
    const auto parts = partsIn(options.folder);
    if (!parts)
        return InputRefused;
    std::vector<std::size_t> left;
    std::error_code error;
    for (std::size_t part = 1; part <= *parts; ++part)
        if (!std::filesystem::exists(core::partPath(options.folder, part, ".part"), error))
            left.push_back(part);
    if (!left.empty())
        return print(script(options, left, *parts));
    warn(named(options.folder) + ": all parts are done");
    return Good;
}

}  // namespace

Command addSubmit(OptionSet program)
{
    const auto options = std::make_shared<SubmitOptions>();
    OptionSet command = program.addCommand(
        "submit", "Print a job script that evaluates divided parts on a cluster.");
    command.setFooter(submitHelp);
    command.addArgument("DIR", options->folder, "Folder that shard wrote.").required();
    command.addFlag("--slurm", options->isForSlurm, "Print a script for Slurm, as a job array.");
    command
        .add("--per-task", "N", options->perTask,
             "Number of parts that a task of the array evaluates, one after another (default: 1).")
        .within(std::size_t{1}, core::mostParts);
    command.add("--threads", "N", options->threads, "Number of threads for each part (default: 1).")
        .within(1, 1024);
    return {command, [command, options] { return submit(command, *options); }};
}

}  // namespace cli
