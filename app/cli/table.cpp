// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"

namespace cli {

namespace {

constexpr auto tableHelp =
    R"help(table prints the results of the commands with these names, ready for a paper, a web page
or a spreadsheet. In addition, “table thresholds” lists every threshold of a classifier, and “table
measures” compares all measures.

Examples:
  rankscope-cli table eval qrels.txt bm25.run dense.run -m nDCG@10 -m AP --format latex
  rankscope-cli table compare qrels.txt bm25.run dense.run -m nDCG@10 --format html
  rankscope-cli table discriminate qrels.txt bm25.run dense.run hybrid.run -m nDCG@10 -m AP
  rankscope-cli table judges anna.qrels ben.qrels carla.qrels --format latex
  rankscope-cli table steps --grades "3 2 3 0 1" -m nDCG@5
  rankscope-cli table classify models.csv --details --format latex
  rankscope-cli table classify scores.csv --slices site --gaps
  rankscope-cli table thresholds scores.csv --format csv --full
  rankscope-cli table measures --format html)help";

}  // namespace

std::vector<Command> addTable(OptionSet program)
{
    OptionSet table =
        program.addCommand("table", "Print a table as Markdown, LaTeX, HTML, CSV or TSV.");
    table.setFooter(tableHelp);
    table.requireCommand();
    return {addEvalTable(table),       addCompareTable(table), addDiscriminateTable(table),
            addJudgesTable(table),     addStepTable(table),    addClassifyTable(table),
            addThresholdsTable(table), addMeasureTable(table)};
}

}  // namespace cli
