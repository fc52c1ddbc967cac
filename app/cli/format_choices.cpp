#include "app/cli/format_choices.h"

#include "app/cli/choice.h"
#include "app/cli/help.h"

namespace cli {

void addChoicesWithoutMark(CLI::App& command, core::CollectionChoices& choices)
{
    using core::RepeatedGrade;
    addChoice<RepeatedGrade>(
        command, "--repeated", "WHICH",
        "Which grade counts when a document is judged twice, differently: first, last or highest; "
        "without it such a file is refused.",
        {{"refuse", RepeatedGrade::Refuse},
         {"first", RepeatedGrade::First},
         {"last", RepeatedGrade::Last},
         {"highest", RepeatedGrade::Highest}},
        choices.repeated);
    command.add_flag("--latin1", choices.readsLatin1,
                     wrapped("Read text that is not UTF-8 as Latin-1; without it such a file is "
                             "refused."));
    command
        .add_option("--feature", choices.features,
                    wrapped("The feature of a LETOR file whose values are the scores of a run."))
        ->allow_extra_args(false)
        ->type_name("N");
}

void addFormatChoices(CLI::App& command, core::CollectionChoices& choices)
{
    addChoicesWithoutMark(command, choices);
    command.add_flag_callback(
        "--decimal-comma", [&choices] { choices.mark = core::DecimalMark::Comma; },
        wrapped("Read 2,5 as a number; without it such a file is refused."));
}

}  // namespace cli
