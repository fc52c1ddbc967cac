// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_input.h"
#include "app/cli/option/command.h"
#include "app/cli/option/session_input.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/any_session.h"
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_file.h"
#include "ui/text/catalogue/example_text.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/page_file/page_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

namespace {

struct PageOptions {
    ExplainInput input;
    std::vector<std::string> measures;
    std::string output;
    std::string gallery;
};

constexpr auto pageHelp =
    R"help(A page is one HTML file that any browser opens, without a network or a server. Readers
change the list, the threshold or the cutoff, and the page calculates with the same code as
Rankscope. Without scripts, and on paper, it shows the same tables, formula and charts.

INPUT is a lesson, by id or file; a session of a list or of labelled samples; a list of grades; or
QRELS and RUN with --query. --gallery writes a page of every lesson and example, and an index.

Examples:
  rankscope-cli page cakes.rankscope.json -o cakes.html
  rankscope-cli page which-ideal -o which-ideal.html --lang zh_CN
  rankscope-cli page --grades "3 2 3 0 1" -m nDCG@5 -m AP@5 -o list.html
  rankscope-cli page --gallery pages)help";

using Made = std::variant<std::string, ExitStatus>;

Made lessonText(const std::string& name)
{
    if (auto shipped = ui::shippedLessonText(name))
        return *std::move(shipped);
    return readSessionText(name);
}

core::Session sessionOf(ListToExplain found, std::vector<core::MeasureSpec> definitions)
{
    core::Session session;
    session.list = std::move(found.list);
    session.noValue = found.noValue;
    session.cutoff = std::max<std::size_t>(session.list.ranked.size(), 1);
    for (const core::MeasureSpec& definition : definitions)
        if (std::ranges::find(session.shown, definition.measure) == session.shown.end())
            session.shown.push_back(definition.measure);
    const core::MeasureSpec& first = definitions.front();
    session.settings = first.settings;
    session.selected = first.measure;
    session.cutoff = first.cutoff.value_or(session.cutoff);
    return session;
}

QString nameOfFile(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).completeBaseName();
}

Made pageOfSession(const core::AnySession& session, const std::string& path)
{
    if (auto page = ui::sessionPage(session, nameOfFile(path)))
        return *std::move(page);
    warn(path + ": this session holds a collection; save one of its queries as a session of its "
                "own, and give that.");
    return InputRefused;
}

Made pageOfList(const OptionSet& command, const PageOptions& options)
{
    const auto definitions = readMeasures(command, options.measures);
    if (!definitions)
        return WrongUsage;
    auto read = readList(command, options.input);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    auto& found = std::get<ListToExplain>(read);
    const std::string path = options.input.files.empty() ? "list" : options.input.files.front();
    if (found.session && options.measures.empty())
        return pageOfSession(*std::move(found.session), path);
    return pageOfSession(sessionOf(std::move(found), *definitions), path);
}

Made lessonPage(const std::string& name)
{
    auto text = lessonText(name);
    if (const auto* failed = std::get_if<ExitStatus>(&text))
        return *failed;
    const auto lesson = ui::lessonNamed(name);
    if (!lesson)
        return refuse(lesson.error());
    return ui::lessonPage(std::get<std::string>(text), *lesson);
}

bool isShippedLesson(const std::string& name)
{
    return ui::shippedLessonText(name).has_value();
}

Made pageOf(const OptionSet& command, const PageOptions& options)
{
    if (const std::string mistake = usageMistake(options.input); !mistake.empty())
        return wrongUsage(command, mistake);
    if (options.input.files.size() != 1)
        return pageOfList(command, options);
    const std::string& path = options.input.files.front();
    if (isShippedLesson(path))
        return lessonPage(path);
    if (path == "-")
        return pageOfList(command, options);
    const auto read = readSessionText(path, options.input.choices.expansion);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    const auto& text = std::get<std::string>(read);
    if (core::isLesson(text))
        return lessonPage(path);
    if (core::recognise(text) != core::FileKind::SampleSession)
        return pageOfList(command, options);
    auto session = core::parseAnySession(text, path);
    return session ? pageOfSession(*session, path) : Made(refuse(session.error()));
}

ExitStatus writeGallery(const std::string& folder)
{
    if (!QDir().mkpath(QString::fromStdString(folder)))
        return refuse({folder, 0, core::ErrorCode::CannotWrite, "the folder cannot be created"});
    std::vector<ui::PageLink> links;
    const auto write = [&](const std::string& name, const std::string& html) {
        const auto problem = core::writeText(folder + "/" + name + ".html", html);
        return problem ? refuse(*problem) : Good;
    };
    const std::string cakes = "birthday-cakes";
    const auto session = core::parseAnySession(
        ui::exampleText(QStringLiteral("birthday-cakes.rankscope.json")), cakes);
    if (!session)
        return refuse(session.error());
    links.push_back({cakes + ".html", Wording::tr("Example: birthday cakes"), {}});
    if (const auto page = ui::sessionPage(*session, QString::fromStdString(cakes)))
        if (const ExitStatus status = write(cakes, *page); status != Good)
            return status;
    for (const core::Lesson& lesson : ui::shippedLessons()) {
        const std::string html = ui::lessonPage(*ui::shippedLessonText(lesson.id), lesson);
        if (const ExitStatus status = write(lesson.id, html); status != Good)
            return status;
        links.push_back({lesson.id + ".html", QString::fromStdString(ui::anyOf(lesson.title)),
                         QString::fromStdString(ui::anyOf(lesson.question))});
    }
    return write("index", ui::galleryPage(Wording::tr("Ranking and classification measures, to "
                                                      "change and try"),
                                          links));
}

ExitStatus writePage(const OptionSet& command, const PageOptions& options)
{
    if (!options.gallery.empty())
        return writeGallery(options.gallery);
    if (options.output.empty())
        return wrongUsage(command, "no output file given; use -o FILE, or --gallery FOLDER.");
    const Made made = pageOf(command, options);
    if (const auto* failed = std::get_if<ExitStatus>(&made))
        return *failed;
    const auto& html = std::get<std::string>(made);
    if (options.output == "-")
        return print(html);
    const auto problem = core::writeText(options.output, html);
    return problem ? refuse(*problem) : Good;
}

}  // namespace

Command addPage(OptionSet program)
{
    const auto options = std::make_shared<PageOptions>();
    OptionSet command = program.addCommand(
        "page", "Write an interactive HTML page of a list, labelled samples or a lesson.");
    command.setFooter(pageHelp);
    command.addArgument("INPUT", options->input.files,
                        "A lesson, a session, a list of grades, or QRELS and RUN.");
    command
        .add("--grades", "LIST", options->input.grades, "Grades in rank order, instead of a file.")
        .oneEach();
    command.add("--not-retrieved", "LIST", options->input.notRetrieved,
                "Grades of the judged documents that were not retrieved.");
    command.add("--query", "ID", options->input.query, "Query of QRELS and RUN.");
    addMeasures(command, options->measures);
    command.add("-o,--output", "FILE", options->output,
                "Output file; “-” is standard output. An existing file is replaced.");
    command.add("--gallery", "FOLDER", options->gallery,
                "Write pages of all lessons and examples into this folder, with an index.");
    return {command, [command, options] { return writePage(command, *options); },
            [options] { return options->input.files; }};
}

}  // namespace cli
