// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double designLineHeight = 16;

QColor colour(const char* name)
{
    return QColor(QLatin1String(name));
}

Theme coloursOf(bool dark)
{
    Theme theme;
    theme.dark = dark;
    const auto pick = [dark](const char* light, const char* night) {
        return colour(dark ? night : light);
    };
    theme.window = pick("#f6f7f9", "#15191e");
    theme.panel = pick("#ffffff", "#1c2127");
    theme.header = pick("#f6f8fa", "#232a31");
    theme.hair = pick("#e4e8ec", "#2b323a");
    theme.line = pick("#edf0f2", "#272e35");
    theme.border = pick("#d3d9df", "#38424b");
    theme.field = pick("#84909b", "#6b7782");
    theme.text = pick("#1b2229", "#e7ebef");
    theme.mutedText = pick("#5b6672", "#a2aeb9");
    theme.accent = pick("#0b5a99", "#4da0e0");
    theme.accentText = pick("#ffffff", "#0c1116");
    theme.accentSoft = pick("#eaf2f9", "#1b3346");
    theme.current = pick("#fff3cf", "#4b3f17");
    theme.currentEdge = pick("#b8860b", "#e0b64a");
    theme.bar = pick("#2b7bbf", "#4ba3e3");
    theme.idealBar = pick("#aab5c0", "#5a6570");
    theme.better = pick("#00704a", "#4cc38a");
    theme.worse = pick("#b3261e", "#ff8a80");
    theme.notice = pick("#eef1f4", "#262d35");
    theme.error = pick("#fdeceb", "#4a2523");
    theme.right = pick("#cfe3f5", "#1f4666");
    theme.wrong = pick("#fde0d3", "#6b3520");
    return theme;
}

}  // namespace

Theme Theme::of(const QWidget& widget)
{
    // A style sheet gives some widgets a transparent palette; the window's is opaque.
    const QColor surface = widget.window()->palette().color(QPalette::Window);
    const bool dark = surface.alpha() == 255 && surface.lightness() < 128;
    return make(dark, QFontMetricsF(widget.font()).height());
}

Theme Theme::make(bool dark, double em)
{
    // Cached, because parsing colour names takes longer than painting with them.
    static const Theme light = coloursOf(false);
    static const Theme night = coloursOf(true);
    Theme theme = dark ? night : light;
    theme.em = em;
    return theme;
}

int Theme::px(double pixels) const
{
    return static_cast<int>(std::lround(pixels * em / designLineHeight));
}

QSize Theme::px(QSizeF pixels) const
{
    return {px(pixels.width()), px(pixels.height())};
}

QMargins Theme::px(QMargins pixels) const
{
    return {px(pixels.left()), px(pixels.top()), px(pixels.right()), px(pixels.bottom())};
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

QPalette paletteFor(bool dark)
{
    const Theme theme = Theme::make(dark, designLineHeight);
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, theme.header);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.worse);
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Light, theme.panel);
    palette.setColor(QPalette::Midlight, theme.header);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Dark, theme.border);
    palette.setColor(QPalette::Shadow, theme.border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.border.darker(dark ? 70 : 130));
    return palette;
}

ChipColours gradeChip(double share, bool dark)
{
    struct Stop {
        double share;
        const char* light;
        const char* night;
    };
    static constexpr std::array<Stop, 6> ramp{{{0.0, "#e8ebee", "#39424b"},
                                               {0.2, "#d3e6f5", "#24425c"},
                                               {0.4, "#a9d0f0", "#27587f"},
                                               {0.6, "#6caddf", "#2c74ab"},
                                               {0.8, "#2577b8", "#3f95d6"},
                                               {1.0, "#0b5a99", "#7cc0f2"}}};
    const double place = std::clamp(share, 0.0, 1.0) * (ramp.size() - 1);
    const auto& stop = ramp[static_cast<std::size_t>(std::lround(place))];
    const QColor fill = colour(dark ? stop.night : stop.light);
    const double luminance = 0.2126 * fill.redF() * fill.redF() +
                             0.7152 * fill.greenF() * fill.greenF() +
                             0.0722 * fill.blueF() * fill.blueF();
    return {fill, luminance > 0.22 ? colour("#17202a") : colour("#ffffff")};
}

QColor seriesColour(int index, bool dark)
{
    // Okabe and Ito's palette in order of contrast, lightened for dark surfaces.
    static constexpr std::array<const char*, 6> light{"#0072b2", "#d55e00", "#009e73",
                                                      "#cc79a7", "#1c232b", "#7a6a00"};
    static constexpr std::array<const char*, 6> night{"#56b4e9", "#f08a3c", "#2fc79a",
                                                      "#e39cc4", "#e7ebef", "#f0e442"};
    const auto place = static_cast<std::size_t>(index) % light.size();
    return colour(dark ? night[place] : light[place]);
}

QColor seriesInk(int index, bool dark)
{
    static constexpr std::array<const char*, 6> light{"#00639c", "#a84a00", "#00704a",
                                                      "#97376b", "#1c232b", "#6b5d00"};
    static constexpr std::array<const char*, 6> night{"#7cc4f0", "#ffa866", "#4fd6ad",
                                                      "#f0b3d3", "#e7ebef", "#f0e442"};
    const auto place = static_cast<std::size_t>(index) % light.size();
    return colour(dark ? night[place] : light[place]);
}

QFont scaledFont(const QFont& font, double factor, QFont::Weight weight)
{
    QFont scaled = font;
    if (font.pointSizeF() > 0)
        scaled.setPointSizeF(font.pointSizeF() * factor);
    else
        scaled.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    scaled.setWeight(weight);
    return scaled;
}

}  // namespace ui
