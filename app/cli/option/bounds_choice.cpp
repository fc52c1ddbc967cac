#include "app/cli/option/bounds_choice.h"

#include "app/cli/option/help.h"
#include "app/cli/option/number_range.h"

namespace cli {

void addBounds(CLI::App& command, BoundsChoice& choice)
{
    command.add_flag("--bounds", choice.isAsked,
                     wrapped("Add how low and how high each value could go, whatever grades the "
                             "documents get that were retrieved and not judged. Documents that "
                             "nobody retrieved stay as they are."));
    command
        .add_option("--top-grade", choice.topGrade,
                    wrapped("The highest grade that --bounds gives; the highest of the judgments "
                            "if not given. The lowest is 0."))
        ->check(between(1e-9, 1000, "a number above 0 and up to 1000"))
        ->type_name("N");
}

std::string usageMistake(const BoundsChoice& choice, const core::EvaluationRules& rules)
{
    if (choice.topGrade && !choice.isAsked)
        return "--top-grade goes with --bounds only.";
    if (choice.isAsked && rules.judgedOnly)
        return "--bounds grades the documents that --judged-only leaves out; give one of them.";
    return {};
}

}  // namespace cli
