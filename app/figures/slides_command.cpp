// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/slides_command.h"

#include "app/cli/explain_input.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/figures/animated_png.h"
#include "app/figures/output_file.h"
#include "core/foundation/text/latex_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/writer/drawn_pdf.h"
#include "ui/ranking/ranking_slides.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace figures {

namespace {

using cli::ExitStatus;
using ui::FigureFormat;

struct SlidesRequested {
    cli::ExplainInput input;
    std::vector<std::string> measures;
    std::string folder;
    int dotsPerInch = 200;
};

constexpr auto slidesHelp =
    R"help(DIR contains the formula, the whole step table (table) and one page for each step
(step-00, step-01 …), each as SVG, PDF and PNG. steps.pdf has all steps as pages, and steps.png is
an animated picture (APNG). slides.tex contains frames for Beamer, and slides.md contains slides in
Markdown. The pages are 16:9: first the list, then one more rank on each page, then the formula.
They show the first 30 ranks.

Examples:
  rankscope-cli slides --grades "3 2 3 0 1" -m nDCG@5 -o ndcg
  rankscope-cli slides qrels.txt bm25.run --query 301 -m AP@10 -o ap)help";

class SlideFiles {
public:
    SlideFiles(std::filesystem::path folder, int dotsPerInch)
        : m_folder(std::move(folder))
        , m_dotsPerInch(dotsPerInch)
    {}

    /// The same picture in two formats.
    struct Drawn {
        QByteArray pdf;
        QByteArray png;
    };

    /// Adds a picture in every format.
    Drawn add(const std::string& name, const ui::Slide& slide)
    {
        Drawn made;
        for (const FigureFormat format :
             {FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png}) {
            ui::FigureSettings settings;
            settings.format = format;
            settings.millimetres = slide.points * ui::millimetresPerPoint;
            settings.dotsPerInch = m_dotsPerInch;
            const ui::FigureBytes drawn = ui::figureBytes(slide.figure, settings);
            if (m_problem.isEmpty())
                m_problem = drawn.problem;
            add(name + "." + ui::endingOf(format).toStdString(), drawn.bytes);
            if (format == FigureFormat::Pdf)
                made.pdf = drawn.bytes;
            if (format == FigureFormat::Png)
                made.png = drawn.bytes;
        }
        return made;
    }

    void add(const std::string& name, const QByteArray& content)
    {
        m_files.push_back({(m_folder / name).string(), content});
    }

    const std::vector<OutputFile>& files() const { return m_files; }
    const QString& problem() const { return m_problem; }

private:
    std::filesystem::path m_folder;
    int m_dotsPerInch;
    std::vector<OutputFile> m_files;
    QString m_problem;
};

std::string stepName(std::size_t step)
{
    const std::string number = std::to_string(step);
    return "step-" + (number.size() < 2 ? "0" + number : number);
}

std::string beamerText(const ui::RankingSlides& slides)
{
    const std::string title = core::latexText(slides.table.figure.title.toStdString());
    std::string text = "% Frames for Beamer; \\graphicspath names the folder of these pictures.\n"
                       "\\begin{frame}{" +
                       title + "}\n";
    for (std::size_t step = 0; step < slides.steps.size(); ++step) {
        const std::string page = std::to_string(step + 1);
        text +=
            "  \\includegraphics<" + page + ">[page=" + page + ",width=\\linewidth]{steps.pdf}%\n";
    }
    return text + "\\end{frame}\n\\begin{frame}{" + title +
           "}\n  \\centering\n  \\includegraphics[width=\\linewidth]{formula.pdf}\n\\end{frame}\n";
}

std::string markdownText(const ui::RankingSlides& slides)
{
    std::string text;
    const auto add = [&text](const std::string& name, const ui::Slide& slide) {
        text += (text.empty() ? "" : "\n---\n\n") + std::string("![") +
                slide.figure.description.toStdString() + "](" + name + ".svg)\n";
    };
    for (std::size_t step = 0; step < slides.steps.size(); ++step)
        add(stepName(step), slides.steps[step]);
    add("formula", slides.formula);
    return text;
}

ExitStatus drawSlides(const cli::OptionSet& command, const SlidesRequested& requested)
{
    if (const std::string mistake = cli::usageMistake(requested.input); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    const auto definitions = cli::readMeasures(command, requested.measures);
    if (!definitions)
        return cli::WrongUsage;
    if (requested.measures.size() > 1)
        return cli::wrongUsage(command, "slides show one measure; use -m once.");
    auto read = cli::readList(command, requested.input);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    const auto& found = std::get<cli::ListToExplain>(read);
    const bool isOfSession = requested.measures.empty() && !found.definitions.empty();
    const core::MeasureSpec& definition =
        isOfSession ? found.definitions.front() : definitions->front();
    const ui::RankingSlides slides = ui::rankingSlides(found.list, definition, {});
    SlideFiles files(requested.folder, requested.dotsPerInch);
    files.add("formula", slides.formula);
    files.add("table", slides.table);
    std::vector<QByteArray> pages;
    std::vector<QByteArray> pictures;
    for (std::size_t step = 0; step < slides.steps.size(); ++step) {
        SlideFiles::Drawn drawn = files.add(stepName(step), slides.steps[step]);
        pages.push_back(std::move(drawn.pdf));
        pictures.push_back(std::move(drawn.png));
    }
    if (!files.problem().isEmpty()) {
        cli::warn(files.problem().toStdString());
        return cli::InputRefused;
    }
    files.add("steps.pdf", ui::DrawnPdf(pages).written({slides.table.figure.title, {}}));
    constexpr double secondsEach = 1.5;
    if (const QByteArray moving = animatedPng(pictures, secondsEach); !moving.isEmpty())
        files.add("steps.png", moving);
    files.add("slides.tex", QByteArray::fromStdString(beamerText(slides)));
    files.add("slides.md", QByteArray::fromStdString(markdownText(slides)));
    std::error_code problem;
    std::filesystem::create_directories(requested.folder, problem);
    if (problem) {
        cli::warn(requested.folder + ": the folder cannot be created: " + problem.message());
        return cli::InputRefused;
    }
    return writeOutput(files.files());
}

}  // namespace

cli::Command addSlides(cli::OptionSet program)
{
    const auto requested = std::make_shared<SlidesRequested>();
    cli::OptionSet command =
        program.addCommand("slides", "Draw how a measure is calculated, step by step, for a talk.");
    command.setFooter(slidesHelp);
    command.addArgument("INPUT", requested->input.files,
                        "A session, a list of grades, or QRELS and RUN.");
    command
        .add("--grades", "LIST", requested->input.grades,
             "Grades in rank order, instead of a file.")
        .oneEach();
    command.add("--not-retrieved", "LIST", requested->input.notRetrieved,
                "Grades of the judged documents that were not retrieved.");
    command.add("--query", "ID", requested->input.query, "Query of QRELS and RUN.");
    cli::addMeasures(command, requested->measures);
    command
        .add("-o,--output", "DIR", requested->folder,
             "Output folder, which is created if necessary. Rankscope replaces existing files.")
        .required();
    command.add("--dpi", "N", requested->dotsPerInch, "Dots per inch of PNG (default: 200).")
        .within(36, 1200);
    return {command, [command, requested] { return drawSlides(command, *requested); },
            [requested] { return requested->input.files; }};
}

}  // namespace figures
