// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/bounds_choice.h"

namespace cli {

void addBounds(OptionSet command, BoundsChoice& choice)
{
    command.addFlag(
        "--bounds", choice.isAsked,
        "Show the lowest and highest possible value, depending on the grades of the retrieved but "
        "unjudged documents. Also show wider bounds that allow for relevant documents that were "
        "not retrieved.");
    command
        .add("--top-grade", "N", choice.topGrade,
             "Highest grade that --bounds assumes (default: the highest in the judgments). The "
             "lowest is 0.")
        .between(1e-9, 1000, "a number above 0 and at most 1000");
}

std::string usageMistake(const BoundsChoice& choice, const core::EvaluationRules& rules)
{
    if (choice.topGrade && !choice.isAsked)
        return "--top-grade requires --bounds.";
    if (choice.isAsked && rules.judgedOnly)
        return "--bounds and --judged-only cannot be combined: --judged-only removes the unjudged "
               "documents. Omit one of them.";
    return {};
}

}  // namespace cli
