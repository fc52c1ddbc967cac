// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/missing_queries.h"
#include "app/cli/option/command.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/collections/import/check_files.h"
#include "core/collections/import/collection_files.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/judgment_format.h"
#include "core/rankings/runs/qrels_text.h"
#include "core/rankings/runs/run_text.h"
#include "ui/text/import/diagnostic_text.h"
#include "ui/text/import/format_text.h"
#include "ui/text/language/joined_text.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace cli {

namespace {

struct Copy {
    std::string path;
    std::string content;
    std::string from;
};

/// A word that is valid in file names and columns.
std::string wordOf(std::string name)
{
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '/'; }, '_');
    return name.empty() || name == "-" ? "run" : name;
}

/// The name of a file's copies, without extension.
std::string fileNameOf(const std::string& path)
{
    std::string name = wordOf(core::plainName(path));
    for (const std::string_view ending : {".run", ".qrels"})
        if (name.size() > ending.size() && name.ends_with(ending))
            name.resize(name.size() - ending.size());
    return name;
}

class CleanCopies {
public:
    CleanCopies(std::string folder, std::optional<core::JudgmentFormat> format)
        : m_folder(std::move(folder))
        , m_format(format)
    {}

    std::optional<core::ParseError> add(const core::CheckedFile& file)
    {
        const std::string name = fileNameOf(file.file.path);
        if (file.qrels)
            if (auto problem = addJudgments(file, name))
                return problem;
        for (const core::Run& run : file.runs)
            add(run, file.runs.size() > 1 ? name + "-" + wordOf(run.tag) : name, file);
        return std::nullopt;
    }
    const std::vector<Copy>& copies() const { return m_copies; }

private:
    std::optional<core::ParseError> addJudgments(const core::CheckedFile& file,
                                                 const std::string& name)
    {
        const auto& row = core::rowOf(m_format.value_or(core::JudgmentFormat::Trec));
        auto text = row.write(*file.qrels, {}, file.file.path);
        if (text)
            add(name, std::string(row.ending), *std::move(text), file);
        else if (m_format)
            return std::move(text).error();
        else
            add(name, ".qrels.tsv", core::qrelsTable(*file.qrels), file);
        return std::nullopt;
    }

    void add(const core::Run& run, const std::string& name, const core::CheckedFile& file)
    {
        auto text = core::runText(run, wordOf(run.tag.empty() ? name : run.tag), file.file.path);
        const bool isTrec = text.hasValue();
        add(name, isTrec ? ".run" : ".run.tsv", isTrec ? *std::move(text) : core::runTable(run),
            file);
    }

    void add(const std::string& name, const std::string& ending, std::string content,
             const core::CheckedFile& file)
    {
        std::string path = pathOf(name + ending);
        for (int number = 2; isTaken(path); ++number)
            path = pathOf(name + "-" + std::to_string(number) + ending);
        m_copies.push_back({std::move(path), std::move(content), file.file.path});
    }

    std::string pathOf(const std::string& name) const
    {
        return (std::filesystem::path(m_folder) / name).string();
    }

    bool isTaken(const std::string& path) const
    {
        return std::ranges::any_of(m_copies, [&](const Copy& copy) { return copy.path == path; });
    }

    std::string m_folder;
    std::optional<core::JudgmentFormat> m_format;
    std::vector<Copy> m_copies;
};

/// Writes the judgments and runs as they were read to a folder, creating it if needed. Uses TREC
/// columns, or tab-separated tables if an id does not fit there. Writes all files or none, and
/// replaces none.
/// @param format of the judgments, if requested
/// @return what was written, one line per file
core::Parsed<std::string> writeClean(const std::string& folder,
                                     const std::vector<core::Parsed<core::CheckedFile>>& files,
                                     std::optional<core::JudgmentFormat> format)
{
    CleanCopies clean(folder, format);
    for (const auto& file : files)
        if (file)
            if (auto problem = clean.add(*file))
                return *std::move(problem);
    const auto refused = [](const std::string& path, const std::error_code& why) {
        return core::ParseError{path, 0, core::ErrorCode::CannotWrite, why.message()};
    };
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return refused(folder, error);
    std::vector<core::TextOfFile> texts;
    std::string told;
    for (const Copy& copy : clean.copies()) {
        if (std::filesystem::symlink_status(copy.path, error).type() !=
            std::filesystem::file_type::not_found)
            return refused(copy.path, {EEXIST, std::generic_category()});
        texts.push_back({copy.path, copy.content});
        told += copy.path + ": clean copy of " + copy.from + "\n";
    }
    if (auto problem = core::writeTexts(texts))
        return *std::move(problem);
    return told;
}

struct CheckOptions {
    std::vector<std::string> files;
    core::CollectionChoices choices;
    std::optional<std::string> cleanFolder;
    std::optional<core::JudgmentFormat> judgmentsAs;
};

constexpr auto checkHelp =
    R"help(Show the format and contents of each file, and list its warnings: how often each occurs,
where it first occurs, and what Rankscope does about it. Rankscope detects these formats from the
content: TREC qrels and runs, MS MARCO runs, BEIR (a folder with a corpus, queries and one qrels
file), JSON dictionaries and objects, LETOR and files of predictions for it, LightGBM with a file of
group sizes, RecBole, MovieLens, tables of query, document and rating or position, lists of items,
ratings from Elasticsearch, OpenSearch, RRE and Quepid, responses from search engines, and retriever
and RAG results as JSON or as tables with lists in cells. Files can be compressed with gzip, xz,
zstd or bzip2.

If exactly one file contains judgments, check lists the queries that are missing from it or from a
run. If check cannot read a file, it reports this on standard error and exits with status 1.

Examples:
  rankscope-cli check qrels.txt run.txt.gz
  rankscope-cli check nfcorpus bm25.run
  rankscope-cli check ratings.csv --decimal-comma
  rankscope-cli check book.csv --raters mean --skip-bad-lines --write-clean clean)help";

QString gradesOf(const core::Qrels& qrels)
{
    double lowest = qrels.queries.front().judgments.front().grade.value();
    for (const core::QueryJudgments& query : qrels.queries)
        for (const core::Judgment& judgment : query.judgments)
            lowest = std::min(lowest, judgment.grade.value());
    return Wording::tr("grades %1 to %2")
        .arg(QString::fromStdString(core::shortestText(lowest)),
             QString::fromStdString(core::shortestText(std::max(lowest, qrels.topGrade))));
}

QString queriesText(std::size_t count)
{
    return Wording::tr("%n queries", nullptr, static_cast<int>(count));
}

/// "2 runs (bm25, dense)", "3 queries", "12 documents", "at most 2 for a query"
QStringList contentOf(const std::vector<core::Run>& runs)
{
    std::set<std::string_view> queries;
    std::size_t documents = 0;
    std::size_t deepest = 0;
    QStringList names;
    for (const core::Run& run : runs) {
        names << QString::fromStdString(core::excerpt(run.tag));
        for (const core::QueryResults& query : run.queries) {
            queries.insert(query.query);
            documents += query.documents.size();
            deepest = std::max(deepest, query.documents.size());
        }
    }
    QStringList parts;
    if (runs.size() > 1)
        parts << ui::remarkedText(Wording::tr("%n runs", nullptr, static_cast<int>(runs.size())),
                                  ui::listText(names));
    return parts << queriesText(queries.size())
                 << Wording::tr("%n documents", nullptr, static_cast<int>(documents))
                 << Wording::tr("at most %1 per query").arg(deepest);
}

/// "TREC qrels, 12 lines, 3 queries, 12 judgments, grades 0 to 2".
QString contentOf(const core::CheckedFile& checked)
{
    QStringList parts{ui::formatText(checked.file.format),
                      Wording::tr("%n lines", nullptr, static_cast<int>(checked.file.lines))};
    if (checked.qrels) {
        std::size_t judgments = 0;
        for (const core::QueryJudgments& query : checked.qrels->queries)
            judgments += query.judgments.size();
        parts << queriesText(checked.qrels->queries.size())
              << Wording::tr("%n judgments", nullptr, static_cast<int>(judgments))
              << gradesOf(*checked.qrels);
    }
    if (!checked.runs.empty()) {
        QStringList ofRuns = contentOf(checked.runs);
        if (checked.qrels)
            ofRuns.front() = Wording::tr("as a run: %1").arg(ofRuns.front());
        parts << ofRuns;
    }
    if (checked.texts)
        parts << Wording::tr("%n texts", nullptr, static_cast<int>(*checked.texts));
    if (checked.predictions)
        parts << Wording::tr("%n predictions", nullptr, static_cast<int>(*checked.predictions));
    return ui::phrasesText(parts);
}

std::string reportOf(const core::CheckedFile& checked)
{
    std::string text = checked.file.path + ": " + contentOf(checked).toStdString() + "\n";
    for (const core::Diagnostic& diagnostic : checked.file.diagnostics)
        text += "  " + ui::diagnosticText(diagnostic).toStdString() + "\n";
    return text;
}

std::string onlyOnOneSide(const std::string& path, const core::Qrels& qrels, const core::Run& run)
{
    const MissingQueries missing = missingQueries(qrels, run);
    const auto line = [&path](const QString& told, const std::vector<std::string>& queries) {
        return queries.empty()
                   ? std::string()
                   : path + ": " +
                         told.arg(QString::fromStdString(firstOf(queries))).toStdString() + "\n";
    };
    return line(Wording::tr("%n judged queries are missing: %1", nullptr,
                            static_cast<int>(missing.notInRun.size())),
                missing.notInRun) +
           line(Wording::tr("%n queries have no judgments: %1", nullptr,
                            static_cast<int>(missing.notJudged.size())),
                missing.notJudged);
}

/// The queries missing on either side, if it is clear which judgments apply.
std::string queriesOnOneSide(const std::vector<core::Parsed<core::CheckedFile>>& files)
{
    const core::Qrels* qrels = nullptr;
    for (const auto& file : files) {
        if (!file || !file->qrels)
            continue;
        if (qrels)
            return {};
        qrels = &*file->qrels;
    }
    std::string text;
    for (const auto& file : files) {
        if (!qrels || !file)
            continue;
        for (const core::Run& run : file->runs)
            text +=
                onlyOnOneSide(file->runs.size() > 1 ? file->file.path + ":" + core::excerpt(run.tag)
                                                    : file->file.path,
                              *qrels, run);
    }
    return text;
}

ExitStatus check(const OptionSet& command, const CheckOptions& options)
{
    if (readsStandardInputTwice(options.files))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    const auto files = core::checkFiles(options.files, options.choices);
    ExitStatus status = Good;
    std::string report;
    for (const auto& file : files) {
        if (file)
            report += reportOf(*file);
        else
            status = refuseUndecided(file.error());
    }
    report += queriesOnOneSide(files);
    if (options.cleanFolder) {
        const auto written = writeClean(*options.cleanFolder, files, options.judgmentsAs);
        if (!written) {
            print(report);
            return refuse(written.error());
        }
        report += *written;
    }
    const ExitStatus printed = print(report);
    return printed == Good ? status : printed;
}

}  // namespace

Command addCheck(OptionSet program)
{
    const auto options = std::make_shared<CheckOptions>();
    OptionSet command = program.addCommand(
        "check", "Show what the files of a collection contain, and list warnings.");
    command.setFooter(checkHelp);
    command.addArgument("FILE", options->files, "Judgments, runs, texts or BEIR folders.")
        .required();
    addFormatChoices(command, options->choices);
    command.add("--write-clean", "DIR", options->cleanFolder,
                "Write clean copies of the judgments and runs to this folder: in TREC format, or "
                "tab-separated if an id contains a space. check does not replace existing files.");
    std::vector<Choice<std::optional<core::JudgmentFormat>>> formats;
    for (const core::JudgmentFormatRow& row : core::judgmentFormats())
        formats.push_back({row.id, row.format});
    addChoice(command, "--judgments-as", "FORMAT",
              "Format of the clean judgments: for TREC tools, as CSV, or for Quepid, Elasticsearch "
              "or BEIR. The TREC format does not allow spaces in ids.",
              formats, options->judgmentsAs);
    return {command, [command, options] { return check(command, *options); },
            [options] { return options->files; }};
}

}  // namespace cli
