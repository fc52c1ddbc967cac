// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/document_input.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/scoring_options.h"

namespace figures {

namespace {

constexpr int mostDigits = 10;

}  // namespace

void addDocumentInput(cli::OptionSet command, DocumentInput& input)
{
    command
        .addArgument("INPUT", input.files,
                     "Session or figure that contains one, judgments and runs, a table of labels "
                     "and scores, or a list of grades.")
        .required();
    cli::addMeasures(command, input.measures);
    command.add("--query", "ID", input.query, "Query of judgments and runs to show.");
    command.add("--take", "WHICH", input.take,
                "Which list to use if the grades can be read in several ways: all (one list), "
                "lines (each line is a query), line=N (only line N), column=N, decimal-commas (one "
                "list, from 2,5 0,5) or digits (one list, from 32301).");
    cli::addThresholdChoice(command, input.threshold);
    cli::addRecalibration(command, input.recalibration);
    cli::addClassifyRules(command, input.ofSamples);
    cli::addPrevalence(
        command, input.prior,
        "Share of positives where the model will be used: for PPV and NPV in reports, and the "
        "chart of costs (default: as in the samples).");
    input.samples.takesClasses = true;
    cli::addTableOptions(command, input.samples);
    cli::addSlices(command, input.samples);
    cli::addLibrary(command, input.library, input.choices.order, input.rules);
    cli::addOrder(command, input.choices.order);
    cli::addMeanRules(command, input.rules);
    cli::addReadingRules(command, input.rules);
    cli::addChoicesWithoutMark(command, input.choices);
    command
        .add("--digits", "N", input.digits,
             "Decimal places of values (default: 2 for fewer than 1,000 samples, 3 for more, "
             "otherwise 4). A value that would otherwise read as 0 has up to three more.")
        .within(1, mostDigits);
    cli::addThreads(command, input.threads);
}

}  // namespace figures
