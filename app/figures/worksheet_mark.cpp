// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/worksheet_mark.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/language_option.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/text_table.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/json/json_writer.h"
#include "core/teaching/marking/marking.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "ui/teaching/marking/key_lessons.h"
#include "ui/teaching/marking/mark_words.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <array>
#include <memory>

namespace figures {

namespace {

using cli::ExitStatus;
using ui::Wording;

enum class MarkFormat { Text, Json, Csv };

struct MarksRequested {
    std::string key;
    std::string answers;
    std::string student;
    std::string guess;
    std::vector<std::string> lessons;
    std::string language = "en";
    MarkFormat format = MarkFormat::Text;
    bool isSummary = false;
};

constexpr auto markHelp =
    R"help(KEY is the file key.csv from “worksheet”, which records the numbers of each student.
ANSWERS is a table with headings. It has either one row per answer, with the columns student, guess
(lesson/guess) and answer, or one row per student and one column per question. The heading of such a
column is lesson/guess or the number on the sheet (3, Q3, Response 3). Identify students by their id
or by the code in the footer of their sheet. You can write answers as 0,53, 53%, 8/15 or none; an
empty cell means no answer.

worksheet mark marks each answer as right, a wrong number that the lesson knows, the result of
another rule, the right number rounded, or wrong. A summary shows how many students gave each
answer. If a student answers a question twice, the later answer counts, and a warning reports it. If
a student or a question is not in the key, the exit status is 1, but worksheet mark still marks the
other answers.

Examples:
  rankscope-cli worksheet mark out/key.csv answers.csv
  rankscope-cli worksheet mark out/key.csv answers.csv --summary --format csv
  rankscope-cli worksheet mark out/key.csv --student s17 --guess which-ideal/b 0.9724)help";

constexpr std::array<cli::Choice<core::Mark>, 7> markIds{{{"right", core::Mark::Right},
                                                          {"known-wrong", core::Mark::KnownWrong},
                                                          {"other-rule", core::Mark::OtherRule},
                                                          {"rounding", core::Mark::Rounding},
                                                          {"not-found", core::Mark::NotFound},
                                                          {"unreadable", core::Mark::Unreadable},
                                                          {"empty", core::Mark::Empty}}};

void describeMarking(cli::OptionSet command, MarksRequested& requested)
{
    command.setFooter(markHelp);
    command.addArgument("KEY", requested.key, "The file key.csv of the class.").required();
    command
        .addArgument("ANSWERS", requested.answers,
                     "Table of answers, or a single answer with --student.")
        .required();
    const cli::Option student =
        command.add("--student", "ID", requested.student,
                    "Student of the single answer: an id or the code of a set.");
    command
        .add("--guess", "QUESTION", requested.guess, "Question of the single answer: lesson/guess.")
        .needs(student);
    command
        .add("--lesson", "FILE", requested.lessons,
             "File of a lesson in the key that is not built in. Can be repeated.")
        .oneEach();
    cli::addLanguage(command, requested.language,
                     "Language of messages: en (default), zh_CN, or a language of a lesson.");
    command.addFlag("--summary", requested.isSummary,
                    "Print only how many students gave each answer to each question.");
    cli::addChoice<MarkFormat>(
        command, "--format", "FORMAT", "Output format: text (default), json or csv.",
        {{"text", MarkFormat::Text}, {"json", MarkFormat::Json}, {"csv", MarkFormat::Csv}},
        requested.format);
}

void writeMark(const core::Marking& marking, const core::MarkedAnswer& answer,
               const std::string& language, core::JsonWriter& json)
{
    const core::MarkedLesson& lesson = marking.lessons[answer.lesson];
    json.key("student").text(lesson.keyed.student);
    json.key("code").text(lesson.keyed.code);
    json.key("lesson").text(answer.given.lesson);
    json.key("guess").text(answer.given.guess);
    json.key("answer").text(answer.given.text);
    json.key("mark").text(cli::wordOf(markIds, answer.mark));
    json.key("rule").text(answer.rule);
    json.key("points").count(answer.points);
    json.key("of").count(answer.most);
    json.key("right").text(ui::rightAnswerText(lesson, answer).toStdString());
    json.key("why").text(ui::whyText(lesson, answer, language).toStdString());
}

std::string marksJson(const core::Marking& marking, std::span<const core::MarkCount> counts,
                      const MarksRequested& requested)
{
    core::JsonWriter json;
    json.beginObject();
    if (!requested.isSummary)
        json.key("answers").objects(marking.answers, [&](const core::MarkedAnswer& answer) {
            writeMark(marking, answer, requested.language, json);
        });
    json.key("summary").objects(counts, [&json](const core::MarkCount& count) {
        json.key("lesson").text(count.lesson);
        json.key("guess").text(count.guess);
        json.key("mark").text(cli::wordOf(markIds, count.mark));
        json.key("rule").text(count.rule);
        json.key("count").count(count.count);
    });
    json.endObject();
    return json.take();
}

std::string marksText(const core::Marking& marking, std::span<const core::MarkCount> counts,
                      const MarksRequested& requested)
{
    const auto summary = [&counts] { return ui::markCountTable(counts); };
    const auto marks = [&] { return ui::markTable(marking, requested.language); };
    if (requested.format == MarkFormat::Csv)
        return core::tableText(requested.isSummary ? summary() : marks(), core::TableFormat::Csv);
    if (requested.isSummary)
        return cli::plainText(summary());
    return cli::plainText(marks()) + '\n' + cli::plainText(summary());
}

/// The mark of the only answer, on one line.
std::string oneMarkText(const core::Marking& marking, const std::string& language)
{
    const core::MarkedAnswer& answer = marking.answers.front();
    const std::string why =
        ui::whyText(marking.lessons[answer.lesson], answer, language).toStdString();
    const std::string mark = ui::markWord(answer.mark).toStdString();
    return mark + (answer.rule.empty() ? "" : " (" + answer.rule + ")") +
           (why.empty() ? "" : ": " + why) + '\n';
}

/// @return 1 if an answer could not be marked
ExitStatus printDiagnostics(const core::Marking& marking, const std::string& file)
{
    const auto line = [&file](const core::MarkingDiagnostic& diagnostic) {
        const std::string where =
            diagnostic.line == 0 ? std::string()
                                 : cli::named(file) + ":" + std::to_string(diagnostic.line) + ": ";
        return QString::fromStdString(where) + ui::markingDiagnosticText(diagnostic);
    };
    for (const QString& told : ui::markingDiagnosticLines(marking.diagnostics, line))
        cli::warn(told.toStdString());
    const bool isWhole = std::ranges::all_of(marking.diagnostics, [](const auto& diagnostic) {
        return diagnostic.fault == core::MarkingFault::AnsweredTwice;
    });
    return isWhole ? cli::Good : cli::InputRefused;
}

core::Parsed<std::vector<core::GivenAnswer>> answersRequested(const MarksRequested& requested,
                                                              std::span<const core::Lesson> lessons)
{
    if (!requested.student.empty())
        return std::vector<core::GivenAnswer>{
            {requested.student, {}, requested.guess, requested.answers}};
    const auto text = core::readText(requested.answers);
    if (!text)
        return text.error();
    auto table = core::parseAnswers(*text, requested.answers, lessons);
    if (!table)
        return table.error();
    for (const std::string& heading : table->passedOver)
        cli::warn(cli::named(requested.answers) + ": " +
                  Wording::tr("the column “%1” is ignored")
                      .arg(QString::fromStdString(heading))
                      .toStdString());
    return std::move(table->answers);
}

core::Parsed<std::vector<core::Lesson>> ownLessons(const std::vector<std::string>& files)
{
    std::vector<core::Lesson> lessons;
    for (const std::string& file : files) {
        auto lesson = ui::lessonNamed(file);
        if (!lesson)
            return lesson.error();
        lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

ExitStatus markAnswers(const cli::OptionSet& command, const MarksRequested& requested)
{
    if (requested.student.empty() != requested.guess.empty())
        return cli::wrongUsage(command, "--student and --guess must be used together.");
    const auto text = core::readText(requested.key);
    if (!text)
        return cli::refuse(text.error());
    const auto key = core::parseKey(*text, requested.key);
    if (!key)
        return cli::refuse(key.error());
    auto own = ownLessons(requested.lessons);
    if (!own)
        return cli::refuse(own.error());
    const auto lessons = ui::keyLessons(*key, *own);
    if (!lessons) {
        cli::refuse(lessons.error());
        cli::warn("For a lesson that is not built in, name its file with --lesson.");
        return cli::InputRefused;
    }
    if (const std::string mistake = cli::languageMistake(requested.language, *lessons);
        !mistake.empty())
        return cli::wrongUsage(command, "--lang: " + mistake);
    const auto answers = answersRequested(requested, *lessons);
    if (!answers)
        return cli::refuse(answers.error());
    const core::Marking marking = core::marked(*lessons, *key, *answers, ui::everyCore());
    const ExitStatus status = printDiagnostics(marking, requested.answers);
    if (!requested.student.empty() && marking.answers.empty())
        return status;
    const auto counts = core::markCounts(marking, *lessons);
    const bool isOne = !requested.student.empty() && requested.format == MarkFormat::Text;
    const ExitStatus printed =
        cli::print(isOne                                  ? oneMarkText(marking, requested.language)
                   : requested.format == MarkFormat::Json ? marksJson(marking, counts, requested)
                                                          : marksText(marking, counts, requested));
    return status == cli::Good ? printed : status;
}

}  // namespace

cli::Command addMark(cli::OptionSet worksheet)
{
    const auto requested = std::make_shared<MarksRequested>();
    cli::OptionSet command = worksheet.addCommand(
        "mark", "Mark the answers of a class, and show which rule led to each wrong number.");
    describeMarking(command, *requested);
    return {command, [command, requested] { return markAnswers(command, *requested); }};
}

}  // namespace figures
