// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/document_input.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/scoring_options.h"

namespace figures {

void addDocumentInput(cli::OptionSet command, DocumentInput& input)
{
    command
        .addArgument("INPUT", input.files,
                     "A session, or a figure that carries one; judgments and runs; a table of "
                     "labels and scores; or a list of grades.")
        .required();
    cli::addMeasures(command, input.measures);
    command.add("--query", "ID", input.query, "Which query of judgments and runs is looked at.");
    command.add("--take", "WHICH", input.take,
                "Which list of grades is meant where they can be read in several ways: all (one "
                "list), lines (each a query), line=N (the Nth line alone), column=N, "
                "decimal-commas (one list, of 2,5 0,5) or digits (one list, of 32301).");
    command
        .add("--threshold", "T", input.threshold,
             "From which score on a sample is predicted positive; without it as the window starts.")
        .anyNumber();
    cli::addTableOptions(command, input.samples);
    cli::addLibrary(command, input.library, input.choices.order, input.rules);
    cli::addOrder(command, input.choices.order);
    cli::addMeanRules(command, input.rules);
    cli::addReadingRules(command, input.rules);
    cli::addChoicesWithoutMark(command, input.choices);
    cli::addThreads(command, input.threads);
}

}  // namespace figures
