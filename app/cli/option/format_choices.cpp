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
#include <vector>

namespace cli {

namespace {

/// Empty if none of the options helps.
QString hintAt(const core::ParseError& error)
{
    switch (error.problem) {
    case core::ErrorCode::DuplicateJudgment:
        return Wording::tr("use --repeated to choose one");
    case core::ErrorCode::DecimalComma:
        return Wording::tr("add --decimal-comma");
    case core::ErrorCode::NotUtf8:
        return Wording::tr("use --latin1 to read it as Latin-1, or --gb18030 as Chinese text");
    case core::ErrorCode::UnknownNumbers:
        return Wording::tr("name it with --grade-column or --score-column; --raters uses all as "
                           "grades, --grade-column none ignores them");
    case core::ErrorCode::PossibleScores:
        return Wording::tr("name each with --score-column; if none has scores, name the grades "
                           "with --grade-column");
    case core::ErrorCode::RisingScores:
        return Wording::tr("use --order rank, or --order score-file if higher scores are better");
    case core::ErrorCode::SeveralRaters:
        return Wording::tr("use --raters to combine them");
    case core::ErrorCode::WordGrades:
        return (error.column.empty()
                    ? Wording::tr("use --grades \"%1\" to give each word a number")
                    : Wording::tr("use --grades \"%1\" to give each word a number; --grade-column "
                                  "names the grades, --grade-column none ignores the column"))
            .arg(QString::fromStdString(core::gradeWordsToFill(core::quotedNames(error.found))));
    case core::ErrorCode::ContraryJudgments:
        return Wording::tr("use --repeated to choose one");
    case core::ErrorCode::UnknownColumns:
    case core::ErrorCode::NamelessNumbers:
        return Wording::tr("name them with --query-column, --document-column and --grade-column or "
                           "--score-column");
    case core::ErrorCode::DuplicateDocument:
        return Wording::tr("use --repeated-document to choose which position counts");
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
              "Table column that contains the queries: a heading or a number from 1. Can be "
              "repeated if files differ.");
    addColumn(command, "--document-column", columns.document,
              "Table column that contains the documents: a heading or a number from 1. Can be "
              "repeated if files differ.");
    addColumn(command, "--grade-column", columns.grade,
              "Table column that contains the grades. If you name several columns of one table, "
              "each contains the grades of one rater. “none” gives every document in the table "
              "the grade 1.");
    addColumn(command, "--score-column", columns.score,
              "Table column that contains a run's scores. If you name several columns of one "
              "table, each is a run.");
    const auto takeWords = [&columns](const std::string& text) {
        auto words = core::parsedGradeWords(text);
        if (!words)
            throw WrongValue{
                "--grades",
                "“" + text +
                    "” does not give numbers for grades; use a form such as “E=3,S=2,I=0”"};
        columns.words = *std::move(words);
    };
    if (!hasListsOfGrades)
        command.take<std::string>(
            "--grades", "WORDS", takeWords,
            "Numbers for grades that are words, such as \"Exact=2,Partial=1,Irrelevant=0\".");
    addChoice<core::RaterRule>(
        command, "--raters", "RULE",
        "How to combine several grade columns, one per rater: mean, median or first. Without "
        "--grade-column, Rankscope combines all numeric columns with unknown headings.",
        {raterRules.begin(), raterRules.end() - 1}, columns.raters);
}

void addLineChoices(OptionSet command, core::CollectionChoices& choices)
{
    addChoice(command, "--repeated-document", "WHICH",
              "Which rank counts if a run lists a document twice for a query: the first in the "
              "file (first) or the best (best). By default, Rankscope rejects the run.",
              repeatedDocuments, choices.repeatedDocument);
    command.addFlag(
        "--skip-bad-lines", [&choices] { choices.badLines = core::BadLineRule::LeaveOut; },
        "Skip lines of judgments, runs and tables that cannot be read, and report them. By "
        "default, Rankscope rejects the file.");
}

}  // namespace

void addChoicesWithoutMark(OptionSet command, core::CollectionChoices& choices,
                           bool hasListsOfGrades)
{
    addChoice(command, "--repeated", "WHICH",
              "Which grade counts if a document is judged twice with different grades: first, last "
              "or highest. By default, Rankscope rejects the file.",
              repeatedGrades, choices.repeated);
    addColumnChoices(command, choices.columns, hasListsOfGrades);
    addLineChoices(command, choices);
    addEncodings(command, choices.encodings);
    command
        .add("--feature", "N", choices.features,
             "Feature of a LETOR file to use as the scores of a run. Can be repeated, for one run "
             "per feature.")
        .within(0, 1'000'000'000)
        .oneEach();
    command.add("--split", "NAME", choices.split,
                "Qrels file to read from a BEIR folder, such as dev.");
    addExpansionLimit(command, choices.expansion);
}

void addEncodings(OptionSet command, core::OtherEncodings& encodings)
{
    command.addFlag(
        "--latin1", encodings.latin1,
        "Read text that is not UTF-8 as Latin-1. By default, Rankscope rejects the file.");
    command.addFlag("--gb18030", encodings.gb18030,
                    "Read text that is not UTF-8 as GB18030 (includes GBK and GB2312), the "
                    "encoding of spreadsheets saved on Chinese systems.");
}

void addExpansionLimit(OptionSet command, core::ExpansionLimit& limit)
{
    command
        .add("--max-expansion", "N", limit.times,
             "Limit for compressed files: the content may be at most N times as large as the file "
             "(default: 100). Rankscope always accepts content of up to 256 MiB.")
        .within(1, 1'000'000'000);
    command
        .add("--sheet", "NAME", limit.sheets,
             "Sheet to read from a workbook (.xlsx, .ods). Default: the only sheet that contains a "
             "table. Can be repeated if files differ.")
        .oneEach();
}

void takeGradeWords(std::vector<std::string>& lists, core::ColumnChoices& columns)
{
    std::erase_if(lists, [&columns](const std::string& text) {
        auto words = core::parsedGradeWords(text);
        const bool areWords = words.has_value();
        if (areWords)
            columns.words = *std::move(words);
        return areWords;
    });
}

void addFormatChoices(OptionSet command, core::CollectionChoices& choices, bool hasListsOfGrades)
{
    addChoicesWithoutMark(command, choices, hasListsOfGrades);
    command.addFlag(
        "--decimal-comma", [&choices] { choices.mark = core::DecimalMark::Comma; },
        "Read 2,5 as the number 2.5. By default, Rankscope rejects a file with such numbers. In a "
        "list of grades, it reads each such number as two grades.");
}

ExitStatus refuseUndecided(const core::ParseError& error)
{
    QString hint = hintAt(error);
    if (hint.isEmpty() && (core::isOfOneLine(error.problem) || error.moreLines > 0))
        hint = Wording::tr("use --skip-bad-lines to skip such lines");
    const QString reason = ui::errorText(error);
    warn((hint.isEmpty() ? reason : ui::remarkedText(reason, hint)).toStdString());
    // An option can resolve these.
    return error.problem == core::ErrorCode::WordGrades ||
                   error.problem == core::ErrorCode::ContraryJudgments ||
                   error.problem == core::ErrorCode::PossibleScores ||
                   error.problem == core::ErrorCode::RisingScores ||
                   error.problem == core::ErrorCode::SeveralSheets
               ? WrongUsage
               : InputRefused;
}

}  // namespace cli
