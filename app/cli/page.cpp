// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_input.h"
#include "app/cli/explain_input.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/session_input.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/collections/import/read_collection.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/any_session.h"
#include "core/documents/sessions/page_of_collection.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_file.h"
#include "ui/text/catalogue/example_text.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/language.h"
#include "ui/text/language/spoken_here.h"
#include "ui/text/page_file/example_pages.h"
#include "ui/text/page_file/page_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

namespace {

struct PageOptions {
    ExplainInput input;
    ClassifyInput samples;
    std::vector<std::string> measures;
    std::string output;
    std::string gallery;
    bool hasIds = false;
};

constexpr auto pageHelp =
    R"help(A page is one HTML file that any browser opens, without a network or a server. Readers
change the list, the threshold or the cutoff, and the page calculates with the same code as
Rankscope. Without scripts, and on paper, it shows the same tables, formula and charts.

INPUT is a lesson (its id or file), a session, a list of grades, or a table of labels and scores.
From QRELS and up to five RUNs, page writes a page that lists their queries and shows two runs next
to each other. With --query, it writes a page of that query, which readers can change. A page shows
at most 200 queries and the first 20 ranks of each, but its means include all queries. --gallery
writes a page of every lesson and example, in every language, and an index.

Examples:
  rankscope-cli page cakes.rankscope.json -o cakes.html
  rankscope-cli page which-ideal -o which-ideal.html --lang zh_CN
  rankscope-cli page --grades "3 2 3 0 1" -m nDCG@5 -m AP@5 -o list.html
  rankscope-cli page qrels.txt bm25.run dense.run -m nDCG@10 -m AP -o runs.html
  rankscope-cli page predictions.csv -o threshold.html
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

/// @param path empty for a list of the command line
QString nameOfFile(const std::string& path)
{
    return path.empty() ? Wording::tr("Ranked list")
                        : QFileInfo(QString::fromStdString(path)).completeBaseName();
}

Made pageOfCollection(core::CollectionSession session, const std::string& source)
{
    const core::Threads threads;
    auto read = guarded(source, [&] {
        return core::readCollection(session.files, session.choices, nullptr, threads);
    });
    if (!read)
        return refuseUndecided(read.error());
    for (const core::CollectionFile& file : read->files)
        tell(file.path, file.diagnostics, session.rules.ownDocument);
    if (read->runs.empty() || read->qrels.queries.empty())
        return refuse({source, 0,
                       read->runs.empty() ? core::ErrorCode::NotARun : core::ErrorCode::NoJudgments,
                       read->files.empty() ? std::string() : read->files.front().format});
    std::vector<std::size_t> runs(read->runs.size());
    std::iota(runs.begin(), runs.end(), std::size_t{0});
    for (const std::size_t first : {session.runB, session.runA})
        if (const auto found = std::ranges::find(runs, first); found != runs.end())
            std::rotate(runs.begin(), found, found + 1);
    if (runs.size() > core::mostPageRuns) {
        note(source + ": the page shows the first " + std::to_string(core::mostPageRuns) +
             " of the " + std::to_string(runs.size()) + " runs.");
        runs.resize(core::mostPageRuns);
    }
    read->weights = session.weights;
    const auto evaluation =
        core::evaluateCollection(*read, session.edits, session.measures, session.rules, threads);
    if (!session.name.empty())
        read->name = session.name;
    auto page =
        core::pageOfCollection(*read, session.edits, evaluation, runs, session.measures.size());
    page.measure = session.measure;
    return ui::collectionPage(page);
}

Made pageOfFiles(const OptionSet& command, const PageOptions& options)
{
    const auto definitions = readMeasures(command, options.measures);
    if (!definitions)
        return WrongUsage;
    if (options.input.notRetrieved)
        return wrongUsage(command, "--not-retrieved requires --grades.");
    if (readsStandardInputTwice(options.input.files))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    core::CollectionSession session;
    session.files = options.input.files;
    session.measures = *definitions;
    session.runB = 1;
    return pageOfCollection(std::move(session), options.input.files.front());
}

/// @param measures instead of those of a collection's session, if any
Made pageOfSession(const core::AnySession& session, const std::string& path, bool hasIds = false,
                   const std::vector<core::MeasureSpec>& measures = {})
{
    if (auto page = ui::sessionPage(session, nameOfFile(path), {}, hasIds))
        return *std::move(page);
    auto collection = std::get<core::CollectionSession>(core::withWholeFiles(session, path));
    if (!measures.empty()) {
        collection.measures = measures;
        collection.measure = 0;
    }
    return pageOfCollection(std::move(collection), path);
}

Made pageOfSamples(const OptionSet& command, const PageOptions& options, const std::string& path)
{
    ClassifyInput asked = options.samples;
    asked.file = path;
    asked.keepsIds = true;
    auto read = readSamples(command, asked);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    auto& found = std::get<SamplesToClassify>(read);
    core::SampleSession session;
    session.name = found.name;
    session.threshold =
        found.threshold.value_or(core::startingThreshold(found.samples.models.front().values));
    session.samples = std::move(found.samples);
    session.positive = found.positive;
    session.higherIsPositive = found.higherIsPositive;
    session.settings = found.settings;
    return pageOfSession(session, path, options.hasIds);
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
    const std::string path = options.input.files.empty() ? "" : options.input.files.front();
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

/// Why options that need another input cannot be used; empty: there are none.
std::string unusedOption(const OptionSet& command, bool hasTable, bool hasMeasures)
{
    constexpr std::array ofTables{
        "--label",         "--score",         "--weight",           "--group",
        "--positive",      "--delimiter",     "--leave-out",        "--no-header",
        "--decimal-comma", "--skip-bad-rows", "--lower-is-positive"};
    for (const char* option : ofTables)
        if (!hasTable && command.option(option).isGiven())
            return std::string(option) + " requires a table of labels and scores.";
    if (!hasMeasures && command.option("--measure").isGiven())
        return "--measure requires a list, or judgments and runs.";
    return {};
}

Made pageOfParsed(const OptionSet& command, const PageOptions& options,
                  const core::AnySession& session)
{
    const bool isCollection = std::holds_alternative<core::CollectionSession>(session);
    if (const std::string unused = unusedOption(command, false, isCollection); !unused.empty())
        return wrongUsage(command, unused);
    std::vector<core::MeasureSpec> measures;
    if (!options.measures.empty()) {
        auto definitions = readMeasures(command, options.measures);
        if (!definitions)
            return WrongUsage;
        measures = *std::move(definitions);
    }
    return pageOfSession(session, options.input.files.front(), options.hasIds, measures);
}

Made pageOf(const OptionSet& command, const PageOptions& options)
{
    const std::string ofTable = unusedOption(command, false, true);
    const std::string ofLesson = unusedOption(command, false, false);
    if (options.input.files.size() > 1 && options.input.grades.empty() && !options.input.query)
        return ofTable.empty() ? pageOfFiles(command, options) : wrongUsage(command, ofTable);
    if (const std::string mistake = usageMistake(options.input); !mistake.empty())
        return wrongUsage(command, mistake);
    const auto listPage = [&] {
        return ofTable.empty() ? pageOfList(command, options) : wrongUsage(command, ofTable);
    };
    if (options.input.files.size() != 1)
        return listPage();
    const std::string& path = options.input.files.front();
    if (isShippedLesson(path))
        return ofLesson.empty() ? lessonPage(path) : wrongUsage(command, ofLesson);
    if (path == "-")
        return listPage();
    const auto read = readSessionText(path, options.input.choices.expansion);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    const auto& text = std::get<std::string>(read);
    if (core::isLesson(text))
        return ofLesson.empty() ? lessonPage(path) : wrongUsage(command, ofLesson);
    const core::FileKind kind = core::recognise(text);
    if (kind == core::FileKind::Samples) {
        const std::string unused = unusedOption(command, true, false);
        return unused.empty() ? pageOfSamples(command, options, path) : wrongUsage(command, unused);
    }
    if (kind != core::FileKind::SampleSession && kind != core::FileKind::CollectionSession)
        return listPage();
    auto session = core::parseAnySession(text, path);
    return session ? pageOfParsed(command, options, *session) : Made(refuse(session.error()));
}

/// The folder of a language's pages in a gallery, as a link from another language's.
std::string folderOf(const QString& language, bool isFromTop)
{
    if (language == ui::languages().front().code)
        return isFromTop ? "" : "../";
    return (isFromTop ? "" : "../") + language.toStdString() + "/";
}

/// A gallery's pages in one language.
class Gallery {
public:
    Gallery(std::string folder, ui::Language language)
        : m_folder(std::move(folder))
        , m_language(std::move(language))
        , m_isTop(m_language.code == ui::languages().front().code)
    {
        if (!m_isTop)
            m_folder += "/" + m_language.code.toStdString();
    }

    ExitStatus write()
    {
        const ui::SpokenHere speaking(m_language.code);
        if (!QDir().mkpath(QString::fromStdString(m_folder)))
            return refuse(
                {m_folder, 0, core::ErrorCode::CannotWrite, "the folder cannot be created"});
        writeCakes();
        for (const ui::ExamplePage& example : ui::examplePages()) {
            put(example.id, example.html);
            m_links.push_back(
                {example.id + ".html", example.title, example.about, Wording::tr("Examples")});
        }
        for (const core::Lesson& lesson : ui::shippedLessons()) {
            put(lesson.id, ui::lessonPage(*ui::shippedLessonText(lesson.id), lesson));
            m_links.push_back({lesson.id + ".html", QString::fromStdString(ui::anyOf(lesson.title)),
                               QString::fromStdString(ui::anyOf(lesson.question)),
                               Wording::tr("Lessons")});
        }
        put("index", ui::galleryPage(Wording::tr("Ranking and classification measures to try out"),
                                     m_links));
        return m_status;
    }

private:
    void writeCakes()
    {
        const std::string cakes = "birthday-cakes";
        const auto session = core::parseAnySession(
            ui::exampleText(QStringLiteral("birthday-cakes.rankscope.json")), cakes);
        const auto page =
            session ? ui::sessionPage(*session, QString::fromStdString(cakes)) : std::nullopt;
        if (page)
            put(cakes, *page);
        m_links.push_back(
            {cakes + ".html", Wording::tr("Birthday cakes"), {}, Wording::tr("Examples")});
    }

    void put(const std::string& name, const std::string& html)
    {
        const std::string file = name + ".html";
        std::vector<ui::PageLink> links;
        if (name != "index")
            links.push_back({"index.html", Wording::tr("All pages"), {}});
        for (const ui::Language& other : ui::languages())
            if (other.code != m_language.code)
                links.push_back({folderOf(other.code, m_isTop) + file, other.name, {}});
        if (const auto problem = core::writeText(m_folder + "/" + file, ui::withLinks(html, links));
            problem && m_status == Good)
            m_status = refuse(*problem);
    }

    std::string m_folder;
    ui::Language m_language;
    bool m_isTop;
    std::vector<ui::PageLink> m_links;
    ExitStatus m_status = Good;
};

ExitStatus writeGallery(const std::string& folder)
{
    for (const ui::Language& language : ui::languages())
        if (const ExitStatus status = Gallery(folder, language).write(); status != Good)
            return status;
    return Good;
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
        "page", "Write an interactive HTML page of a list, runs, labelled samples or a lesson.");
    command.setFooter(pageHelp);
    command.addArgument("INPUT", options->input.files,
                        "A lesson, a session, a list of grades, a table of labels and scores, or "
                        "QRELS and RUNs.");
    command
        .add("--grades", "LIST", options->input.grades, "Grades in rank order, instead of a file.")
        .oneEach();
    command.add("--not-retrieved", "LIST", options->input.notRetrieved,
                "Grades of the judged documents that were not retrieved.");
    command.add("--query", "ID", options->input.query, "Only this query of QRELS and RUN.");
    addMeasures(command, options->measures);
    addTableOptions(command, options->samples);
    command.addFlag(
        "--ids", options->hasIds,
        "Include the ids and groups of labelled samples. By default, the samples are numbered.");
    command.add("-o,--output", "FILE", options->output,
                "Output file; “-” is standard output. Rankscope replaces an existing file.");
    command.add("--gallery", "FOLDER", options->gallery,
                "Write pages of all lessons and examples into this folder, in every language, with "
                "an index.");
    return {command, [command, options] { return writePage(command, *options); },
            [options] { return options->input.files; }};
}

}  // namespace cli
