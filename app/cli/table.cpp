#include "app/cli/option/command.h"

namespace cli {

namespace {

constexpr auto footer =
    R"help(The tables are those that the commands of the same names print, ready for a paper, a page or a
spreadsheet; thresholds has every threshold of a classifier.

Examples:
  rankscope-cli table eval qrels.txt bm25.run dense.run -m nDCG@10 -m AP --format latex
  rankscope-cli table compare qrels.txt bm25.run dense.run -m nDCG@10 --format html
  rankscope-cli table steps --grades "3 2 3 0 1" -m nDCG@5
  rankscope-cli table classify models.csv --details --format latex
  rankscope-cli table classify scores.csv --slices site --gaps
  rankscope-cli table thresholds scores.csv --format csv --full)help";

}  // namespace

std::vector<Command> addTable(CLI::App& program)
{
    CLI::App* table =
        program.add_subcommand("table", "Prints a table as Markdown, LaTeX, HTML, CSV or TSV.");
    table->footer(footer);
    table->require_subcommand(1);
    return {addEvalTable(*table), addCompareTable(*table), addStepTable(*table),
            addClassifyTable(*table), addThresholdsTable(*table)};
}

}  // namespace cli
