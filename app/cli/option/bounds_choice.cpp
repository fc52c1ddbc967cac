// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/bounds_choice.h"

namespace cli {

void addBounds(OptionSet command, BoundsChoice& choice)
{
    command.addFlag("--bounds", choice.isAsked,
                    "Add how low and how high each value could go, whatever grades the "
                    "documents get that were retrieved and not judged. Beside "
                    "that stands how far relevant documents could that nobody retrieved.");
    command
        .add("--top-grade", "N", choice.topGrade,
             "The highest grade that --bounds gives; the highest of the judgments "
             "if not given. The lowest is 0.")
        .between(1e-9, 1000, "a number above 0 and up to 1000");
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
