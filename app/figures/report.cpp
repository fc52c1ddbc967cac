#include "app/figures/report.h"

#include "app/cli/choice.h"
#include "app/cli/help.h"
#include "app/cli/session_input.h"
#include "app/cli/streams.h"
#include "app/figures/document_input.h"
#include "app/figures/output_file.h"
#include "app/figures/unseen_page.h"
#include "core/collection/collection_files.h"
#include "core/io/beginning.h"
#include "core/io/recognise.h"
#include "ui/export/report_html.h"
#include "ui/export/report_pdf.h"
#include "ui/export/session_text.h"
#include "ui/window/workspace_page.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <variant>

namespace figures {

namespace {

using cli::ExitStatus;

enum class Format { Pdf, Html };

struct Wanted {
    DocumentInput input;
    std::string output;
    std::optional<Format> format;
    QSizeF paper = ui::a4Paper;
    bool hasNoCaptions = false;
};

constexpr auto footer =
    R"help(One list of grades, one session, or one query of judgments and a run (--query) makes a report of the
list; a table of labels and scores one of the classifier; judgments and runs one of the collection.
With -m the formula and the steps of every measure that is named are in a list's report, without it
those of the first. The same input gives the same bytes.

Examples:
  rankscope-cli report qrels.txt bm25.run dense.run -m nDCG@10 -m AP -o comparison.pdf
  rankscope-cli report scores.csv --threshold 0.3 -o model.html
  rankscope-cli report qrels.txt bm25.run --query 301 -m nDCG@10 -o query.pdf --paper letter)help";

void describe(CLI::App& command, Wanted& wanted)
{
    command.footer(footer);
    addDocumentInput(command, wanted.input);
    command
        .add_option("-o,--output", wanted.output,
                    cli::wrapped("The file; “-” is standard output. A file that is there is "
                                 "replaced."))
        ->required()
        ->type_name("FILE");
    cli::addChoice<std::optional<Format>>(
        command, "--format", "FORMAT", "pdf or html; without it the file's ending says it.",
        {{"pdf", Format::Pdf}, {"html", Format::Html}}, wanted.format);
    cli::addChoice<QSizeF>(command, "--paper", "PAPER", "Of PDF: a4 (the default) or letter.",
                           {{"a4", ui::a4Paper}, {"letter", ui::letterPaper}}, wanted.paper);
    command.add_flag("--no-captions", wanted.hasNoCaptions,
                     "Leave out what stands below charts and above tables.");
}

std::optional<Format> formatOf(const Wanted& wanted)
{
    if (wanted.format)
        return wanted.format;
    if (wanted.output.ends_with(".pdf"))
        return Format::Pdf;
    if (wanted.output.ends_with(".html") || wanted.output.ends_with(".htm"))
        return Format::Html;
    return std::nullopt;
}

/// Whose document the input is; or how the program ends.
std::variant<Workspace, ExitStatus> workspaceOf(const CLI::App& command, const DocumentInput& input)
{
    if (input.files.size() > 1)
        return input.query && input.files.size() == 2 ? Workspace::Ranking : Workspace::Collection;
    const std::string& file = input.files.front();
    std::error_code unknown;
    if (file == "-" || std::filesystem::is_fifo(file, unknown))
        return cli::wrongUsage(command, "a report is made of files; standard input or a pipe does "
                                        "not tell which kind it is before it is read.");
    if (core::isFolder(file))
        return Workspace::Collection;
    constexpr std::size_t enough = std::size_t{1} << 18;
    auto beginning = core::readBeginning(file, enough);
    if (!beginning)
        return cli::refuse(beginning.error());
    std::string text = *std::move(beginning);
    if (ui::isFigure(text)) {
        auto session = cli::readSessionText(file);
        if (const auto* status = std::get_if<ExitStatus>(&session))
            return *status;
        text = std::get<std::string>(std::move(session));
    }
    switch (core::recognise(text)) {
    case core::FileKind::SampleSession:
    case core::FileKind::Samples:
        return Workspace::Classifier;
    case core::FileKind::CollectionSession:
    case core::FileKind::Qrels:
    case core::FileKind::Run:
        return Workspace::Collection;
    case core::FileKind::Session:
    case core::FileKind::Grades:
        break;
    }
    return input.samples.label || !input.samples.scores.empty() ? Workspace::Classifier
                                                                : Workspace::Ranking;
}

/// The measures that were named are all explained.
void chooseEverything(ui::Report& report)
{
    for (ui::ReportSection& section : report.sections)
        for (ui::ReportItem& item : section.items)
            item.isChosen = true;
}

ExitStatus write(const CLI::App& command, const Wanted& wanted)
{
    const auto format = formatOf(wanted);
    if (!format)
        return cli::wrongUsage(command, "-o " + wanted.output +
                                            ": the ending says neither pdf nor html; --format may "
                                            "say it.");
    const auto workspace = workspaceOf(command, wanted.input);
    if (const auto* status = std::get_if<ExitStatus>(&workspace))
        return *status;
    auto opened = openPage(command, wanted.input, std::get<Workspace>(workspace));
    if (const auto* status = std::get_if<ExitStatus>(&opened))
        return *status;
    ui::WorkspacePage& page = *std::get<std::unique_ptr<UnseenPage>>(opened)->page;
    ui::Report report = page.report();
    report.hasCaptions = !wanted.hasNoCaptions;
    if (!wanted.input.measures.empty())
        chooseEverything(report);
    const OutputFile file{wanted.output,
                          *format == Format::Html
                              ? ui::reportHtml(report)
                              : ui::reportPdf(ui::ReportPages(report, wanted.paper))};
    if (const std::string mistake = overwritingMistake({&file, 1}, sourcesOf(page, wanted.input));
        !mistake.empty())
        return cli::wrongUsage(command, mistake);
    return writeOutput({&file, 1});
}

}  // namespace

cli::Command addReport(CLI::App& program)
{
    const auto wanted = std::make_shared<Wanted>();
    CLI::App* command = program.add_subcommand(
        "report", "Writes a document with its tables, formulas and charts as PDF or HTML.");
    describe(*command, *wanted);
    return {command, [command, wanted] { return write(*command, *wanted); }};
}

}  // namespace figures
