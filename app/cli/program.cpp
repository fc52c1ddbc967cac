#include "app/cli/program.h"

#include "app/cli/option/streams.h"
#include "core/text/nearest.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace cli {

namespace {

std::vector<std::string> commandNames(const CLI::App& program)
{
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

/// CLI11 would only say that an argument was not expected.
bool isUnknownCommand(const CLI::App& program, const std::string& name)
{
    const auto known = commandNames(program);
    return !name.starts_with('-') && std::find(known.begin(), known.end(), name) == known.end();
}

ExitStatus unknownCommand(const CLI::App& program, const std::string& name)
{
    const auto known = commandNames(program);
    const std::string nearest = core::nearestTo(name, known);
    std::string mistake = "there is no command “" + name + "”";
    mistake += nearest.empty() ? "." : "; did you mean " + nearest + "?";
    mistake += " There are:";
    for (const std::string& command : known)
        mistake += (command == known.front() ? " " : ", ") + command;
    return wrongUsage(program, mistake + ".");
}

/// The command that was given, or the one below it: `table`, then `table eval`.
const CLI::App& innermost(const CLI::App& program)
{
    const auto commands = program.get_subcommands();
    return commands.empty() ? program : innermost(*commands.front());
}

ExitStatus notParsed(const CLI::App& program, const CLI::ParseError& stopped)
{
    std::ostringstream asked;
    std::ostringstream mistake;
    if (program.exit(stopped, asked, mistake) == 0)
        return print(asked.str());
    return wrongUsage(innermost(program), stopped.what());
}

}  // namespace

ExitStatus runProgram(CLI::App& program, std::span<const Command> commands, int argc, char** argv)
{
    if (argc > 1 && isUnknownCommand(program, argv[1]))
        return unknownCommand(program, argv[1]);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& stopped) {
        return notParsed(program, stopped);
    }
    for (const Command& command : commands)
        if (command.options->parsed())
            return command.run();
    return WrongUsage;
}

}  // namespace cli
