// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/plot_options.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/streams.h"
#include "core/documents/sessions/figure_limits.h"
#include "core/foundation/text/number_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/figure/figure_presets.h"

#include <QFontDatabase>

#include <array>
#include <cmath>
#include <utility>

namespace figures {

namespace {

using ui::FigureFormat;
using ui::FigureSettings;

/// Parses a length above 0 with its unit, such as "85mm", "8.5cm", "3.35in" or "241pt", into
/// millimetres.
std::optional<double> millimetresIn(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, double>, 4> units{
        {{"mm", 1}, {"cm", 10}, {"in", ui::millimetresPerInch}, {"pt", ui::millimetresPerPoint}}};
    for (const auto& [unit, millimetres] : units) {
        if (!text.ends_with(unit))
            continue;
        const auto number = core::parsedNumber<double>(text.substr(0, text.size() - unit.size()));
        if (number && std::isfinite(*number) && *number > 0)
            return *number * millimetres;
    }
    return std::nullopt;
}

/// Parses "0:0.5".
std::optional<ui::ChartRange> rangeIn(const std::string& text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const auto lower = core::parsedNumber<double>(text.substr(0, colon));
    const auto upper = core::parsedNumber<double>(text.substr(colon + 1));
    if (!lower || !upper || !std::isfinite(*lower) || !std::isfinite(*upper) || *lower >= *upper)
        return std::nullopt;
    return ui::ChartRange{*lower, *upper};
}

std::string numberOf(double limit)
{
    return std::to_string(static_cast<int>(limit));
}

/// Finds a built-in preset; user presets would make the output depend on the machine.
std::optional<core::FigurePreset> presetNamed(const cli::OptionSet& command,
                                              const std::string& name)
{
    const ui::FigurePresets presets{QString()};
    std::vector<std::string> known;
    for (const core::FigurePreset& preset : presets.all()) {
        if (preset.name == name)
            return preset;
        known.push_back("“" + preset.name + "”");
    }
    std::string mistake = "--preset: unknown preset “" + name + "”; use one of";
    for (const std::string& preset : known)
        mistake += (preset == known.front() ? " " : ", ") + preset;
    cli::wrongUsage(command, mistake + ".");
    return std::nullopt;
}

/// The family, or for Helvetica and Arial an installed one with the same widths; empty if there is
/// none.
QString installedFamily(const QString& family)
{
    QStringList families{family};
    if (family.compare(QLatin1String("Helvetica"), Qt::CaseInsensitive) == 0 ||
        family.compare(QLatin1String("Arial"), Qt::CaseInsensitive) == 0)
        families << QStringLiteral("Liberation Sans") << QStringLiteral("TeX Gyre Heros")
                 << QStringLiteral("Nimbus Sans") << QStringLiteral("Arimo");
    for (const QString& each : families)
        if (QFontDatabase::hasFamily(each))
            return each;
    return {};
}

/// Splits "OLD=NEW", if the figure has the old name.
std::optional<std::pair<QString, QString>> pairOf(const std::string& renamed,
                                                  const ui::PaperFigure& figure)
{
    const QString text = QString::fromStdString(renamed);
    for (const ui::FigureName& each : figure.names)
        if (text.startsWith(each.name + QLatin1Char('=')))
            return std::pair(each.name, text.mid(each.name.size() + 1));
    return std::nullopt;
}

/// Why "OLD=NEW" does not rename anything.
std::string whyNotRenamed(const std::string& renamed, const ui::PaperFigure& figure)
{
    const std::size_t sign = renamed.find('=');
    if (sign == std::string::npos)
        return "--rename: “" + renamed + "” is not of the form OLD=NEW.";
    std::string known;
    for (const ui::FigureName& each : figure.names)
        known += (known.empty() ? "“" : ", “") + each.name.toStdString() + "”";
    return "--rename: “" + renamed.substr(0, sign) + "” is not a name in " +
           figure.kind.toStdString() +
           (known.empty() ? "; it has no names." : "; its names are " + known + ".");
}

}  // namespace

void PlotOptions::addLength(cli::OptionSet command, const Length& length,
                            const std::function<void(FigureSettings&, double)>& put)
{
    command.take<std::string>(
        length.name, "LENGTH",
        [this, length, put](const std::string& text) {
            const auto millimetres = millimetresIn(text);
            if (!millimetres)
                throw cli::WrongValue{
                    length.name,
                    "“" + text + "” is not a length; use one such as 85mm, 8.5cm, 3.35in or 241pt"};
            if (*millimetres < length.least || *millimetres > length.most)
                throw cli::WrongValue{length.name, "“" + text + "” is out of range; use a length " +
                                                       length.range};
            m_changes.push_back(
                [put, millimetres](FigureSettings& settings) { put(settings, *millimetres); });
        },
        length.description);
}

void PlotOptions::addRange(cli::OptionSet command, const std::string& name,
                           const std::string& description,
                           std::optional<ui::ChartRange> ui::FigureStyle::*range)
{
    command.take<std::string>(
        name, "FROM:TO",
        [this, name, range](const std::string& text) {
            const auto found = rangeIn(text);
            if (!found)
                throw cli::WrongValue{name, "“" + text + "” is not a range; use one such as 0:0.5"};
            m_changes.push_back(
                [range, found](FigureSettings& settings) { settings.style.*range = found; });
        },
        description);
}

void PlotOptions::addFlag(cli::OptionSet command, const std::string& name,
                          const std::string& description, const Change& change)
{
    command.addFlag(
        name, [this, change] { m_changes.push_back(change); }, description);
}

void PlotOptions::addLengths(cli::OptionSet command)
{
    const std::string sizes = "from " + numberOf(core::leastFigureMillimetres) + "mm to " +
                              numberOf(core::mostFigureMillimetres) + "mm";
    addLength(command,
              {"--width", "Width of the whole figure, such as 85mm. Units: mm, cm, in, pt.",
               core::leastFigureMillimetres, core::mostFigureMillimetres, sizes},
              [](FigureSettings& settings, double width) { settings.millimetres.setWidth(width); });
    addLength(
        command,
        {"--height", "Height of the whole figure, such as 60mm.", core::leastFigureMillimetres,
         core::mostFigureMillimetres, sizes},
        [](FigureSettings& settings, double height) { settings.millimetres.setHeight(height); });
    command
        .take<int>(
            "--dpi", "N",
            [this](int dots) {
                m_changes.push_back(
                    [dots](FigureSettings& settings) { settings.dotsPerInch = dots; });
            },
            "Dots per inch of PNG and TIFF (default: 300).")
        .within(core::leastDotsPerInch, core::mostDotsPerInch);
}

void PlotOptions::addText(cli::OptionSet command)
{
    command.take<std::string>(
        "--font", "FAMILY",
        [this](const std::string& family) {
            const QString found = installedFamily(QString::fromStdString(family));
            if (found.isEmpty())
                throw cli::WrongValue{"--font", "the font “" + family + "” is not installed"};
            m_changes.push_back(
                [found](FigureSettings& settings) { settings.style.family = found; });
        },
        "Font family (default: the font that comes with Rankscope). If Helvetica or Arial is not "
        "installed, Rankscope uses a font with the same widths: Liberation Sans, TeX Gyre Heros, "
        "Nimbus Sans or Arimo.");
    addLength(command,
              {"--text-size", "Size of the smallest text, such as 8pt.",
               core::leastFigurePoints * ui::millimetresPerPoint,
               core::mostFigurePoints * ui::millimetresPerPoint,
               "from " + numberOf(core::leastFigurePoints) + "pt to " +
                   numberOf(core::mostFigurePoints) + "pt"},
              [](FigureSettings& settings, double size) {
                  settings.style.textPoints = size / ui::millimetresPerPoint;
              });
    addFlag(command, "--outlines", "Draw text as outlines, which need no font.",
            [](FigureSettings& settings) { settings.hasTextAsOutlines = true; });
    command.take<std::string>(
        "--title", "TEXT",
        [this](const std::string& title) {
            m_changes.push_back([title](FigureSettings& settings) {
                settings.style.title = QString::fromStdString(title);
            });
        },
        "Title above the figure (default: none).");
}

void PlotOptions::addLook(cli::OptionSet command)
{
    using Legend = ui::FigureStyle::Legend;
    addFlag(
        command, "--grey", "Use shades of grey, dashes and markers instead of colours.",
        [](FigureSettings& settings) { settings.style.palette = ui::FigureStyle::Palette::Grey; });
    const auto choosePalette = [this](const std::string& found) {
        std::vector<std::string> known;
        for (const auto& [palette, word] : ui::figurePalettes) {
            if (word == found) {
                m_changes.push_back([chosen = palette](FigureSettings& settings) {
                    settings.style.palette = chosen;
                });
                return;
            }
            known.emplace_back(word);
        }
        throw cli::WrongValue{"--palette", cli::notAChoice(found, known)};
    };
    command.take<std::string>("--palette", "NAME", choosePalette,
                              "Colours: colour (Okabe and Ito, default), tol-bright, tol-muted, "
                              "grey, or black (dashes and markers alone).");
    const std::vector<std::pair<std::string, Legend>> places{
        {"automatic", Legend::Automatic}, {"inside", Legend::Inside}, {"above", Legend::Above},
        {"beside", Legend::Beside},       {"direct", Legend::Direct}, {"none", Legend::None}};
    const auto choose = [this, places](const std::string& found) {
        std::vector<std::string> known;
        for (const auto& [word, place] : places) {
            if (word == found) {
                m_changes.push_back(
                    [legend = place](FigureSettings& settings) { settings.style.legend = legend; });
                return;
            }
            known.push_back(word);
        }
        throw cli::WrongValue{"--legend", cli::notAChoice(found, known)};
    };
    command.take<std::string>("--legend", "PLACE", choose,
                              "Place of the legend: automatic (default), inside, above, beside, "
                              "direct (each name next to its curve) or none.");
    addRange(command, "--xlim", "Range of the x axis, such as 0:0.5.", &ui::FigureStyle::x);
    addRange(command, "--ylim", "Range of the y axis.", &ui::FigureStyle::y);
    command
        .take<double>(
            "--line-width", "F",
            [this](double factor) {
                m_changes.push_back([factor](FigureSettings& settings) {
                    settings.style.lineWidthFactor = factor;
                });
            },
            "Line width relative to the default for the text size (default: 1).")
        .between(core::leastFigureLineWidth, core::mostFigureLineWidth,
                 "a number from " + core::shortestText(core::leastFigureLineWidth) + " to " +
                     core::shortestText(core::mostFigureLineWidth));
    addFlag(command, "--transparent", "Omit the white background.",
            [](FigureSettings& settings) { settings.style.isTransparent = true; });
    addFlag(command, "--no-mark", "Omit the mark of the threshold or cutoff.",
            [](FigureSettings& settings) { settings.style.hasMarks = false; });
    addFlag(command, "--no-guides", "Omit the lines of chance and of perfect calibration.",
            [](FigureSettings& settings) { settings.style.hasGuides = false; });
    addFlag(command, "--no-grid", "Omit grid lines.",
            [](FigureSettings& settings) { settings.style.hasGrid = false; });
    addFlag(command, "--no-square",
            "Let ROC, precision–recall, DET and calibration curves fill the figure instead of a "
            "square.",
            [](FigureSettings& settings) { settings.style.isSquare = false; });
    addFlag(command, "--clinical",
            "Name axes, legends, captions and methods texts as in clinical papers: Sensitivity, 1 "
            "− Specificity, Positive predictive value, Predicted probability, Observed "
            "proportion.",
            [](FigureSettings& settings) { settings.style.hasClinicalNames = true; });
}

void PlotOptions::addWords(cli::OptionSet command)
{
    command
        .add("--rename", "OLD=NEW", m_renamed,
             "Rename a model, run or curve in the figure and in the files written with it. Can "
             "be repeated.")
        .oneEach();
    command.add("--xlabel", "TEXT", m_xTitle, "Title of the x axis.");
    command.add("--ylabel", "TEXT", m_yTitle, "Title of the y axis.");
}

void PlotOptions::addBeside(cli::OptionSet command)
{
    addFlag(command, "--data", "Also write the plotted numbers to FILE.csv.",
            [](FigureSettings& settings) { settings.writesData = true; });
    addFlag(command, "--caption",
            "Also write a caption to FILE.caption.txt and .tex, and a methods text that lists all "
            "rules to FILE.methods.txt and .tex.",
            [](FigureSettings& settings) { settings.writesCaption = true; });
    addFlag(command, "--alt", "Also write a description of the figure to FILE.alt.txt.",
            [](FigureSettings& settings) { settings.writesDescription = true; });
    addFlag(
        command, "--pgfplots",
        "Also write the figure for LaTeX to FILE.pgf.tex; pgfplots draws its curves from FILE.csv.",
        [](FigureSettings& settings) { settings.writesPgfplots = true; });
    addFlag(
        command, "--axis",
        "Also write the curves as an axis of pgfplots to FILE.axis.tex, to \\input and edit; it "
        "reads FILE.csv.",
        [](FigureSettings& settings) { settings.writesAxis = true; });
    addFlag(
        command, "--ids",
        "Include the ids of queries and documents in FILE.csv, and let “all” draw the charts that "
        "show them (default: neither).",
        [](FigureSettings& settings) { settings.held.ids = true; });
    addFlag(command, "--session",
            "Include the session, with all its data, so that Rankscope can open the figure as a "
            "document (default: none).",
            [](FigureSettings& settings) { settings.held.session = true; });
    addFlag(command, "--no-session", "Do not include the session (default).",
            [](FigureSettings& settings) { settings.held.session = false; });
}

void PlotOptions::addTo(cli::OptionSet command)
{
    cli::addChoice<std::optional<FigureFormat>>(
        command, "--format", "FORMAT",
        "Output format: pdf, svg, png, tiff, or eps (with pdftops from poppler-utils; cannot "
        "contain a session). Default: from the file name.",
        {{"pdf", FigureFormat::Pdf},
         {"svg", FigureFormat::Svg},
         {"png", FigureFormat::Png},
         {"tiff", FigureFormat::Tiff},
         {"eps", FigureFormat::Eps}},
        m_format);
    command.add("--preset", "NAME", m_preset,
                "Preset for size and text, such as a journal column. Other options override it.");
    addLengths(command);
    addText(command);
    addLook(command);
    addWords(command);
    addBeside(command);
}

void PlotOptions::adoptUsualSize(const cli::OptionSet& command, const ui::PaperFigure& figure,
                                 FigureSettings& settings) const
{
    constexpr double pageWidth = 170;
    const auto isSaid = [&](const char* option) {
        return m_preset || command.option(option).isGiven();
    };
    if (!isSaid("--width"))
        settings.millimetres.setWidth(pageWidth);
    if (!isSaid("--height"))
        settings.millimetres.setHeight(
            ui::usualHeight(figure, settings.millimetres.width(), settings.style));
}

std::optional<FigureSettings> PlotOptions::settings(const cli::OptionSet& command,
                                                    const std::string& output, bool isFolder) const
{
    FigureSettings settings;
    if (m_preset) {
        const auto preset = presetNamed(command, *m_preset);
        if (!preset)
            return std::nullopt;
        settings = ui::withPreset(settings, *preset);
    }
    for (const Change& change : m_changes)
        change(settings);
    const auto byName =
        output == "-" ? std::nullopt : ui::figureFormatOf(QString::fromStdString(output));
    if (!m_format && !byName && !isFolder) {
        cli::wrongUsage(command, output == "-"
                                     ? "-o - requires --format: pdf, svg, png, tiff or eps."
                                     : "-o " + output +
                                           ": the name does not end in pdf, svg, png, "
                                           "tiff or eps; choose one with --format.");
        return std::nullopt;
    }
    settings.format =
        m_format.value_or(isFolder ? FigureFormat::Pdf : byName.value_or(FigureFormat::Pdf));
    const bool hasBeside = settings.writesData || settings.writesCaption ||
                           settings.writesDescription || settings.writesPgfplots ||
                           settings.writesAxis;
    if (output == "-" && hasBeside) {
        cli::wrongUsage(command,
                        "-o -: only the figure can be written to standard output; name a file.");
        return std::nullopt;
    }
    return settings;
}

ui::FigureWords PlotOptions::knownWords(const ui::PaperFigure& figure) const
{
    ui::FigureWords words;
    words.xTitle = QString::fromStdString(m_xTitle);
    words.yTitle = QString::fromStdString(m_yTitle);
    for (const std::string& renamed : m_renamed)
        if (const auto pair = pairOf(renamed, figure))
            words.renamed.push_back(*pair);
    return words;
}

std::optional<ui::FigureWords> PlotOptions::words(const cli::OptionSet& command,
                                                  const ui::PaperFigure& figure) const
{
    for (const std::string& renamed : m_renamed)
        if (!pairOf(renamed, figure)) {
            cli::wrongUsage(command, whyNotRenamed(renamed, figure));
            return std::nullopt;
        }
    ui::FigureWords words = knownWords(figure);
    if (const QString problem = ui::wordsProblem(figure, words); !problem.isEmpty()) {
        cli::wrongUsage(command, problem.toStdString());
        return std::nullopt;
    }
    return words;
}

}  // namespace figures
