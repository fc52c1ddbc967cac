// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/bars.h"

#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr double heightAlone = 9;  ///< heights, in design pixels
constexpr double heightInFront = 6;
constexpr double heightOfOutline = 11;

void paintSolid(QPainter& painter, QRectF bar, const Theme& theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.bar);
    painter.drawRoundedRect(bar, theme.px(1), theme.px(1));
}

void paintOutline(QPainter& painter, QRectF bar, const Theme& theme)
{
    painter.setPen(QPen(theme.idealBar, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), theme.px(2), theme.px(2));
}

/// In the middle of the place's height.
QRectF barAt(const QRect& place, double length, double height)
{
    QRectF bar(place.left(), 0, std::max(1.0, length), height);
    bar.moveCenter({bar.center().x(), QRectF(place).center().y()});
    return bar;
}

}  // namespace

void paintBars(QPainter& painter, const QRect& place, const Bars& bars, const Theme& theme)
{
    // Bars that hardly differ in length are useless.
    if (place.width() <= theme.px(24))
        return;
    const int longest = std::min(place.width() - theme.px(8), theme.px(bars.ideal ? 216 : 150));
    const auto lengthOf = [longest](double share) { return std::clamp(share, 0.0, 1.0) * longest; };
    if (bars.ideal && *bars.ideal > 0)
        paintOutline(painter, barAt(place, lengthOf(*bars.ideal), theme.px(heightOfOutline)),
                     theme);
    if (bars.earned > 0)
        paintSolid(
            painter,
            barAt(place, lengthOf(bars.earned), theme.px(bars.ideal ? heightInFront : heightAlone)),
            theme);
}

void paintBarKey(QPainter& painter, const QRect& place, const QStringList& names,
                 const Theme& theme)
{
    constexpr std::array paints{paintSolid, paintOutline};
    constexpr std::array heights{heightInFront, heightOfOutline - 1};
    constexpr qsizetype kinds = 2;
    const int sample = theme.px(16);
    const auto widthOf = [&](const QString& name) {
        return sample + theme.px(5) + painter.fontMetrics().horizontalAdvance(name);
    };
    const bool isWhole = names.size() <= kinds ||
                         widthOf(names[0]) + theme.px(8) + widthOf(names[1]) <= place.width();
    const qsizetype first = isWhole ? 0 : kinds;
    QRect rest = place;
    for (qsizetype which = 0; which < std::min(names.size(), kinds); ++which) {
        const QString& name = names[first + which];
        const int width = widthOf(name);
        if (width > rest.width())
            return;
        const auto kind = static_cast<std::size_t>(which);
        paints[kind](painter, barAt(rest, sample, theme.px(heights[kind])), theme);
        painter.setPen(theme.mutedText);
        painter.drawText(rest.adjusted(sample + theme.px(5), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
        rest.setLeft(rest.left() + width + theme.px(8));
    }
}

}  // namespace ui
