// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/report_command.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/streams.h"
#include "app/cli/weights_option.h"
#include "app/figures/document_input.h"
#include "app/figures/opened_document.h"
#include "app/figures/output_file.h"
#include "app/figures/plot_kind.h"
#include "app/figures/workspace_of.h"
#include "ui/classifier/classifier_report.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/reported_classes.h"
#include "ui/collection/collection_report.h"
#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/document/collection_document.h"
#include "ui/export/report/report_html.h"
#include "ui/export/report/report_pages.h"
#include "ui/export/report/report_parts.h"
#include "ui/export/report/report_pdf.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/ranking_report.h"
#include "ui/text/language/clinical_names.h"
#include "ui/toolkit/jobs/waiting.h"

#include <memory>
#include <optional>
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
    bool hasIds = false;
    bool hasClinicalNames = false;
    std::string title;
    std::string author;
    std::string date;
    std::optional<ui::DiscountForm> discounts;
    std::vector<std::string> compared;  ///< thresholds
};

constexpr auto reportHelp =
    R"help(The report depends on the input. A list of grades, or one query of judgments and a run
(--query), gives a list report. A table of labels and scores, with two or more classes, gives a
classifier report. Judgments and runs give a collection report. A session gives the report for what
it contains. A list report contains the formula and the steps of every measure that you name with
-m. Without -m, it contains those of the first measure. Ids and names of samples, queries and
documents appear only with --ids. The same input gives the same bytes. With --weights, a collection
report is weighted by traffic and states this. Values per query that another program computed
(query,bm25,dense) give a collection report without lists and documents.

Examples:
  rankscope-cli report qrels.txt bm25.run dense.run -m nDCG@10 -m AP -o comparison.pdf
  rankscope-cli report scores.csv --threshold 0.3 -o model.html --author "A. Turing" --date 2026-11-22
  rankscope-cli report scores.csv --compare 0.5 --compare recall=0.9 -o decision.pdf
  rankscope-cli report qrels.txt bm25.run --query 301 -m nDCG@10 -o query.pdf --paper letter)help";

void describe(cli::OptionSet command, Wanted& requested)
{
    command.setFooter(reportHelp);
    addDocumentInput(command, requested.input);
    cli::addWeights(command, requested.input.weights);
    command
        .add("-o,--output", "FILE", requested.output,
             "Output file; “-” is standard output. Rankscope replaces an existing file.")
        .required();
    cli::addChoice<std::optional<Format>>(
        command, "--format", "FORMAT", "Output format: pdf or html (default: from the file name).",
        {{"pdf", Format::Pdf}, {"html", Format::Html}}, requested.format);
    cli::addChoice<QSizeF>(command, "--paper", "PAPER",
                           "Paper size of PDF: a4 (default) or letter.",
                           {{"a4", ui::a4Paper}, {"letter", ui::letterPaper}}, requested.paper);
    command.add("--title", "TEXT", requested.title,
                "Title of the report (default: the name of the input).");
    command.add("--author", "TEXT", requested.author, "Author, below the title (default: none).");
    command.add("--date", "TEXT", requested.date,
                "Date, next to the author, in any format (default: none).");
    cli::addChoice<std::optional<ui::DiscountForm>>(
        command, "--discounts", "FORM",
        "For a list report: show discounts as divisors of the gains, such as 1.585 (divisor, "
        "default), or as weights, such as 0.631 (weight).",
        {{"divisor", ui::DiscountForm::Divisor}, {"weight", ui::DiscountForm::Weight}},
        requested.discounts);
    command
        .add("--compare", "T", requested.compared,
             "For labels and scores: compare this threshold with the current one, in sentences "
             "and counts of samples. Give a number, or an aim as for --threshold. With several "
             "models, these are thresholds of the first one. Can be repeated, up to four times.")
        .oneEach();
    command.addFlag("--no-captions", requested.hasNoCaptions,
                    "Omit the captions of charts and tables.");
    command.addFlag("--clinical", requested.hasClinicalNames,
                    "For labels and scores: name rates as in clinical papers, such as Sensitivity "
                    "and Positive predictive value.");
    command.addFlag("--ids", requested.hasIds,
                    "Include the ids and names of samples, queries and documents, and the tables "
                    "and charts that show them (default: none).");
}

std::optional<Format> formatOf(const Wanted& requested)
{
    if (requested.format)
        return requested.format;
    if (requested.output.ends_with(".pdf"))
        return Format::Pdf;
    if (requested.output.ends_with(".html") || requested.output.ends_with(".htm"))
        return Format::Html;
    return std::nullopt;
}

/// A report has the bounds of two runs even if nobody looked at them.
void waitForNumbers(const ui::CollectionDocument& runs)
{
    ui::waitWhile([&runs] { return runs.isBusy(); });
    if (!runs.hasTwoRuns())
        return;
    runs.bounds().want();
    // Which judgments to make next is not in the report.
    ui::waitWhile([&runs] { return runs.bounds().isBusy() && !runs.bounds().isKnown(); });
}

/// The report, as in the window.
ui::Report reportOf(const ui::Document& document, Workspace workspace,
                    const ui::NumberFormat& format)
{
    if (const auto* runs = qobject_cast<const ui::CollectionDocument*>(&document))
        waitForNumbers(*runs);
    std::vector<ui::PaperFigure> figures;
    for (const PlotKind& kind : plotKinds())
        if (kind.workspace == workspace && !kind.isOtherForm && isDrawnFor(kind, document))
            figures.push_back(kind.figure(document, {.format = format}));
    switch (workspace) {
    case Workspace::Ranking:
        return ui::rankingReport(static_cast<const ui::RankingDocument&>(document),
                                 std::move(figures), format);
    case Workspace::Classifier: {
        const auto& samples = static_cast<const ui::ClassifierDocument&>(document);
        return ui::classifierReport(samples, std::move(figures), format,
                                    ui::reportedClasses(samples));
    }
    case Workspace::Collection:
        break;
    }
    return ui::collectionReport(static_cast<const ui::CollectionDocument&>(document),
                                std::move(figures), format);
}

/// Selects all named measures for explanation.
void chooseEverything(ui::Report& report)
{
    for (ui::ReportSection& section : report.sections)
        for (ui::ReportItem& item : section.items)
            item.isChosen = item.isChosen || !item.showsRows;
}

void adopt(const Wanted& requested, ui::Report& report, const std::vector<std::string>& sources)
{
    if (!requested.title.empty())
        report.title = QString::fromStdString(requested.title);
    report.author = QString::fromStdString(requested.author);
    report.date = QString::fromStdString(requested.date);
    report.hasCaptions = !requested.hasNoCaptions;
    ui::showIds(report, requested.hasIds);
    QStringList paths;
    for (const std::string& source : sources)
        paths << QString::fromStdString(source);
    ui::addInputs(report, paths);
}

/// Makes the PDF; reports letters without a font.
QByteArray pdfOf(const ui::ReportPages& pages)
{
    for (const QString& sentence : pages.missingLetters())
        cli::warn(sentence.toStdString());
    return ui::reportPdf(pages);
}

/// Pins the thresholds to compare.
ExitStatus pinCompared(const cli::OptionSet& command, const Wanted& requested,
                       ui::Document& document)
{
    if (requested.compared.empty())
        return cli::Good;
    auto* samples = qobject_cast<ui::ClassifierDocument*>(&document);
    if (!samples || samples->several())
        return cli::wrongUsage(command, "--compare requires labels and scores of two classes.");
    if (requested.compared.size() > ui::ClassifierDocument::mostPinned)
        return cli::wrongUsage(command, "--compare takes up to four thresholds.");
    const auto choices = cli::thresholdChoices(requested.compared);
    if (!choices)
        return cli::wrongUsage(command, "--compare: " + choices.error());
    for (const cli::ThresholdChoice& choice : *choices) {
        const core::Value threshold = cli::thresholdOf(choice, *samples->sweep());
        if (!threshold) {
            cli::warn(cli::whyNoThreshold(samples->modelName(0).toStdString(), choice,
                                          threshold.reason()));
            return cli::InputRefused;
        }
        samples->setPinned(*threshold, true);
    }
    return cli::Good;
}

ExitStatus write(const cli::OptionSet& command, const Wanted& requested)
{
    const auto format = formatOf(requested);
    if (!format)
        return cli::wrongUsage(
            command, "-o " + requested.output +
                         ": the name does not end in pdf or html; choose one with --format.");
    const auto workspace = workspaceOf(command, requested.input);
    if (const auto* status = std::get_if<ExitStatus>(&workspace))
        return *status;
    auto opened = openDocument(command, requested.input, std::get<Workspace>(workspace));
    if (const auto* status = std::get_if<ExitStatus>(&opened))
        return *status;
    ui::Document& document = *std::get<std::unique_ptr<ui::Document>>(opened);
    if (requested.discounts && std::get<Workspace>(workspace) != Workspace::Ranking)
        cli::warn("--discounts applies only to list reports");
    if (const auto status = pinCompared(command, requested, document); status != cli::Good)
        return status;
    const ui::ClinicalNames names(requested.hasClinicalNames);
    ui::NumberFormat numbers = formatFor(document, requested.input);
    numbers.discounts = requested.discounts.value_or(ui::DiscountForm::Divisor);
    ui::Report report = reportOf(document, std::get<Workspace>(workspace), numbers);
    const std::vector<std::string> sources = sourcesOf(document, requested.input);
    adopt(requested, report, sources);
    if (!requested.input.measures.empty())
        chooseEverything(report);
    const OutputFile file{requested.output, *format == Format::Html
                                                ? ui::reportHtml(report)
                                                : pdfOf(ui::ReportPages(report, requested.paper))};
    if (const std::string mistake = overwritingMistake({&file, 1}, sources); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    return writeOutput({&file, 1});
}

}  // namespace

cli::Command addReport(cli::OptionSet program)
{
    const auto requested = std::make_shared<Wanted>();
    cli::OptionSet command = program.addCommand(
        "report", "Create a report with tables, formulas and charts as PDF or HTML.");
    describe(command, *requested);
    return {command, [command, requested] { return write(command, *requested); },
            [requested] { return requested->input.files; }};
}

}  // namespace figures
