#include "app/cli/format_choices.h"

#include "app/cli/choice.h"
#include "app/cli/help.h"
#include "app/cli/streams.h"
#include "ui/words/problem_text.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cli {

namespace {

/// Empty where none of the options helps.
std::string_view hintAt(core::Problem problem)
{
    switch (problem) {
    case core::Problem::DuplicateJudgment:
        return "--repeated says which one counts";
    case core::Problem::DecimalComma:
        return "--decimal-comma says so";
    case core::Problem::NotUtf8:
        return "--latin1 reads it as Latin-1";
    default:
        return {};
    }
}

}  // namespace

void addChoicesWithoutMark(CLI::App& command, core::CollectionChoices& choices)
{
    using core::RepeatedGrade;
    std::vector<std::pair<std::string, RepeatedGrade>> named;
    for (const RepeatedGrade repeated :
         {RepeatedGrade::Refuse, RepeatedGrade::First, RepeatedGrade::Last, RepeatedGrade::Highest})
        named.emplace_back(nameOf(repeated), repeated);
    addChoice<RepeatedGrade>(
        command, "--repeated", "WHICH",
        "Which grade counts when a document is judged twice, differently: first, last or highest; "
        "without it such a file is refused.",
        named, choices.repeated);
    command.add_flag("--latin1", choices.readsLatin1,
                     wrapped("Read text that is not UTF-8 as Latin-1; without it such a file is "
                             "refused."));
    command
        .add_option(
            "--feature", choices.features,
            wrapped("The feature of a LETOR file whose values are the scores of a run; may be "
                    "given several times, for a run each."))
        ->check(CLI::Range(0, 1'000'000'000).description(""))
        ->allow_extra_args(false)
        ->type_name("N");
    command
        .add_option("--split", choices.split,
                    wrapped("The file of qrels of a BEIR folder, such as dev."))
        ->type_name("NAME");
}

void addFormatChoices(CLI::App& command, core::CollectionChoices& choices)
{
    addChoicesWithoutMark(command, choices);
    command.add_flag_callback(
        "--decimal-comma", [&choices] { choices.mark = core::DecimalMark::Comma; },
        wrapped("Read 2,5 as a number; without it such a file is refused."));
}

std::string_view nameOf(core::RepeatedGrade repeated)
{
    switch (repeated) {
    case core::RepeatedGrade::First:
        return "first";
    case core::RepeatedGrade::Last:
        return "last";
    case core::RepeatedGrade::Highest:
        return "highest";
    case core::RepeatedGrade::Refuse:
        break;
    }
    return "refuse";
}

ExitStatus refuseUndecided(const core::ParseError& error)
{
    const std::string_view hint = hintAt(error.problem);
    const std::string reason = ui::problemText(error).toStdString();
    warn(hint.empty() ? reason : reason + " (" + std::string(hint) + ")");
    return InputRefused;
}

}  // namespace cli
