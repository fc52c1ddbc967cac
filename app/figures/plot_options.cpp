// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/plot_options.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/streams.h"
#include "core/foundation/text/number_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/figure/figure_presets.h"

#include <QFontDatabase>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace figures {

namespace {

using ui::FigureFormat;
using ui::FigureSetting;
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

/// The family, or for Helvetica and Arial an installed one with the same widths.
std::string installedFont(const std::string& name)
{
    const QString family = QString::fromStdString(name);
    QStringList families{family};
    if (family.compare(QLatin1String("Helvetica"), Qt::CaseInsensitive) == 0 ||
        family.compare(QLatin1String("Arial"), Qt::CaseInsensitive) == 0)
        families << QStringLiteral("Liberation Sans") << QStringLiteral("TeX Gyre Heros")
                 << QStringLiteral("Nimbus Sans") << QStringLiteral("Arimo");
    for (const QString& each : families)
        if (QFontDatabase::hasFamily(each))
            return each.toStdString();
    throw cli::WrongValue{"--font", "the font “" + name + "” is not installed"};
}

/// The text, if it is a word of the setting.
std::string textAmong(const FigureSetting& setting, const std::string& text)
{
    const auto words = setting.limits.words;
    if (words.empty() || std::ranges::find(words, text) != words.end())
        return text;
    throw cli::WrongValue{setting.option.name, cli::notAChoice(text, {words.begin(), words.end()})};
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

void PlotOptions::change(const FigureSetting& setting, const core::FigureValue& value)
{
    m_changes.push_back(
        [&setting, value](FigureSettings& settings) { setting.put(settings, value); });
}

void PlotOptions::addLength(cli::OptionSet command, const FigureSetting& setting)
{
    const bool isOfPoints = setting.unit == FigureSetting::Unit::Point;
    const double unit = isOfPoints ? ui::millimetresPerPoint : 1;
    const std::string suffix = isOfPoints ? "pt" : "mm";
    const std::string range = "from " + numberOf(setting.limits.least) + suffix + " to " +
                              numberOf(setting.limits.most) + suffix;
    const auto take = [this, &setting, unit, range](const std::string& text) {
        const auto millimetres = millimetresIn(text);
        if (!millimetres)
            throw cli::WrongValue{
                setting.option.name,
                "“" + text + "” is not a length; use one such as 85mm, 8.5cm, 3.35in or 241pt"};
        if (*millimetres < setting.limits.least * unit || *millimetres > setting.limits.most * unit)
            throw cli::WrongValue{setting.option.name,
                                  "“" + text + "” is out of range; use a length " + range};
        change(setting, *millimetres / unit);
    };
    command.take<std::string>(setting.option.name, setting.option.valueName, take,
                              setting.option.help);
}

void PlotOptions::addRange(cli::OptionSet command, const FigureSetting& setting)
{
    const auto take = [this, &setting](const std::string& text) {
        const auto found = rangeIn(text);
        if (!found)
            throw cli::WrongValue{setting.option.name,
                                  "“" + text + "” is not a range; use one such as 0:0.5"};
        m_changes.push_back([range = setting.range, found](FigureSettings& settings) {
            settings.style.*range = found;
        });
    };
    command.take<std::string>(setting.option.name, setting.option.valueName, take,
                              setting.option.help);
}

void PlotOptions::addSetting(cli::OptionSet command, const FigureSetting& setting)
{
    if (setting.range)
        return addRange(command, setting);
    if (setting.unit != FigureSetting::Unit::None)
        return addLength(command, setting);
    const std::string name = setting.option.name;
    const auto& limits = setting.limits;
    const core::FigureValue usual = setting.value({});
    if (const auto* isOn = std::get_if<bool>(&usual)) {
        command.addFlag(
            name, [this, &setting, made = !*isOn] { change(setting, made); }, setting.option.help);
    } else if (std::holds_alternative<int>(usual)) {
        command
            .take<int>(
                name, setting.option.valueName,
                [this, &setting](int number) { change(setting, number); }, setting.option.help)
            .within(static_cast<int>(limits.least), static_cast<int>(limits.most));
    } else if (std::holds_alternative<double>(usual)) {
        command
            .take<double>(
                name, setting.option.valueName,
                [this, &setting](double number) { change(setting, number); }, setting.option.help)
            .between(limits.least, limits.most,
                     "a number from " + core::shortestText(limits.least) + " to " +
                         core::shortestText(limits.most));
    } else {
        const auto take = [this, &setting](const std::string& text) {
            change(setting, setting.isFont ? installedFont(text) : textAmong(setting, text));
        };
        command.take<std::string>(name, setting.option.valueName, take, setting.option.help);
    }
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
    const auto addSettings = [this, command](bool areBeside) {
        for (const FigureSetting& setting : ui::figureSettingTable())
            if (setting.option.name && setting.isBeside == areBeside)
                addSetting(command, setting);
    };
    addSettings(false);
    addWords(command);
    addSettings(true);
    command.addFlag(
        "--no-session",
        [this] {
            m_changes.push_back([](FigureSettings& settings) { settings.held.session = false; });
        },
        "Do not include the session (default).");
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
