// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/list_text.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/syllabus.h"
#include "core/teaching/lessons/variant.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/import/lesson_text.h"
#include "ui/text/language/language.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cli {

namespace {

struct LessonOptions {
    std::vector<std::string> files;
    bool isJson = false;
    int minutes = core::anyLength;
    std::uint64_t seed = 0;
    std::vector<std::string> grades;
    std::string measure = "nDCG@5";
    std::string output;
};

constexpr auto lessonHelp =
    R"help(A lesson is one Markdown file. It contains the data, the steps in one or more languages,
and the questions. Rankscope calculates all right and wrong answers.

Examples:
  rankscope-cli lesson list
  rankscope-cli lesson list which-ideal not-judged --minutes 90
  rankscope-cli lesson check my-lesson.md
  rankscope-cli lesson answers which-ideal --format json
  rankscope-cli lesson new --grades "3 2 3 0 1" -m nDCG@5 -o my-lesson.md)help";

// list

/// @param isClass whether time counts
std::string syllabusText(std::span<const core::Lesson> lessons,
                         std::span<const core::SyllabusRow> rows, bool isClass)
{
    TextTable table;
    QStringList headings{Wording::tr("id"), Wording::tr("title"), Wording::tr("question"),
                         Wording::tr("measures"), Wording::tr("minutes")};
    if (isClass)
        headings << Wording::tr("total") << Wording::tr("prerequisites");
    for (const QString& heading : headings)
        table.addColumn(heading, TextTable::Align::Left);
    const auto text = [](const std::string& utf8) { return cell(QString::fromStdString(utf8)); };
    for (const core::SyllabusRow& row : rows) {
        const core::Lesson& lesson = lessons[row.lesson];
        std::vector cells{text(lesson.id), text(ui::anyOf(lesson.title)),
                          text(ui::anyOf(lesson.question)), cell(ui::lessonMeasures(lesson)),
                          cell(QString::number(row.ends - row.begins))};
        if (isClass) {
            cells.push_back(cell(QString::number(row.ends)));
            cells.push_back(text(core::listText(lesson.needs)));
        }
        table.addRow(std::move(cells));
    }
    return table.text().toStdString();
}

void writeTexts(std::string_view key, const core::Translated& texts, core::JsonWriter& json)
{
    json.key(key).beginObject();
    for (const auto& [language, text] : texts)
        json.key(language).text(text);
    json.endObject();
}

std::string syllabusJson(std::span<const core::Lesson> lessons,
                         std::span<const core::SyllabusRow> rows)
{
    JsonText json;
    json.beginObject();
    json.key("lessons").objects(rows, [&json, lessons](const core::SyllabusRow& row) {
        const core::Lesson& lesson = lessons[row.lesson];
        json.key("id").text(lesson.id);
        json.key("number").count(static_cast<std::size_t>(lesson.number));
        writeTexts("title", lesson.title, json);
        writeTexts("question", lesson.question, json);
        json.key("measures").text(lesson.measures);
        json.key("steps").count(lesson.steps.size());
        json.key("minutes").count(static_cast<std::size_t>(row.ends - row.begins));
        json.key("needs").texts(lesson.needs);
        json.key("source").text(lesson.source);
    });
    json.endObject();
    return json.take();
}

ExitStatus listLessons(const LessonOptions& options)
{
    std::vector<core::Lesson> lessons = ui::shippedLessons();
    std::vector<std::size_t> wanted(options.files.empty() ? lessons.size() : 0);
    std::iota(wanted.begin(), wanted.end(), std::size_t{0});
    for (const std::string& name : options.files) {
        const auto known = std::ranges::find(lessons, name, &core::Lesson::id);
        wanted.push_back(static_cast<std::size_t>(known - lessons.begin()));
        if (known != lessons.end())
            continue;
        auto lesson = ui::lessonNamed(name);
        if (!lesson)
            return refuse(lesson.error());
        lessons.push_back(*std::move(lesson));
    }
    const auto rows = core::syllabusOf(lessons, wanted, options.minutes);
    return print(options.isJson ? syllabusJson(lessons, rows)
                                : syllabusText(lessons, rows, options.minutes != core::anyLength));
}

// check

ExitStatus checkOne(const std::string& name, std::span<const core::Lesson> others,
                    std::string& good)
{
    const auto lesson = ui::lessonNamed(name);
    if (!lesson)
        return refuse(lesson.error());
    const auto diagnostics = core::checkLesson(*lesson, others);
    for (const core::LessonDiagnostic& diagnostic : diagnostics)
        warn(named(name) + ":" + std::to_string(diagnostic.line) + ": " +
             ui::lessonDiagnosticText(diagnostic).toStdString());
    if (!diagnostics.empty())
        return InputRefused;
    good += named(name) + ": good\n";
    return Good;
}

ExitStatus checkLessons(const LessonOptions& options)
{
    std::vector<std::string> names = options.files;
    if (names.empty())
        names = ui::shippedLessonIds();
    ExitStatus status = Good;
    std::string good;
    std::vector<core::Lesson> others = ui::shippedLessons();
    for (const std::string& name : options.files)
        if (auto lesson = ui::lessonNamed(name))
            others.push_back(*std::move(lesson));
    for (const std::string& name : names)
        if (const ExitStatus one = checkOne(name, others, good); one != Good)
            status = one;
    const ExitStatus printed = print(good);
    return status == Good ? printed : status;
}

// answers

void writeValue(const core::LessonValue& value, core::JsonWriter& json)
{
    writeNumber("value", value.value, json);
    json.key("exact").orNull(value.exact, [&json](const core::Fraction& exact) {
        json.text(ui::fractionText(exact).toStdString());
    });
}

struct Answer {
    std::string guess;
    core::LessonNumber number;
    core::LessonValue value;
    std::vector<std::pair<std::string, core::LessonValue>> wrong;
};

std::vector<Answer> answersOf(const core::Lesson& lesson)
{
    std::vector<Answer> answers;
    const auto valueOf = [&lesson](const core::LessonNumber& number) {
        return core::lessonValue(number, *lesson.dataNamed(number.data));
    };
    for (const core::LessonStep& step : lesson.steps)
        for (const core::LessonGuess& guess : step.guesses)
            for (const core::LessonNumber& number : guess.numbers) {
                Answer& answer =
                    answers.emplace_back(Answer{guess.id, number, valueOf(number), {}});
                for (const core::WrongNumber& wrong : guess.wrong)
                    answer.wrong.emplace_back(core::rulesApart(wrong.number, number),
                                              valueOf(wrong.number));
            }
    return answers;
}

std::string answersJson(const core::Lesson& lesson)
{
    JsonText json;
    json.beginObject();
    json.key("lesson").text(lesson.id);
    json.key("guesses").objects(answersOf(lesson), [&json](const Answer& answer) {
        json.key("guess").text(answer.guess);
        json.key("measure").text(answer.number.measure);
        json.key("of").text(answer.number.data);
        if (answer.number.take != core::LessonTake::Value)
            json.key("take").text(core::wordOf(answer.number.take));
        writeValue(answer.value, json);
        json.key("wrong").objects(answer.wrong, [&json](const auto& wrong) {
            json.key("rule").text(wrong.first);
            writeValue(wrong.second, json);
        });
    });
    json.endObject();
    return json.take();
}

std::string valueText(const core::LessonValue& value)
{
    if (!value.value)
        return Wording::tr("undefined").toStdString();
    std::string text = numberText(*value.value, 4);
    if (value.exact)
        text += " = " + ui::fractionText(*value.exact).toStdString();
    return text;
}

std::string answersText(const core::Lesson& lesson)
{
    std::string text;
    for (const Answer& answer : answersOf(lesson)) {
        const auto valueOf = [](const core::LessonValue& value) {
            return QString::fromStdString(valueText(value));
        };
        //: %1 names a guess, %2 is "nDCG@5 of B", %3 its value
        text += Wording::tr("%1: %2 is %3")
                    .arg(QString::fromStdString(answer.guess), ui::numberPhrase(answer.number),
                         valueOf(answer.value))
                    .toStdString() +
                "\n";
        for (const auto& [rule, value] : answer.wrong)
            //: %1 is a rule, as "ideal=retrieved", %2 the value under it
            text += "  " +
                    Wording::tr("with %1: %2")
                        .arg(QString::fromStdString(rule), valueOf(value))
                        .toStdString() +
                    "\n";
    }
    return text;
}

ExitStatus printAnswers(const LessonOptions& options)
{
    const std::string& name = options.files.front();
    const auto asWritten = ui::lessonNamed(name);
    if (!asWritten)
        return refuse(asWritten.error());
    const auto lesson = core::variantOf(*asWritten, options.seed);
    if (!lesson) {
        warn(named(name) + ": no variant with seed " + std::to_string(options.seed) +
             " keeps the lesson's point; try another seed");
        return InputRefused;
    }
    return print(options.isJson ? answersJson(*lesson) : answersText(*lesson));
}

// new

std::optional<std::vector<core::RankedList>> listsOf(const OptionSet& command,
                                                     const LessonOptions& options)
{
    std::vector<core::RankedList> lists;
    for (const std::string& grades : options.grades) {
        auto list = core::parseGrades(grades, "--grades");
        if (!list) {
            refuse(list.error());
            return std::nullopt;
        }
        lists.push_back(std::move(*list));
    }
    if (lists.empty())
        wrongUsage(command, "no list given; use --grades.");
    return lists.empty() ? std::nullopt : std::optional(std::move(lists));
}

ui::LessonDraft draftOf(std::vector<core::RankedList> lists, const core::MeasureSpec& definition)
{
    if (lists.size() > 2)
        return ui::LessonDraft::ofQueries(std::move(lists), definition);
    auto other = lists.size() == 2 ? std::optional(lists.back()) : std::nullopt;
    return ui::LessonDraft::ofLists(lists.front(), std::move(other), definition);
}

ExitStatus newLesson(const OptionSet& command, const LessonOptions& options)
{
    const auto definition = core::parseMeasureSpec(options.measure);
    if (!definition)
        return wrongUsage(command, ui::measureSpecErrorText(definition.error()).toStdString());
    auto lists = listsOf(command, options);
    if (!lists)
        return InputRefused;
    const QFileInfo file(QString::fromStdString(options.output));
    if (file.exists())
        return wrongUsage(command, named(options.output) + " already exists; choose another name.");
    const auto text = draftOf(std::move(*lists), *definition).text(file.completeBaseName());
    if (!text)
        return wrongUsage(command, "these lists cannot be saved as a lesson.");
    const auto problem = core::writeText(options.output, *text);
    return problem ? refuse(*problem) : Good;
}

}  // namespace

std::vector<Command> addLesson(OptionSet program)
{
    OptionSet lesson = program.addCommand("lesson", "List, check, answer and create lessons.");
    lesson.setFooter(lessonHelp);
    lesson.requireCommand();
    const auto options = std::make_shared<LessonOptions>();

    OptionSet list =
        lesson.addCommand("list", "List lessons, with their length in minutes and the lessons "
                                  "that they need.");
    list.addArgument("LESSON", options->files,
                     "Files or ids of lessons. The lessons that they need come first in the list "
                     "(default: all built-in lessons).");
    list.add("--minutes", "N", options->minutes,
             "List only lessons that fit into a class of N minutes, with the lessons that they "
             "need.")
        .within(1, core::Lesson::mostMinutes);
    addJson(list, options->isJson);
    OptionSet check =
        lesson.addCommand("check", "Calculate every answer of lessons and report errors.");
    check.addArgument("LESSON", options->files, "Files or ids (default: all built-in lessons).");
    OptionSet answers = lesson.addCommand(
        "answers", "Print the correct answer to every guess, and the answers under other rules.");
    answers.addArgument("LESSON", options->files, "File or id of a lesson.").required().oneEach();
    addJson(answers, options->isJson);
    answers
        .add("--seed", "N", options->seed,
             "Use the variant with this seed; 0 (default) is the lesson as written.")
        .anySeed();
    OptionSet made =
        lesson.addCommand("new", "Create a lesson template, whose placeholders say what to write.");
    made.add("--grades", "LIST", options->grades,
             "Grades of a list. Repeat --grades once to compare two lists, or more often for "
             "several queries and their mean.")
        .oneEach();
    made.add("-m,--measure", "DEF", options->measure, "Measure to guess (default: nDCG@5).");
    made.add("-o,--output", "FILE", options->output, "Output file; it must not exist yet.")
        .required();

    return {{list, [options] { return listLessons(*options); }},
            {check, [options] { return checkLessons(*options); }},
            {answers, [options] { return printAnswers(*options); }},
            {made, [made, options] { return newLesson(made, *options); }}};
}

}  // namespace cli
