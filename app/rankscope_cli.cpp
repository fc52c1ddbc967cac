// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/command_help.h"
#include "app/cli/option/drawing.h"
#include "app/cli/option/language_option.h"
#include "app/cli/option/message_language.h"
#include "app/cli/program.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

using namespace std::string_view_literals;

namespace {

constexpr auto examples = R"help(Examples:
  rankscope-cli explain --grades "3 2 3 0 1" -m nDCG@5 -m AP
  rankscope-cli explain qrels.txt run.txt --query 301 -m AP
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -m AP -q
  zcat run.gz | rankscope-cli eval qrels.txt - -m P@10 --format json
  rankscope-cli trec_eval -q -m all_trec qrels.txt run.txt
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 -m AP
  rankscope-cli which qrels.txt run.txt nDCG@10=0.7312
  rankscope-cli gate qrels.txt new.run --baseline old.run -m nDCG@10 --max-drop 0.01
  rankscope-cli discriminate qrels.txt *.run -m nDCG@10 -m AP -m RR
  rankscope-cli judges anna.qrels ben.qrels --runs bm25.run dense.run
  rankscope-cli check nfcorpus bm25.run
  rankscope-cli measures recall
  rankscope-cli shard qrels.txt bm25.run dense.run -m AP --parts 8 -o parts
  rankscope-cli classify scores.csv --label clicked --score ctr --threshold 0.3
  rankscope-cli table eval qrels.txt bm25.run dense.run -m nDCG@10 --format latex
  rankscope-cli plot roc scores.csv -o roc.pdf --width 85mm --height 60mm
  rankscope-cli report qrels.txt bm25.run dense.run -o comparison.pdf
  rankscope-cli page which-ideal -o which-ideal.html

Input files can be compressed with gzip, xz, zstd or bzip2; “-” is standard input. Commands print
errors to standard error as file:line: reason. The exit status is 0 for success, 1 if an input was
rejected or an output could not be written, 2 for wrong usage, and 3 if a rule of “gate” is broken.)help";

constexpr std::array<std::pair<std::string_view, cli::Command (*)(cli::OptionSet)>, 21> single{{
    {"explain", cli::addExplain},
    {"eval", cli::addEval},
    {"trec_eval", cli::addTrecEval},
    {"compare", cli::addCompare},
    {"classify", cli::addClassify},
    {"check", cli::addCheck},
    {"gate", cli::addGate},
    {"shard", cli::addShard},
    {"worker", cli::addWorker},
    {"merge", cli::addMerge},
    {"submit", cli::addSubmit},
    {"measures", cli::addMeasureList},
    {"self-test", cli::addSelfTest},
    {"which", cli::addWhich},
    {"contrast", cli::addContrast},
    {"page", cli::addPage},
    {"discriminate", cli::addDiscriminate},
    {"judges", cli::addJudges},
    {"diversity", cli::addDiversity},
    {"exposure", cli::addExposure},
    {"shard-labels", cli::addShardLabels},
}};
constexpr std::array<std::pair<std::string_view, std::vector<cli::Command> (*)(cli::OptionSet)>, 2>
    groups{{{"lesson", cli::addLesson}, {"table", cli::addTable}}};

/// The command to run, the only one whose options must be described; empty if all must be. The
/// version needs none.
std::string_view namedCommand(std::span<char* const> arguments)
{
    if (!arguments.empty() && arguments.front() == cli::completionMark)
        return {};
    if (arguments.size() == 1 && arguments.front() == "--version"sv)
        return arguments.front();
    const std::string_view name = cli::commandOf(arguments);
    const auto has = [name](const auto& table) {
        return std::ranges::any_of(table, [name](const auto& row) { return row.first == name; });
    };
    return has(single) || has(groups) ? name : std::string_view();
}

cli::ExitStatus run(int argc, char** argv)
{
    cli::Program program("Explain ranking and classification measures, term by term.",
                         "rankscope-cli");
    program.setVersion("rankscope-cli " RANKSCOPE_VERSION "\n" RANKSCOPE_BUILD);
    program.options().setFooter(examples);
    program.options().requireCommand();
    std::vector<cli::Command> commands;
    const std::string_view named = namedCommand({argv + 1, argv + argc});
    const auto isNeeded = [named](std::string_view name) { return named.empty() || name == named; };
    for (const auto& [name, add] : single)
        if (isNeeded(name))
            commands.push_back(add(program.options()));
    for (const auto& [name, add] : groups)
        if (isNeeded(name))
            for (cli::Command& command : add(program.options()))
                commands.push_back(std::move(command));
    cli::addDrawing(program.options());
    return cli::runProgram(program, commands, argc, argv);
}

}  // namespace

int main(int argc, char** argv)
{
    std::optional<cli::Sentences> sentences;  // the drawing program has its own
    return cli::runToTheEnd("rankscope-cli", [&] {
        if (cli::isDrawing(cli::commandOf({argv + 1, argv + argc})))
            return cli::startDrawing(argv);
        sentences.emplace(argc, argv);
        return run(argc, argv);
    });
}
