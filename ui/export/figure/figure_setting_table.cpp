// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/figure_setting_table.h"

#include "core/documents/sessions/figure_limits.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <type_traits>

namespace ui {

namespace {

using core::FigureValue;

template <auto member>
auto& memberOf(auto& settings)
{
    if constexpr (requires { settings.*member; })
        return settings.*member;
    else if constexpr (requires { settings.style.*member; })
        return settings.style.*member;
    else
        return settings.held.*member;
}

template <auto member>
FigureValue getMember(const FigureSettings& settings)
{
    const auto& value = memberOf<member>(settings);
    if constexpr (std::is_same_v<decltype(value), const QString&>)
        return value.toStdString();
    else if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(value)>>)
        return static_cast<int>(value);
    else
        return value;
}

template <auto member>
void setMember(FigureSettings& settings, const FigureValue& value)
{
    auto& made = memberOf<member>(settings);
    using Made = std::remove_cvref_t<decltype(made)>;
    if constexpr (std::is_same_v<Made, QString>)
        made = QString::fromStdString(std::get<std::string>(value));
    else if constexpr (std::is_enum_v<Made>)
        made = static_cast<Made>(std::get<int>(value));
    else
        made = std::get<Made>(value);
}

/// The row of a member.
template <auto member>
constexpr FigureSetting settingOf(FigureSetting row)
{
    row.get = getMember<member>;
    row.set = setMember<member>;
    return row;
}

constexpr std::array<std::string_view, 5> formatWords{"pdf", "svg", "png", "tiff", "eps"};
constexpr std::array<std::string_view, 4> lengthUnitWords{"mm", "cm", "in", "pt"};
constexpr std::array outlinesShown{QT_TRANSLATE_NOOP("ui::LookFields", "as text"),
                                   QT_TRANSLATE_NOOP("ui::LookFields", "as outlines")};
constexpr std::array palettesShown{
    QT_TRANSLATE_NOOP("ui::LookFields", "Colour"),
    QT_TRANSLATE_NOOP("ui::LookFields", "Colour, Tol’s bright"),
    QT_TRANSLATE_NOOP("ui::LookFields", "Colour, Tol’s muted"),
    QT_TRANSLATE_NOOP("ui::LookFields", "Grey"),
    QT_TRANSLATE_NOOP("ui::LookFields", "Black, dashes and markers")};
constexpr std::array groundsShown{QT_TRANSLATE_NOOP("ui::LookFields", "on white"),
                                  QT_TRANSLATE_NOOP("ui::LookFields", "transparent")};
constexpr std::array legendsShown{QT_TRANSLATE_NOOP("ui::LookFields", "Best position"),
                                  QT_TRANSLATE_NOOP("ui::LookFields", "Inside"),
                                  QT_TRANSLATE_NOOP("ui::LookFields", "Above"),
                                  QT_TRANSLATE_NOOP("ui::LookFields", "At the side"),
                                  QT_TRANSLATE_NOOP("ui::LookFields", "At the curves"),
                                  QT_TRANSLATE_NOOP("ui::LookFields", "None")};

constexpr core::FigureLimits figureSizes{core::leastFigureMillimetres, core::mostFigureMillimetres};

constexpr std::array settingTable{
    settingOf<&FigureSettings::format>({.key = "format", .limits = {.words = formatWords}}),
    settingOf<&FigureSettings::unit>({.key = "unit", .limits = {.words = lengthUnitWords}}),
    FigureSetting{
        .key = "width",
        .get = [](const FigureSettings& made) -> FigureValue { return made.millimetres.width(); },
        .set = [](FigureSettings& made,
                  const FigureValue& value) { made.millimetres.setWidth(std::get<double>(value)); },
        .limits = figureSizes,
        .unit = FigureSetting::Unit::Millimetre,
        .option = {"--width", "Width of the whole figure, such as 85mm. Units: mm, cm, in, pt.",
                   "LENGTH"}},
    FigureSetting{
        .key = "height",
        .get = [](const FigureSettings& made) -> FigureValue { return made.millimetres.height(); },
        .set =
            [](FigureSettings& made, const FigureValue& value) {
                made.millimetres.setHeight(std::get<double>(value));
            },
        .limits = figureSizes,
        .unit = FigureSetting::Unit::Millimetre,
        .option = {"--height", "Height of the whole figure, such as 60mm.", "LENGTH"}},
    settingOf<&FigureSettings::dotsPerInch>(
        {.key = "dotsPerInch",
         .preset = "dpi",
         .limits = {core::leastDotsPerInch, core::mostDotsPerInch},
         .option = {"--dpi", "Dots per inch of PNG and TIFF (default: 300).", "N"}}),
    settingOf<&FigureStyle::family>(
        {.key = "family",
         .preset = "family",
         .isFont = true,
         .option =
             {"--font",
              "Font family (default: the font that comes with Rankscope). If Helvetica or Arial "
              "is not installed, Rankscope uses a font with the same widths: Liberation Sans, "
              "TeX Gyre Heros, Nimbus Sans or Arimo.",
              "FAMILY"},
         .place = {LookRow::Font, QT_TRANSLATE_NOOP("ui::LookFields", "Font")}}),
    settingOf<&FigureStyle::textPoints>(
        {.key = "textPoints",
         .preset = "text",
         .limits = {core::leastFigurePoints, core::mostFigurePoints},
         .unit = FigureSetting::Unit::Point,
         .option = {"--text-size", "Size of the smallest text, such as 8pt.", "LENGTH"},
         .place = {LookRow::Font, QT_TRANSLATE_NOOP("ui::LookFields", "Text size in points"),
                   QT_TRANSLATE_NOOP("ui::LookFields", "Size of the smallest text in the figure")},
         .stretch = 0,
         .decimals = 1,
         .step = 0.5}),
    settingOf<&FigureSettings::hasTextAsOutlines>(
        {.key = "textAsOutlines",
         .preset = "outlines",
         .option = {"--outlines", "Draw text as outlines, which need no font."},
         .place = {LookRow::Text, QT_TRANSLATE_NOOP("ui::LookFields", "Text"),
                   QT_TRANSLATE_NOOP(
                       "ui::LookFields",
                       "Text stays searchable and editable. Outlines need no fonts.")},
         .shown = outlinesShown,
         .isForVectors = true}),
    settingOf<&FigureStyle::title>(
        {.option = {"--title", "Title above the figure (default: none).", "TEXT"}}),
    // What presets wrote before they named palettes.
    FigureSetting{
        .preset = "grey",
        .get = [](const FigureSettings& made) -> FigureValue {
            return made.style.palette == FigureStyle::Palette::Grey;
        },
        .set =
            [](FigureSettings& made, const FigureValue& value) {
                made.style.palette = std::get<bool>(value) ? FigureStyle::Palette::Grey
                                                           : FigureStyle::Palette::Colour;
            },
        .option = {"--grey", "Use shades of grey, dashes and markers instead of colours."}},
    settingOf<&FigureStyle::palette>(
        {.key = "palette",
         .preset = "palette",
         .limits = {.words = core::figurePalettes},
         .option =
             {"--palette",
              "Colours: colour (Okabe and Ito, default), tol-bright, tol-muted, grey, or black "
              "(dashes and markers alone).",
              "NAME"},
         .place = {LookRow::Colours, QT_TRANSLATE_NOOP("ui::LookFields", "Colours")},
         .shown = palettesShown}),
    settingOf<&FigureStyle::legend>(
        {.key = "legend",
         .limits = {.words = core::legendPlaces},
         .option = {"--legend",
                    "Place of the legend: automatic (default), inside, above, beside, direct (each "
                    "name next to its curve) or none.",
                    "PLACE"},
         .place = {LookRow::Legend, QT_TRANSLATE_NOOP("ui::LookFields", "Legend")},
         .shown = legendsShown,
         .isOffered = &PaperFigure::hasLegend}),
    FigureSetting{.range = &FigureStyle::x,
                  .option = {"--xlim", "Range of the x axis, such as 0:0.5.", "FROM:TO"},
                  .place = {LookRow::X, QT_TRANSLATE_NOOP("ui::LookFields", "x")},
                  .isOffered = &PaperFigure::hasLimits},
    FigureSetting{.range = &FigureStyle::y,
                  .option = {"--ylim", "Range of the y axis.", "FROM:TO"},
                  .place = {LookRow::Y, QT_TRANSLATE_NOOP("ui::LookFields", "y")},
                  .isOffered = &PaperFigure::hasLimits},
    settingOf<&FigureStyle::lineWidthFactor>(
        {.key = "lineWidth",
         .limits = {core::leastFigureLineWidth, core::mostFigureLineWidth},
         .option = {"--line-width",
                    "Line width relative to the default for the text size (default: 1).", "F"},
         .place = {LookRow::Lines, QT_TRANSLATE_NOOP("ui::LookFields", "Line width factor"),
                   QT_TRANSLATE_NOOP("ui::LookFields",
                                     "Relative to the line width for this text size")},
         .decimals = 2,
         .step = 0.25}),
    settingOf<&FigureStyle::isTransparent>(
        {.key = "transparent",
         .option = {"--transparent", "Omit the white background."},
         .place = {LookRow::Colours, QT_TRANSLATE_NOOP("ui::LookFields", "Background")},
         .shown = groundsShown}),
    settingOf<&FigureStyle::hasMarks>(
        {.key = "marks",
         .preset = "marks",
         .option = {"--no-mark", "Omit the mark at the threshold or cutoff."},
         .place = {LookRow::Show, QT_TRANSLATE_NOOP("ui::LookFields", "Mark"),
                   QT_TRANSLATE_NOOP("ui::LookFields", "Mark the threshold or the cutoff")}}),
    settingOf<&FigureStyle::hasGuides>(
        {.key = "guides",
         .preset = "guides",
         .option = {"--no-guides", "Omit the lines for chance and perfect calibration."},
         .place = {LookRow::Show, QT_TRANSLATE_NOOP("ui::LookFields", "Guides"),
                   QT_TRANSLATE_NOOP("ui::LookFields",
                                     "Lines for chance and perfect calibration")}}),
    settingOf<&FigureStyle::hasGrid>(
        {.key = "grid",
         .preset = "grid",
         .option = {"--no-grid", "Omit grid lines."},
         .place = {LookRow::Show, QT_TRANSLATE_NOOP("ui::LookFields", "Grid"),
                   QT_TRANSLATE_NOOP("ui::LookFields", "Lines at the ticks")}}),
    settingOf<&FigureStyle::isSquare>(
        {.key = "square",
         .option =
             {"--no-square",
              "Let ROC, precision–recall, DET and calibration curves fill the figure instead of "
              "a square."},
         .place = {LookRow::Axes, QT_TRANSLATE_NOOP("ui::LookFields", "Square"),
                   QT_TRANSLATE_NOOP(
                       "ui::LookFields",
                       "Give ROC, precision–recall, DET and calibration curves axes of "
                       "equal length")}}),
    settingOf<&FigureStyle::hasClinicalNames>(
        {.key = "clinical",
         .option =
             {"--clinical",
              "Name axes, legends, captions and methods texts as in clinical papers: "
              "Sensitivity, 1 − Specificity, Positive predictive value, Predicted probability, "
              "Observed proportion."},
         .place = {LookRow::Axes, QT_TRANSLATE_NOOP("ui::LookFields", "Clinical names"),
                   QT_TRANSLATE_NOOP(
                       "ui::LookFields",
                       "Name axes as in clinical papers: sensitivity, 1 − specificity, "
                       "predicted probability …")},
         .stretch = 2}),
    settingOf<&FigureSettings::writesData>(
        {.key = "data",
         .option = {"--data", "Also write the plotted numbers to FILE.csv."},
         .isBeside = true}),
    settingOf<&FigureSettings::writesCaption>(
        {.key = "caption",
         .option =
             {"--caption",
              "Also write a caption to FILE.caption.txt and .tex, and a methods text that lists "
              "all rules to FILE.methods.txt and .tex."},
         .isBeside = true}),
    settingOf<&FigureSettings::writesDescription>(
        {.key = "description",
         .option = {"--alt", "Also write a description of the figure to FILE.alt.txt."},
         .isBeside = true}),
    settingOf<&FigureSettings::writesPgfplots>(
        {.key = "pgfplots",
         .option =
             {"--pgfplots",
              "Also write the figure for LaTeX to FILE.pgf.tex; pgfplots draws its curves from "
              "FILE.csv."},
         .isBeside = true}),
    settingOf<&FigureSettings::writesAxis>(
        {.option =
             {"--axis",
              "Also write the curves to FILE.axis.tex as a pgfplots axis that you can \\input "
              "and edit; it reads FILE.csv."},
         .isBeside = true}),
    settingOf<&HeldRows::ids>(
        {.option = {"--ids",
                    "Include the ids of queries and documents in FILE.csv, and let “all” draw the "
                    "charts that show them (default: neither)."},
         .isBeside = true}),
    settingOf<&HeldRows::session>(
        {.option = {"--session",
                    "Include the session, with all its data, so that Rankscope can open the figure "
                    "as a document (default: none)."},
         .isBeside = true}),
};

}  // namespace

FigureValue FigureSetting::value(const FigureSettings& settings) const
{
    const FigureValue found = get(settings);
    if (limits.words.empty())
        return found;
    return std::string(limits.words[static_cast<std::size_t>(std::get<int>(found))]);
}

void FigureSetting::put(FigureSettings& settings, const FigureValue& value) const
{
    if (limits.words.empty())
        return set(settings, value);
    const auto word = std::ranges::find(limits.words, std::get<std::string>(value));
    if (word != limits.words.end())
        set(settings, static_cast<int>(word - limits.words.begin()));
}

std::span<const FigureSetting> figureSettingTable()
{
    return settingTable;
}

}  // namespace ui
