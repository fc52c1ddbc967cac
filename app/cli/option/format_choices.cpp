// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/format_choices.h"

#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/collections/import/refusal_cause.h"
#include "core/foundation/tabular/grade_words.h"
#include "core/foundation/text/quoted_names.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

namespace {

/// Empty where none of the options helps.
QString hintAt(const core::ParseError& error)
{
    switch (error.problem) {
    case core::ErrorCode::DuplicateJudgment:
        return Wording::tr("--repeated says which one counts");
    case core::ErrorCode::DecimalComma:
        return Wording::tr("--decimal-comma says so");
    case core::ErrorCode::NotUtf8:
        return Wording::tr("--latin1 reads it as Latin-1, --gb18030 as Chinese text");
    case core::ErrorCode::UnknownNumbers:
        return Wording::tr("--grade-column or --score-column names it, --raters takes all as "
                           "grades, --grade-column none takes none");
    case core::ErrorCode::SeveralRaters:
        return Wording::tr("--raters says what counts");
    case core::ErrorCode::WordGrades:
        return Wording::tr("--grades \"%1\" gives each word a number")
            .arg(QString::fromStdString(core::gradeWordsToFill(core::quotedNames(error.found))));
    case core::ErrorCode::ContraryJudgments:
        return Wording::tr("--repeated says which one counts");
    case core::ErrorCode::UnknownColumns:
        return Wording::tr(
            "--query-column, --document-column and --grade-column or --score-column name them");
    case core::ErrorCode::DuplicateDocument:
        return Wording::tr("--repeated-document says which place counts");
    default:
        return {};
    }
}

void addColumn(OptionSet command, const std::string& name, std::vector<std::string>& columns,
               const std::string& about)
{
    command.add(name, "C", columns, about).oneEach();
}

void addColumnChoices(OptionSet command, core::ColumnChoices& columns, bool hasListsOfGrades)
{
    addColumn(command, "--query-column", columns.query,
              "The column of a table that holds the queries, by its heading or its number from 1; "
              "may be given several times where files differ.");
    addColumn(command, "--document-column", columns.document,
              "The column that holds the documents, in the same way.");
    addColumn(command, "--grade-column", columns.grade,
              "The column that holds the grades; several of one table are those of raters; none: "
              "each pair counts as a grade of 1.");
    addColumn(command, "--score-column", columns.score,
              "The column that holds a run's scores; several of one table are a run each.");
    const auto takeWords = [&columns](const std::string& text) {
        auto words = core::parsedGradeWords(text);
        if (!words)
            throw WrongValue{"--grades", "found “" + text + "”, expected as “E=3,S=2,I=0”"};
        columns.words = *std::move(words);
    };
    if (!hasListsOfGrades)
        command.take<std::string>("--grades", "WORDS", takeWords,
                                  "The number of each grade that is a word, such as "
                                  "\"Exact=2,Partial=1,Irrelevant=0\".");
    addChoice<core::RaterRule>(
        command, "--raters", "RULE",
        "What counts where several columns hold grades, one for each rater: their mean, median or "
        "the first. Without --grade-column, all columns of numbers without a known name are such.",
        {raterRules.begin(), raterRules.end() - 1}, columns.raters);
}

void addLineChoices(OptionSet command, core::CollectionChoices& choices)
{
    addChoice(command, "--repeated-document", "WHICH",
              "Which place of a document counts that a query of a run lists again: the first in "
              "the file, or the best in rank order; without it such a run is refused.",
              repeatedDocuments, choices.repeatedDocument);
    command.addFlag(
        "--skip-bad-lines", [&choices] { choices.badLines = core::BadLineRule::LeaveOut; },
        "Leave out the lines of judgments, runs and tables that cannot be read, and say which; "
        "without it such a file is refused.");
}

}  // namespace

void addChoicesWithoutMark(OptionSet command, core::CollectionChoices& choices,
                           bool hasListsOfGrades)
{
    addChoice(command, "--repeated", "WHICH",
              "Which grade counts when a document is judged twice, differently: first, last or "
              "highest; without it such a file is refused.",
              repeatedGrades, choices.repeated);
    addColumnChoices(command, choices.columns, hasListsOfGrades);
    addLineChoices(command, choices);
    addEncodings(command, choices.encodings);
    command
        .add("--feature", "N", choices.features,
             "The feature of a LETOR file whose values are the scores of a run; may be given "
             "several times, for a run each.")
        .within(0, 1'000'000'000)
        .oneEach();
    command.add("--split", "NAME", choices.split,
                "The file of qrels of a BEIR folder, such as dev.");
    addExpansionLimit(command, choices.expansion);
}

void addEncodings(OptionSet command, core::OtherEncodings& encodings)
{
    command.addFlag("--latin1", encodings.latin1,
                    "Read text that is not UTF-8 as Latin-1; without it such a file is refused.");
    command.addFlag("--gb18030", encodings.gb18030,
                    "Read text that is not UTF-8 as GB18030, as spreadsheets on Chinese machines "
                    "save it (GBK and GB2312 are parts of it).");
}

void addExpansionLimit(OptionSet command, core::ExpansionLimit& limit)
{
    command
        .add("--max-expansion", "N", limit.times,
             "How many times its size a compressed file may have, 100 if not given; up to 256 MiB "
             "is always read.")
        .within(1, 1'000'000'000);
    command
        .add("--sheet", "NAME", limit.sheets,
             "The sheet of a workbook (.xlsx, .ods) that is read, without it the only one with a "
             "table; may be given several times where files differ.")
        .oneEach();
}

void takeGradeWords(std::vector<std::string>& lists, core::ColumnChoices& columns)
{
    std::erase_if(lists, [&columns](const std::string& text) {
        auto words = core::parsedGradeWords(text);
        if (words)
            columns.words = *std::move(words);
        return words.has_value();
    });
}

void addFormatChoices(OptionSet command, core::CollectionChoices& choices, bool hasListsOfGrades)
{
    addChoicesWithoutMark(command, choices, hasListsOfGrades);
    command.addFlag(
        "--decimal-comma", [&choices] { choices.mark = core::DecimalMark::Comma; },
        "Read 2,5 as a number; without it such a file is refused, and in a list of grades it is "
        "two.");
}

ExitStatus refuseUndecided(const core::ParseError& error)
{
    QString hint = hintAt(error);
    if (hint.isEmpty() && (core::isOfOneLine(error.problem) || error.moreLines > 0))
        hint = Wording::tr("--skip-bad-lines leaves such lines out");
    const QString reason = ui::errorText(error);
    warn((hint.isEmpty() ? reason : ui::remarkedText(reason, hint)).toStdString());
    // Whoever names a way can go on.
    return error.problem == core::ErrorCode::WordGrades ||
                   error.problem == core::ErrorCode::ContraryJudgments ||
                   error.problem == core::ErrorCode::SeveralSheets
               ? WrongUsage
               : InputRefused;
}

}  // namespace cli
