#include "app/figures/document_input.h"

#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/help.h"
#include "app/cli/option/number_range.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/scoring_rules.h"

namespace figures {

void addDocumentInput(CLI::App& command, DocumentInput& input)
{
    command
        .add_option("INPUT", input.files,
                    cli::wrapped("A session, or a figure that carries one; judgments and runs; a "
                                 "table of labels and scores; or "
                                 "a list of grades."))
        ->required()
        ->type_name("");
    cli::addMeasures(command, input.measures);
    command
        .add_option("--query", input.query,
                    cli::wrapped("Which query of judgments and runs is looked at."))
        ->type_name("ID");
    command
        .add_option("--threshold", input.threshold,
                    cli::wrapped("From which score on a sample is predicted positive; without it "
                                 "as the window starts."))
        ->check(cli::anyNumber())
        ->type_name("T");
    cli::addTableOptions(command, input.samples);
    cli::addLibrary(command, input.library, input.choices.order, input.rules);
    cli::addOrder(command, input.choices.order);
    cli::addMeanRules(command, input.rules);
    cli::addReadingRules(command, input.rules);
    cli::addChoicesWithoutMark(command, input.choices);
    cli::addThreads(command, input.threads);
}

}  // namespace figures
