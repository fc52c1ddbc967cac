// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/plot_command.h"

#include "app/cli/option/streams.h"
#include "app/cli/weights_option.h"
#include "app/figures/curve_options.h"
#include "app/figures/document_input.h"
#include "app/figures/opened_document.h"
#include "app/figures/output_file.h"
#include "app/figures/plot_kind.h"
#include "app/figures/plot_options.h"
#include "app/figures/plotted_charts.h"
#include "app/figures/workspace_of.h"
#include "core/collections/import/collection_files.h"
#include "core/foundation/file/beginning.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/group_survey.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/figure/figure_session.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/document/document.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <span>
#include <system_error>
#include <utility>
#include <variant>

namespace figures {

namespace {

using cli::ExitStatus;
using ui::Wording;

struct Plot {
    PlottedCharts charts;
    std::optional<ui::PanelGrid> grid;
    DocumentInput input;
    std::string output;
    CurveOptions curves;
    PlotOptions look;
};

std::string plotHelp()
{
    std::string text = "CHART is one of these:\n";
    for (const PlotKind& kind : plotKinds()) {
        text += "  " + std::string(kind.name);
        text += std::string(20 - kind.name.size(), ' ') + std::string(kind.description) + "\n";
    }
    return text +
           R"help(To draw several charts of the same input as the panels (a), (b), (c) of one
figure, join their names with “+”. “all” draws every chart that the input allows, each as a file in
the folder that -o names.

INPUT can be a session, or a figure that contains a session. Other inputs depend on the chart.
metric-vs-k, gain, ribbons, precision-recall and readers draw a list of grades or one query of
judgments and runs (--query). queries draws several lists of grades. The charts from roc to decision
draw a table of labels and scores. For tables with more than two classes, roc, pr and calibration
draw each class against the rest (roc and pr also macro and micro averages), and confusion draws the
k × k matrix. The remaining charts of tables, and confusion at a threshold, need --positive to name
one class. Other charts draw judgments and runs; groups also needs a table of query groups. The same
input gives the same bytes.

Figures contain no rows of the data unless you include them with --session or --ids. Only ribbons,
beside and queries draw the names of documents or queries.

Examples:
  rankscope-cli plot roc scores.csv -o roc.pdf --width 85mm --height 60mm
  rankscope-cli plot roc+pr+calibration scores.csv --grid 1x3 -o models.pdf --width 170mm
  rankscope-cli plot all scores.csv -o figures --format svg
  rankscope-cli plot roc+pr+confusion animals.csv -o classes.pdf --width 170mm
  rankscope-cli plot delta qrels.txt bm25.run dense.run -m nDCG@10 -o delta.svg --data --caption
  rankscope-cli plot metric-vs-k qrels.txt bm25.run --query 301 -m nDCG@10 -o - --format png)help";
}

std::vector<std::string> chartNames()
{
    std::vector<std::string> names{"all"};
    for (const PlotKind& kind : plotKinds())
        names.emplace_back(kind.name);
    return names;
}

void describe(cli::OptionSet command, Plot& plot)
{
    command.setFooter(plotHelp());
    command
        .take<std::string>(
            "CHART", "", [&plot](const std::string& text) { plot.charts = chartsNamed(text); },
            "Chart to draw.")
        .required()
        .offers(chartNames());
    addDocumentInput(command, plot.input);
    cli::addWeights(command, plot.input.weights);
    command
        .add("-o,--output", "FILE", plot.output,
             "Output file; “-” is standard output. Rankscope replaces an existing file.")
        .required();
    plot.curves.addTo(command);
    command.take<std::string>(
        "--grid", "RxC",
        [&plot](const std::string& text) {
            plot.grid = gridNamed(text);
            if (!plot.grid)
                throw cli::WrongValue{
                    "--grid",
                    "“" + text + "” is not a grid; use rows and columns from 1 to 4, such as 1x3"};
        },
        "Rows and columns of panels, such as 1x3 (default: up to three in a row).");
    plot.look.addTo(command);
}

/// Why there is no figure, if known. The window's advice does not always apply to the command line.
/// @param why the window's message
std::string whyNone(const PlotKind& kind, const Plot& plot, const ui::Document& document,
                    const QString& why)
{
    if (kind.name == "beside" && !plot.input.query)
        return Wording::tr("nothing to draw; choose the lists with --query").toStdString();
    if (kind.name == "subgroups" && plot.input.samples.slices.empty())
        return Wording::tr("nothing to draw; name a column of subgroups with --slices")
            .toStdString();
    const auto* runs = qobject_cast<const ui::CollectionDocument*>(&document);
    if (kind.name == "groups" && runs && runs->hasTwoRuns() && runs->groups().groups().empty())
        return Wording::
            tr("nothing to draw; add a table of queries and their groups to the judgments and runs")
                .toStdString();
    const QString nothing = Wording::tr("nothing to draw");
    return (why.isEmpty() ? nothing : ui::labelledText(nothing, why)).toStdString();
}

/// Whether a collection's session can express the library's rules.
bool fitsSession(const core::Library& library)
{
    return library.rules.evaluation.scope == core::JudgmentScope::OwnQuery &&
           library.rules.evaluation.rounding == core::Rounding::None &&
           !library.rules.wholeGrades && library.rules.precision == core::ScorePrecision::Double;
}

/// The session to embed in the file; reports it if the file cannot contain one.
ui::EncodedSession sessionFor(const ui::Document& document, const Plot& plot, Workspace workspace,
                              const ui::FigureSettings& settings, const QString& path)
{
    if (!settings.held.session)
        return {};
    const auto& files = plot.input.files;
    const auto stream = std::find_if(files.begin(), files.end(), [](const std::string& file) {
        return !core::canBeReadAgain(file) && !core::isFolder(file);
    });
    if (workspace == Workspace::Collection && stream != files.end()) {
        cli::warn(
            Wording::tr("%1 can be read only once, so the figure will not open as a document; to "
                        "avoid this, save the input to a file")
                .arg(*stream == "-" ? Wording::tr("standard input")
                                    : QString::fromStdString(*stream))
                .toStdString());
        return {};
    }
    if (workspace == Workspace::Collection && plot.input.library &&
        !fitsSession(*plot.input.library)) {
        cli::warn(Wording::tr("a session cannot store all the rules of %1, so the figure cannot be "
                              "opened as a document")
                      .arg(QString::fromUtf8(plot.input.library->name))
                      .toStdString());
        return {};
    }
    const ui::FigureSession session = ui::figureSession(document, path);
    if (!session.remark.isEmpty())
        cli::warn(session.remark.toStdString());
    return session.encoded;
}

/// Reports options of the look that a chart does not use.
void tellUnused(const ui::PaperFigure& figure, const ui::FigureWords& words,
                const ui::FigureStyle& style)
{
    if (!figure.hasLimits && !(words.xTitle + words.yTitle).isEmpty())
        cli::warn(figure.kind.toStdString() +
                  ": --xlabel and --ylabel are not available for this chart");
    if ((style.x || style.y) && !figure.hasLimits)
        cli::warn(figure.kind.toStdString() +
                  ": --xlim and --ylim are not available for this chart");
    if (style.legend != ui::FigureStyle::Legend::Automatic && !figure.hasLegend)
        cli::warn(figure.kind.toStdString() + ": --legend is not available for this chart");
}

/// Names the files after the output, whose name need not be UTF-8.
std::vector<OutputFile> namedAs(const std::string& output, const std::vector<ui::BesideFile>& files)
{
    const QString& path = files.front().path;
    const qsizetype ending = QFileInfo(path).suffix().size();
    const std::string stem = ending == 0 ? output : output.substr(0, output.rfind('.'));
    const qsizetype stemLength = ending == 0 ? path.size() : path.size() - ending - 1;
    std::vector<OutputFile> named{{output, files.front().content}};
    for (const ui::BesideFile& file : std::span(files).subspan(1))
        named.push_back({stem + file.path.mid(stemLength).toStdString(), file.content});
    return named;
}

/// A requested figure, or why there is none.
struct Drawn {
    std::vector<OutputFile> files;
    std::string problem = {};
};

Drawn exported(const ui::PaperFigure& figure, ui::FigureSettings settings,
               const std::string& output, const ui::EncodedSession& session)
{
    settings.style.notes.begin();
    const QString path = output == "-" ? QString() : QString::fromStdString(output);
    const ui::ExportedFiles made = ui::exportedFiles(figure, settings, path, session);
    if (!made.problem.isEmpty())
        return {{}, made.problem.toStdString()};
    for (const QString& note : settings.style.notes.texts())
        cli::warn((figure.kind + QStringLiteral(": ") + note).toStdString());
    return {namedAs(output, made.files)};
}

/// Why --axis does not apply; empty if it does.
std::string axisMistake(const ui::PaperFigure& figure, const ui::FigureSettings& settings)
{
    return settings.writesAxis && figure.data && figure.data().layers.empty()
               ? figure.kind.toStdString() + ": --axis is not available for this chart"
               : std::string();
}

PlotRequest requestOf(const Plot& plot, const ui::Document& document)
{
    return {!plot.input.measures.empty(), plot.curves, formatFor(document, plot.input)};
}

ExitStatus written(const cli::OptionSet& command, const Plot& plot, const ui::Document& document,
                   const std::vector<OutputFile>& files)
{
    if (const std::string mistake = overwritingMistake(files, sourcesOf(document, plot.input));
        !mistake.empty())
        return cli::wrongUsage(command, mistake);
    return writeOutput(files);
}

ui::PaperFigure figureOf(const PlotKind& kind, const ui::Document& document, const Plot& plot)
{
    return ui::withEnglishData([&] { return kind.figure(document, requestOf(plot, document)); });
}

/// Draws one chart, or one figure of several.
ExitStatus drawOne(const cli::OptionSet& command, const Plot& plot, ui::FigureSettings settings,
                   const ui::Document& document)
{
    const auto& kinds = plot.charts.kinds;
    plot.curves.tellUnused(command, plot.charts);
    std::vector<ui::PaperFigure> panels;
    for (const PlotKind* kind : kinds) {
        panels.push_back(figureOf(*kind, document, plot));
        if (!panels.back().paint) {
            cli::warn(plot.input.files.front() + ": " +
                      whyNone(*kind, plot, document, panels.back().whyNone));
            return cli::InputRefused;
        }
        if (const std::string mistake = axisMistake(panels.back(), settings); !mistake.empty())
            return cli::wrongUsage(command, mistake + '.');
    }
    const ui::PaperFigure found =
        panels.size() == 1
            ? panels.front()
            : ui::panelFigure(panels, plot.grid.value_or(ui::usualGrid(panels.size())));
    const auto words = plot.look.words(command, found);
    if (!words)
        return cli::WrongUsage;
    const ui::PaperFigure figure = ui::worded(found, *words);
    if (panels.size() > 1)
        plot.look.adoptUsualSize(command, found, settings);
    if (const QString problem = ui::chartSizeProblem(settings); !problem.isEmpty())
        return cli::wrongUsage(command, problem.toStdString());
    tellUnused(figure, *words, settings.style);
    const QString path = plot.output == "-" ? QString() : QString::fromStdString(plot.output);
    const ui::EncodedSession session =
        sessionFor(document, plot, kinds.front()->workspace, settings, path);
    const Drawn drawn = exported(figure, settings, plot.output, session);
    if (!drawn.problem.empty()) {
        cli::warn(drawn.problem);
        return cli::InputRefused;
    }
    return written(command, plot, document, drawn.files);
}

/// Names the charts that are left out because they need one class.
void tellOfOneClass(const Plot& plot, Workspace workspace, const ui::Document& document)
{
    const auto* samples = qobject_cast<const ui::ClassifierDocument*>(&document);
    if (!samples || !samples->several())
        return;
    QStringList names;
    for (const PlotKind& kind : plotKinds())
        if (kind.workspace == workspace && !isDrawnFor(kind, document))
            names << QString::fromUtf8(kind.name.data(), qsizetype(kind.name.size()));
    cli::warn(plot.input.files.front() + ": " +
              Wording::tr("these charts compare one class with the rest and are left out: %1; "
                          "name the class with --positive")
                  .arg(ui::wholeListText(names))
                  .toStdString());
}

/// Draws every chart of a workspace, each to its own file in a folder.
ExitStatus drawAll(const cli::OptionSet& command, const Plot& plot,
                   const ui::FigureSettings& settings, Workspace workspace,
                   const ui::Document& document)
{
    const std::filesystem::path folder(plot.output);
    const QString name = ui::figureName(document.name(), {});
    const ui::EncodedSession session = sessionFor(
        document, plot, workspace, settings, QString::fromStdString((folder / "figure").string()));
    tellOfOneClass(plot, workspace, document);
    std::vector<OutputFile> files;
    ui::PaperFigure all;
    all.kind = QStringLiteral("all");
    for (const PlotKind& kind : plotKinds()) {
        if (kind.workspace != workspace || !isDrawnFor(kind, document))
            continue;
        const ui::PaperFigure found = figureOf(kind, document, plot);
        ui::addNames(all.names, found.names);
        const ui::PaperFigure figure = ui::worded(found, plot.look.knownWords(found));
        const std::string kindName(kind.name);
        if (!figure.paint) {
            cli::warn(kindName + ": " + whyNone(kind, plot, document, figure.whyNone));
            continue;
        }
        if (figure.ids == ui::IdsShown::Drawn && !settings.held.ids) {
            cli::warn(kindName + ": " +
                      Wording::tr("shows names of documents or queries; include it with --ids")
                          .toStdString());
            continue;
        }
        const std::string file =
            ui::fileNameOf(name + QLatin1Char('-') + QString::fromStdString(kindName))
                .toStdString() +
            '.' + ui::endingOf(settings.format).toStdString();
        ui::FigureSettings own = settings;
        if (const std::string mistake = axisMistake(figure, settings); !mistake.empty()) {
            cli::warn(mistake);
            own.writesAxis = false;
        }
        Drawn drawn = exported(figure, own, (folder / file).string(), session);
        if (!drawn.problem.empty()) {
            cli::warn(kindName + ": " + drawn.problem);
            return cli::InputRefused;
        }
        std::move(drawn.files.begin(), drawn.files.end(), std::back_inserter(files));
    }
    if (!plot.look.words(command, all))
        return cli::WrongUsage;
    if (files.empty()) {
        cli::warn(plot.input.files.front() + ": " + Wording::tr("nothing to draw").toStdString());
        return cli::InputRefused;
    }
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) {
        cli::warn(plot.output + ": the folder cannot be created: " + problem.message());
        return cli::InputRefused;
    }
    return written(command, plot, document, files);
}

/// Why options about inputs, panels and folders do not fit the charts; empty if they do.
std::string mistakeIn(const Plot& plot)
{
    const std::size_t panels = plot.charts.kinds.size();
    if (plot.input.files.size() > 1 &&
        std::ranges::find(plot.charts.kinds, "queries", &PlotKind::name) != plot.charts.kinds.end())
        return "queries draws lists of grades, one per query; for judgments and a run, use values.";
    if (panels == 0 && plot.output == "-")
        return "-o -: every chart has its own file; name a folder.";
    if (plot.grid && panels < 2)
        return "--grid requires several charts, such as roc+pr.";
    const ui::PanelGrid grid = plot.grid.value_or(ui::usualGrid(panels));
    if (panels > static_cast<std::size_t>(grid.places()))
        return "--grid has " + std::to_string(grid.places()) + " places for " +
               std::to_string(panels) + " charts.";
    if (panels > std::size_t{ui::PanelGrid::most} * ui::PanelGrid::most)
        return "a figure has at most 16 panels.";
    return {};
}

ExitStatus draw(const cli::OptionSet& command, const Plot& plot)
{
    if (const std::string mistake = mistakeIn(plot); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    const auto& kinds = plot.charts.kinds;
    const bool isAll = kinds.empty();
    auto settings = plot.look.settings(command, plot.output, isAll);
    if (!settings)
        return cli::WrongUsage;
    if (const QString problem = ui::chartSizeProblem(*settings); !problem.isEmpty())
        return cli::wrongUsage(command, problem.toStdString());
    const auto workspace = isAll ? workspaceOf(command, plot.input)
                                 : std::variant<Workspace, ExitStatus>(kinds.front()->workspace);
    if (const auto* status = std::get_if<ExitStatus>(&workspace))
        return *status;
    auto opened = openDocument(command, plot.input, std::get<Workspace>(workspace));
    if (const auto* status = std::get_if<ExitStatus>(&opened))
        return *status;
    const ui::Document& document = *std::get<std::unique_ptr<ui::Document>>(opened);
    const ui::ClinicalNames names(settings->style.hasClinicalNames);
    return isAll ? drawAll(command, plot, *settings, std::get<Workspace>(workspace), document)
                 : drawOne(command, plot, *settings, document);
}

}  // namespace

cli::Command addPlot(cli::OptionSet program)
{
    const auto plot = std::make_shared<Plot>();
    cli::OptionSet command = program.addCommand("plot", "Draw charts as PDF, SVG, PNG or TIFF.");
    describe(command, *plot);
    return {command, [command, plot] { return draw(command, *plot); },
            [plot] { return plot->input.files; }};
}

}  // namespace figures
