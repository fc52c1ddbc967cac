// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/help/completion.h"
#include "app/cli/help/man_page.h"
#include "app/cli/option/language_option.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/watching.h"
#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/standard_streams.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/nearest.h"

#include <algorithm>
#include <csignal>
#include <exception>

namespace cli {

namespace {

/// Checked here because CLI11 would only report an unexpected argument.
bool isUnknownCommand(const Program& program, const std::string& name)
{
    const auto known = program.commandNames();
    return !name.starts_with('-') && std::find(known.begin(), known.end(), name) == known.end();
}

ExitStatus unknownCommand(const Program& program, const std::string& name)
{
    const auto known = program.commandNames();
    const std::string nearest = core::nearestTo(name, known);
    std::string mistake = "unknown command “" + name + "”";
    mistake += nearest.empty() ? "." : "; did you mean " + nearest + "?";
    mistake += " Commands:";
    for (const std::string& command : known)
        mistake += (command == known.front() ? " " : ", ") + command;
    return wrongUsage(program.options(), mistake + ".");
}

bool isWatching(const Command& command)
{
    return command.inputs && command.options.option("--watch").isGiven();
}

bool isOwn(const CommandHelp& command, std::span<const Command> commands)
{
    return !command.commands.empty() ||
           std::any_of(commands.begin(), commands.end(), [&command](const Command& own) {
               return own.options.fullName() == command.name;
           });
}

/// Writes the pages of a command and its subcommands, except those of another program.
ExitStatus writePages(const CommandHelp& command, std::span<const Command> commands,
                      const std::string& version, const std::string& folder)
{
    for (const CommandHelp& one : command.commands)
        if (isOwn(one, commands))
            if (const ExitStatus status = writePages(one, commands, version, folder);
                status != Good)
                return status;
    const auto problem =
        core::writeText(folder + "/" + pageName(command) + ".1", manPage(command, version));
    return problem ? refuse(*problem) : Good;
}

/// Handles `--man-pages FOLDER`, used by the build.
ExitStatus writePages(const Program& program, std::span<const Command> commands,
                      const std::string& folder)
{
    const std::string version = program.version().substr(0, program.version().find('\n'));
    const std::size_t blank = version.find(' ');
    CommandHelp help = program.options().help();
    help.name = version.substr(0, blank);
    return writePages(help, commands, version.substr(blank + 1), folder);
}

}  // namespace

ExitStatus runProgram(Program& program, std::span<const Command> commands, int argc, char** argv)
{
    addLanguage(program.options());
    for (const Command& command : commands) {
        if (command.inputs)
            addWatch(command.options);
        addLanguage(command.options);
    }
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty() && arguments.front() == completionMark)
        return print(completions(program.options().help(), std::span(arguments).subspan(1)));
    if (arguments.size() == 2 && arguments.front() == "--man-pages")
        return writePages(program, commands, arguments.back());
    if (argc > 1 && isUnknownCommand(program, argv[1]))
        return unknownCommand(program, argv[1]);
    if (const auto stop = program.read(arguments))
        return stop->mistake.empty() ? print(stop->asked)
                                     : wrongUsage(stop->command, stop->mistake);
    for (const Command& command : commands)
        if (command.options.isGiven())
            return isWatching(command) ? runWatching(command.options, command.inputs(), command.run)
                                       : command.run();
    return WrongUsage;
}

int runToTheEnd(const std::string& name, const std::function<ExitStatus()>& run)
{
    core::keepStandardStreams();
    // A reader that stops early or a file that grows too large is an error to report, not a reason
    // to vanish.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return run();
    } catch (const std::exception& failure) {
        return refuse(core::endedBy(failure, name));
    }
}

}  // namespace cli
