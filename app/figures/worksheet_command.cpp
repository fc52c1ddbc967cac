// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/worksheet_command.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/language_option.h"
#include "app/cli/option/progress.h"
#include "app/cli/option/streams.h"
#include "app/figures/worksheet_mark.h"
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/fence_words.h"
#include "core/teaching/worksheets/chosen_questions.h"
#include "core/teaching/worksheets/roster.h"
#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/report/report_pdf.h"
#include "ui/teaching/worksheet/sheet_quiz.h"
#include "ui/teaching/worksheet/worksheet_files.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <memory>
#include <optional>
#include <set>
#include <thread>

namespace figures {

namespace {

using cli::ExitStatus;
using ui::Wording;

struct SheetsRequested {
    std::vector<std::string> lessons;
    std::string roster;
    std::optional<std::size_t> count;
    std::uint64_t seed = ui::usualSeed;
    std::string folder;
    std::string language = "en";
    std::string title;
    std::string course;
    ui::SheetFormat format = ui::SheetFormat::Pdf;
    QSizeF paper = ui::a4Paper;
    ui::SheetQuiz quiz;
    core::QuestionNames questions;
    bool isTwoUp = false;
    bool hasWorking = false;
    bool isForced = false;
};

constexpr std::size_t mostSheets = 10'000;

constexpr auto worksheetHelp =
    R"help(Each student gets different numbers, drawn from the random seed and the student's id. DIR
contains a file for each student, named after the student's id, with a code in its footer (“set
7f3a”). all.pdf or all.html contains all sheets in print order. If you print all.pdf double-sided,
each student's pages begin on a new sheet of paper. The key has one table per lesson, with a row for
each sheet and a column for each known wrong number; key.csv is the key for programs. --questions
names lessons and questions as key.csv does. A lesson that it does not name keeps all its questions.
The same roster, lessons and seed give the same bytes. The roster is a table with headings: one
column contains ids (id, student id, Matrikelnummer …), and one contains names. If a lesson has
enough variants, no two students in a class get the same questions; if not, a message appears on
standard error.

--quiz also writes the questions for learning platforms: quiz-moodle.xml (Moodle XML, one category
per question), quiz-qti21.zip (IMS QTI 2.1), quiz-qti12.zip (QTI 1.2, for Canvas) and
quiz-gift.txt. A platform draws one of the variants of each question. Every known wrong number has
its own feedback.

Examples:
  rankscope-cli worksheet which-ideal --students roster.csv --seed 2026 -o out
  rankscope-cli worksheet which-ideal every-answer my-lesson.md --sheets 30 --seed 7 -o out --format html
  rankscope-cli worksheet which-ideal --questions which-ideal/b,which-ideal/c --seed 7 --sheets 30 -o out --two-up
  rankscope-cli worksheet which-ideal --seed 2026 -o out --quiz moodle,gift --variants 20
  rankscope-cli worksheet mark out/key.csv answers.csv
  rankscope-cli lesson answers which-ideal --seed 1532494580)help";

/// Parses formats separated by commas, each once.
std::vector<std::string> formatIds()
{
    std::vector<std::string> ids;
    ids.reserve(core::quizFormats.size());
    for (const core::QuizFormatRow& row : core::quizFormats)
        ids.emplace_back(row.id);
    return ids;
}

void chooseFormats(const std::string& words, std::vector<core::QuizFormat>& formats)
{
    formats.clear();
    const std::vector<std::string> ids = formatIds();
    for (const std::string& word : core::commaParted(words)) {
        const auto row = std::find(ids.begin(), ids.end(), word);
        if (row == ids.end())
            throw cli::WrongValue{"--quiz", cli::notAChoice(word, ids)};
        const auto format = static_cast<core::QuizFormat>(row - ids.begin());
        if (std::find(formats.begin(), formats.end(), format) == formats.end())
            formats.push_back(format);
    }
}

void describe(cli::OptionSet command, SheetsRequested& requested)
{
    command.setFooter(worksheetHelp);
    command.addArgument("LESSON", requested.lessons, "Ids from “lesson list”, or files.");
    command.add("--students", "FILE", requested.roster,
                "Roster: a table of ids and names; “-” is standard input.");
    command.add("--sheets", "N", requested.count,
                "Create N sheets, numbered 1 to N, instead of using a roster (default: 1).");
    command
        .add("--seed", "N", requested.seed,
             "Random seed (default: 2026). The same seed always creates the same sheets.")
        .anySeed();
    command.add("-o,--output", "DIR", requested.folder,
                "Output folder, which is created if necessary.");
    cli::addChoice<ui::SheetFormat>(
        command, "--format", "FORMAT",
        "Output format: pdf (default) or html, with fields to fill in.",
        {{"pdf", ui::SheetFormat::Pdf}, {"html", ui::SheetFormat::Html}}, requested.format);
    cli::addChoice<QSizeF>(command, "--paper", "PAPER",
                           "Paper size of PDF: a4 (default) or letter.",
                           {{"a4", ui::a4Paper}, {"letter", ui::letterPaper}}, requested.paper);
    cli::addLanguage(command, requested.language,
                     "Language of sheets, lessons and messages: en (default), zh_CN, or a "
                     "language of a lesson. Lessons without it use their first language.");
    command.add("--title", "TEXT", requested.title,
                "Title of every sheet (default: the titles of one or two lessons).");
    command.add("--course", "TEXT", requested.course, "Line below the title (default: none).");
    cli::Option quiz = command.take<std::string>(
        "--quiz", "FORMATS",
        [&requested](const std::string& names) { chooseFormats(names, requested.quiz.formats); },
        "Also write quizzes for learning platforms: moodle, qti21, qti12 or gift, separated by "
        "commas.");
    quiz.offers(formatIds());
    command
        .add("--variants", "N", requested.quiz.variants,
             "Number of variants of each quiz question (default: 10), or fewer if the lesson has "
             "fewer.")
        .within(1, ui::SheetQuiz::mostVariants)
        .needs(quiz);
    command.take<std::string>(
        "--questions", "NAMES",
        [&requested](const std::string& names) {
            for (const std::string& name : core::commaParted(names))
                requested.questions.insert(name);
        },
        "Ask only these questions, such as which-ideal/b, separated by commas.");
    command.addFlag("--two-up", requested.isTwoUp, "Print two pages of all.pdf on each side.");
    command.addFlag(
        "--working", requested.hasWorking,
        "Also write working.pdf or .html: the formulas and step tables of every sheet.");
    command.addFlag("--force", requested.isForced, "Replace files in a folder that is not empty.");
}

/// Mistakes in the options, found before any file is read.
std::string usageMistake(const SheetsRequested& requested)
{
    if (requested.lessons.empty())
        return "LESSON is required.";
    if (requested.folder.empty())
        return "--output is required.";
    if (!requested.roster.empty() && requested.count)
        return "--students and --sheets cannot be combined.";
    if (requested.count && (*requested.count == 0 || *requested.count > mostSheets))
        return "--sheets: use a number from 1 to " + std::to_string(mostSheets) + " instead of " +
               std::to_string(*requested.count) + ".";
    return {};
}

std::variant<std::vector<core::Lesson>, ExitStatus> lessonsOf(const cli::OptionSet& command,
                                                              const SheetsRequested& requested)
{
    std::vector<core::Lesson> lessons;
    std::set<std::string> ids;
    for (const std::string& name : requested.lessons) {
        auto lesson = ui::lessonNamed(name);
        if (!lesson)
            return cli::refuse(lesson.error());
        if (!ids.insert(lesson->id).second)
            return cli::wrongUsage(command, "“" + lesson->id + "” is given twice.");
        lessons.push_back(core::toldIn(*std::move(lesson), requested.language));
    }
    return lessons;
}

core::Parsed<std::vector<core::Student>> studentsOf(const SheetsRequested& requested)
{
    if (requested.roster.empty())
        return core::numberedStudents(requested.count.value_or(1));
    const auto text = core::readText(requested.roster);
    if (!text)
        return text.error();
    return core::parseRoster(*text, requested.roster);
}

std::atomic<bool> isInterrupted = false;

/// During its lifetime, Ctrl+C stops the work cleanly, leaving nothing half-written.
class Interruptible {
public:
    Interruptible()
        : m_old(std::signal(SIGINT, [](int) { isInterrupted = true; }))
    {}
    ~Interruptible() { std::signal(SIGINT, m_old); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

private:
    void (*m_old)(int);
};

/// Does the work while a thread shows progress.
template <class Work>
auto watched(const std::string& what, std::size_t all, Work work)
{
    std::stop_source stop;
    core::Loading loading(stop.get_token());
    const Interruptible interruptible;
    std::jthread teller([&](const std::stop_token& isDone) {
        cli::Progress progress(what);
        while (!isDone.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (isInterrupted)
                stop.request_stop();
            progress.tell(loading.done(), all);
        }
    });
    return work(loading);
}

ExitStatus write(const SheetsRequested& requested, const core::Worksheets& worksheets,
                 std::vector<ui::SheetFile> quizzes)
{
    ui::WorksheetOutput output{QString::fromStdString(requested.folder),
                               requested.format,
                               requested.paper,
                               {QString::fromStdString(requested.title),
                                QString::fromStdString(requested.course), requested.language},
                               std::move(quizzes),
                               requested.isForced,
                               requested.hasWorking,
                               requested.isTwoUp ? ui::PagesOnSide::Two : ui::PagesOnSide::One};
    const std::size_t drawn = (requested.hasWorking ? 2 : 1) * worksheets.sheets.size();
    const auto written = watched("sheets drawn", drawn, [&](core::Loading& loading) {
        return ui::writeWorksheets(worksheets, output, loading, ui::everyCore());
    });
    for (const QString& note : written.notes)
        cli::warn(note.toStdString());
    if (!written.problem.isEmpty())
        cli::warn(ui::joinedSentences(
                      {written.problem,
                       written.isInTheWay
                           ? Wording::tr("Use --force to replace files with the same names.")
                           : QString()})
                      .toStdString());
    return written.problem.isEmpty() && !written.isStopped ? cli::Good : cli::InputRefused;
}

ExitStatus makeSheets(const cli::OptionSet& command, const SheetsRequested& requested)
{
    if (const std::string mistake = usageMistake(requested); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    const auto lessons = lessonsOf(command, requested);
    if (const auto* failed = std::get_if<ExitStatus>(&lessons))
        return *failed;
    const auto& asked = std::get<std::vector<core::Lesson>>(lessons);
    if (const std::string mistake = cli::languageMistake(requested.language, asked);
        !mistake.empty())
        return cli::wrongUsage(command, "--lang: " + mistake);
    const auto students = studentsOf(requested);
    if (!students)
        return cli::refuse(students.error());
    const std::vector<std::string> offered = core::questionsOf(asked);
    for (const std::string& name : requested.questions)
        if (std::ranges::find(offered, name) == offered.end())
            return cli::wrongUsage(command, "--questions: " + cli::notAChoice(name, offered));
    auto worksheets = watched("sheets created", students->size(), [&](core::Loading& loading) {
        return core::worksheets(asked, *students, requested.seed, &loading);
    });
    std::vector<core::Lesson> quizzed = asked;
    for (core::Lesson& lesson : quizzed)
        core::keepQuestions(lesson, requested.questions);
    auto quizzes = ui::quizFiles(quizzed, requested.quiz, requested.seed, requested.language);
    if (!worksheets || !quizzes) {
        const auto& fault = worksheets ? quizzes.error() : worksheets.error();
        cli::warn(ui::worksheetFaultText(fault).toStdString());
        return cli::InputRefused;
    }
    if (isInterrupted)
        return cli::InputRefused;
    for (const QString& sentence : ui::sharedSentences(*worksheets))
        cli::warn(sentence.toStdString());
    core::keepQuestions(*worksheets, requested.questions);
    return write(requested, *worksheets, *std::move(quizzes));
}

}  // namespace

std::vector<cli::Command> addWorksheet(cli::OptionSet program)
{
    const auto requested = std::make_shared<SheetsRequested>();
    cli::OptionSet command =
        program.addCommand("worksheet", "Create worksheets for a class, with different numbers for "
                                        "each student, and the answer key.");
    describe(command, *requested);
    // The subcommand must come first: if it is given, so is its parent.
    return {addMark(command),
            {command, [command, requested] { return makeSheets(command, *requested); }}};
}

}  // namespace figures
