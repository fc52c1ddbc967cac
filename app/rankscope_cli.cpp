// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/drawing.h"
#include "app/cli/option/language_option.h"
#include "app/cli/option/sentences.h"
#include "app/cli/program.h"

#include <optional>
#include <utility>
#include <vector>

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
  rankscope-cli check nfcorpus bm25.run
  rankscope-cli measures recall
  rankscope-cli shard qrels.txt bm25.run dense.run -m AP --parts 8 -o parts
  rankscope-cli classify scores.csv --label clicked --score ctr --threshold 0.3
  rankscope-cli table eval qrels.txt bm25.run dense.run -m nDCG@10 --format latex
  rankscope-cli plot roc scores.csv -o roc.pdf --width 85mm --height 60mm
  rankscope-cli report qrels.txt bm25.run dense.run -o comparison.pdf

Inputs may be compressed with gzip, xz, zstd or bzip2; “-” is standard input. Errors go to standard error as
file:line: reason. Exit status: 0 good, 1 an input was refused or the output could not be
written, 2 wrong usage, 3 a rule of “gate” is broken.)help";

cli::ExitStatus run(int argc, char** argv)
{
    cli::Program program("Ranking and classification metrics, term by term.", "rankscope-cli");
    program.setVersion("rankscope-cli " RANKSCOPE_VERSION "\n" RANKSCOPE_BUILD);
    program.options().setFooter(examples);
    program.options().requireCommand();
    std::vector commands{
        cli::addExplain(program.options()),    cli::addEval(program.options()),
        cli::addTrecEval(program.options()),   cli::addCompare(program.options()),
        cli::addClassify(program.options()),   cli::addCheck(program.options()),
        cli::addGate(program.options()),       cli::addShard(program.options()),
        cli::addWorker(program.options()),     cli::addMerge(program.options()),
        cli::addSubmit(program.options()),     cli::addMeasureList(program.options()),
        cli::addSelfTest(program.options()),   cli::addWhich(program.options()),
        cli::addContrast(program.options()),   cli::addDiscriminate(program.options()),
        cli::addShardLabels(program.options())};
    for (const auto add : {cli::addLesson, cli::addTable})
        for (cli::Command& command : add(program.options()))
            commands.push_back(std::move(command));
    cli::addDrawing(program.options());
    return cli::runProgram(program, commands, argc, argv);
}

}  // namespace

int main(int argc, char** argv)
{
    std::optional<cli::Sentences> sentences;  // a program that draws has its own
    return cli::runToTheEnd("rankscope-cli", [&] {
        if (cli::isDrawing(cli::commandOf({argv + 1, argv + argc})))
            return cli::startDrawing(argv);
        sentences.emplace(argc, argv);
        return run(argc, argv);
    });
}
