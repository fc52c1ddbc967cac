#include "app/cli/program.h"

#include "app/cli/option/language_option.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/watching.h"
#include "core/file/ended_reading.h"
#include "core/text/nearest.h"

#include <algorithm>
#include <csignal>
#include <exception>
#include <string>
#include <vector>

namespace cli {

namespace {

/// CLI11 would only say that an argument was not expected.
bool isUnknownCommand(const Program& program, const std::string& name)
{
    const auto known = program.commandNames();
    return !name.starts_with('-') && std::find(known.begin(), known.end(), name) == known.end();
}

ExitStatus unknownCommand(const Program& program, const std::string& name)
{
    const auto known = program.commandNames();
    const std::string nearest = core::nearestTo(name, known);
    std::string mistake = "there is no command “" + name + "”";
    mistake += nearest.empty() ? "." : "; did you mean " + nearest + "?";
    mistake += " There are:";
    for (const std::string& command : known)
        mistake += (command == known.front() ? " " : ", ") + command;
    return wrongUsage(program.options(), mistake + ".");
}

bool isWatching(const Command& command)
{
    return command.inputs && command.options.option("--watch").isGiven();
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
    if (argc > 1 && isUnknownCommand(program, argv[1]))
        return unknownCommand(program, argv[1]);
    if (const auto stop = program.read({argv + 1, argv + argc}))
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
