#include "app/cli/command.h"
#include "app/cli/streams.h"
#include "core/text/nearest.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr auto examples = R"help(Examples:
  rankscope-cli explain --grades "3 2 3 0 1" -m nDCG@5 -m AP
  rankscope-cli explain qrels.txt run.txt --query 301 -m AP
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -m AP -q
  zcat run.gz | rankscope-cli eval qrels.txt - -m P@10 --format json
  rankscope-cli trec_eval -q -m all_trec qrels.txt run.txt
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 -m AP
  rankscope-cli check nfcorpus bm25.run
  rankscope-cli classify scores.csv --label clicked --score ctr --threshold 0.3

Inputs may be compressed with gzip; “-” is standard input. Errors go to standard error as
file:line: reason. Exit status: 0 good, 1 an input was refused or the output could not be
written, 2 wrong usage.)help";

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

cli::ExitStatus unknownCommand(const CLI::App& program, const std::string& name)
{
    const auto known = commandNames(program);
    const std::string nearest = core::nearestTo(name, known);
    std::string mistake = "there is no command “" + name + "”";
    mistake += nearest.empty() ? "." : "; did you mean " + nearest + "?";
    mistake += " There are:";
    for (const std::string& command : known)
        mistake += (command == known.front() ? " " : ", ") + command;
    return cli::wrongUsage(program, mistake + ".");
}

cli::ExitStatus notParsed(const CLI::App& program, const CLI::ParseError& stopped)
{
    std::ostringstream asked;
    std::ostringstream mistake;
    if (program.exit(stopped, asked, mistake) == 0)
        return cli::print(asked.str());
    const auto commands = program.get_subcommands();
    return cli::wrongUsage(commands.empty() ? program : *commands.front(), stopped.what());
}

cli::ExitStatus run(int argc, char** argv)
{
    CLI::App program("Ranking and classification metrics, term by term.", "rankscope-cli");
    program.set_version_flag("--version", "rankscope-cli " RANKSCOPE_VERSION);
    program.footer(examples);
    program.require_subcommand(1);
    const std::array commands{cli::addExplain(program),  cli::addEval(program),
                              cli::addTrecEval(program), cli::addCompare(program),
                              cli::addClassify(program), cli::addCheck(program)};

    if (argc > 1 && isUnknownCommand(program, argv[1]))
        return unknownCommand(program, argv[1]);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& stopped) {
        return notParsed(program, stopped);
    }
    for (const cli::Command& command : commands)
        if (command.options->parsed())
            return command.run();
    return cli::WrongUsage;
}

}  // namespace

int main(int argc, char** argv)
{
    // A reader that stops early is an error to report, not a reason to vanish.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::exception& failure) {
        cli::warn(std::string("rankscope-cli: ") + failure.what());
        return cli::InputRefused;
    }
}
