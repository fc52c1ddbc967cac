#include "app/figures/plot.h"

#include "app/cli/choice.h"
#include "app/cli/help.h"
#include "app/cli/streams.h"
#include "app/figures/curve_options.h"
#include "app/figures/document_input.h"
#include "app/figures/output_file.h"
#include "app/figures/plot_kind.h"
#include "app/figures/plot_options.h"
#include "app/figures/unseen_page.h"
#include "core/collection/collection_files.h"
#include "core/io/beginning.h"
#include "ui/document.h"
#include "ui/export/export_files.h"
#include "ui/export/figure_file.h"
#include "ui/export/figure_session.h"
#include "ui/export/figure_source.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace figures {

namespace {

using cli::ExitStatus;

struct Plot {
    std::string chart;
    DocumentInput input;
    std::string output;
    CurveOptions curves;
    PlotOptions look;
};

std::string footer()
{
    std::string text = "CHART is one of\n";
    for (const PlotKind& kind : plotKinds()) {
        text += "  " + std::string(kind.name);
        text += std::string(20 - kind.name.size(), ' ') + std::string(kind.description) + "\n";
    }
    return text +
           R"help(INPUT is what the chart's workspace opens: a session or a figure that carries one, or for the first
three a list of grades or one query of judgments and runs (--query), for the next eight a table of
labels and scores, for the others judgments and runs. The file carries the session, so that Rankscope opens it as the document.
The same input gives the same bytes.

Examples:
  rankscope-cli plot roc scores.csv -o roc.pdf --width 85mm --height 60mm
  rankscope-cli plot delta qrels.txt bm25.run dense.run -m nDCG@10 -o delta.svg --data --caption
  rankscope-cli plot metric-vs-k qrels.txt bm25.run --query 301 -m nDCG@10 -o - --format png)help";
}

const PlotKind* kindNamed(const std::string& name)
{
    const auto kinds = plotKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const PlotKind& known) { return known.name == name; });
    return kind == kinds.end() ? nullptr : &*kind;
}

void describe(CLI::App& command, Plot& plot)
{
    command.footer(footer());
    command
        .add_option_function<std::string>(
            "CHART",
            [&plot](const std::string& name) {
                std::vector<std::string> known;
                for (const PlotKind& kind : plotKinds())
                    known.emplace_back(kind.name);
                if (!kindNamed(name))
                    throw CLI::ValidationError("CHART", cli::notAChoice(name, known));
                plot.chart = name;
            },
            "What is drawn.")
        ->required()
        ->type_name("");
    addDocumentInput(command, plot.input);
    command
        .add_option("-o,--output", plot.output,
                    cli::wrapped("The file; “-” is standard output. A file that is there is "
                                 "replaced."))
        ->required()
        ->type_name("FILE");
    plot.curves.addTo(command);
    plot.look.addTo(command);
}

/// Why there is no figure, where it can be told.
std::string whyNone(const PlotKind& kind, const DocumentInput& input, const QString& why)
{
    std::string what = input.files.front() + ": there is nothing to draw";
    if (kind.name == "beside" && !input.query)
        return what + "; say with --query which lists are meant";
    return why.isEmpty() ? what : what + ": " + why.toStdString();
}

/// Whether a collection's session says how the library measures.
bool fitsSession(const core::Library& library)
{
    return library.rules.scope == core::JudgmentScope::OwnQuery &&
           library.rules.rounding == core::Rounding::None && !library.wholeGrades &&
           library.precision == core::ScorePrecision::Double;
}

/// What the file carries; says where it cannot.
ui::SealedSession sessionFor(const ui::Document& document, const Plot& plot,
                             const ui::FigureSettings& settings, const QString& path)
{
    if (!settings.carriesSession)
        return {};
    const auto& files = plot.input.files;
    const auto stream = std::find_if(files.begin(), files.end(), [](const std::string& file) {
        return !core::canBeReadAgain(file) && !core::isFolder(file);
    });
    if (kindNamed(plot.chart)->workspace == Workspace::Collection && stream != files.end()) {
        cli::warn((*stream == "-" ? "standard input" : *stream) +
                  ": cannot be read again, so that the figure cannot be opened as the document");
        return {};
    }
    if (kindNamed(plot.chart)->workspace == Workspace::Collection && plot.input.library &&
        !fitsSession(*plot.input.library)) {
        cli::warn("a session does not hold all rules of " + std::string(plot.input.library->name) +
                  ", so that the figure cannot be opened as the document");
        return {};
    }
    const ui::FigureSession session = ui::figureSession(document, path);
    if (!session.remark.isEmpty())
        cli::warn(session.remark.toStdString());
    return session.sealed;
}

/// Says which options of the look a chart has no use for.
void tellUnused(const ui::PaperFigure& figure, const ui::FigureStyle& style)
{
    if ((style.x || style.y) && !figure.hasLimits)
        cli::warn(figure.kind.toStdString() + ": --xlim and --ylim do not go with this chart");
    if (style.legend != ui::FigureStyle::Legend::Automatic && !figure.hasLegend)
        cli::warn(figure.kind.toStdString() + ": --legend does not go with this chart");
}

/// The files by names that begin as the output was named: that need not be UTF-8.
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

ExitStatus draw(const CLI::App& command, const Plot& plot)
{
    const PlotKind& kind = *kindNamed(plot.chart);
    auto settings = plot.look.settings(command, plot.output);
    if (!settings)
        return cli::WrongUsage;
    settings->style.notes.begin();
    if (const QString problem = ui::sizeProblem(*settings); !problem.isEmpty())
        return cli::wrongUsage(command, problem.toStdString());
    auto opened = openPage(command, plot.input, kind.workspace);
    if (const auto* status = std::get_if<ExitStatus>(&opened))
        return *status;
    ui::WorkspacePage& page = *std::get<std::unique_ptr<UnseenPage>>(opened)->page;
    plot.curves.putInto(page, kind);
    const ui::PaperFigure figure = ui::finishedFigure(kind.source(page, plot.input));
    if (!figure.paint) {
        cli::warn(whyNone(kind, plot.input, figure.whyNone));
        return cli::InputRefused;
    }
    tellUnused(figure, settings->style);
    const QString path = plot.output == "-" ? QString() : QString::fromStdString(plot.output);
    const ui::SealedSession session = sessionFor(page.document(), plot, *settings, path);
    const ui::ExportedFiles exported = ui::exportedFiles(figure, *settings, path, session);
    if (!exported.problem.isEmpty()) {
        cli::warn(exported.problem.toStdString());
        return cli::InputRefused;
    }
    for (const QString& note : settings->style.notes.texts())
        cli::warn((figure.kind + QStringLiteral(": ") + note).toStdString());
    const std::vector<OutputFile> files = namedAs(plot.output, exported.files);
    if (const std::string mistake = overwritingMistake(files, sourcesOf(page, plot.input));
        !mistake.empty())
        return cli::wrongUsage(command, mistake);
    return writeOutput(files);
}

}  // namespace

cli::Command addPlot(CLI::App& program)
{
    const auto plot = std::make_shared<Plot>();
    CLI::App* command = program.add_subcommand("plot", "Draws a chart as PDF, SVG, PNG or TIFF.");
    describe(*command, *plot);
    return {command, [command, plot] { return draw(*command, *plot); }};
}

}  // namespace figures
