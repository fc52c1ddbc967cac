// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/whisker.h"

#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

std::optional<Whisker> whiskerOf(const core::Bounds& bounds, std::optional<double> value,
                                 std::optional<core::Extent> axis)
{
    if (!bounds.extent)
        return std::nullopt;
    const core::Extent open = bounds.openWorld.value_or(*bounds.extent);
    if (open.width() == 0)
        return std::nullopt;
    const core::Extent own = value ? open.with(*value) : open;
    return Whisker{*bounds.extent, open, value, axis.value_or(own), std::nullopt};
}

std::optional<Whisker> differenceWhiskerOf(const core::Bounds& bounds, std::optional<double> value,
                                           std::optional<core::Extent> axis)
{
    auto whisker = whiskerOf(bounds, value, axis);
    if (whisker) {
        whisker->axis = whisker->axis.with(0);
        whisker->zero = 0;
    }
    return whisker;
}

Whisker intervalWhisker(core::Extent interval, double value, core::Extent axis)
{
    return {interval, interval, value, axis, 0, Whisker::Kind::Interval};
}

Whisker barWhisker(double value, core::Extent axis)
{
    const core::Extent bar{std::min(0.0, value), std::max(0.0, value)};
    return {bar, bar, value, axis, 0, Whisker::Kind::Bar};
}

namespace {

void paintBounds(QPainter& painter, const Whisker& whisker, const Theme& theme, double radius,
                 const auto& at)
{
    painter.setPen(QPen(theme.mutedText, theme.px(1)));
    painter.drawLine(at(whisker.open.min), at(whisker.open.max));
    QPen dashes(theme.accent, theme.px(2), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2, 1});
    painter.setPen(dashes);
    painter.drawLine(at(whisker.closed.min), at(whisker.closed.max));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    if (whisker.value)
        painter.drawEllipse(at(*whisker.value), radius, radius);
}

void paintInterval(QPainter& painter, const Whisker& whisker, const Theme& theme, double radius,
                   const auto& at)
{
    painter.setPen(QPen(theme.text, theme.px(1.5), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at(whisker.closed.min), at(whisker.closed.max));
    for (const double end : {whisker.closed.min, whisker.closed.max})
        painter.drawLine(at(end) - QPointF(0, radius), at(end) + QPointF(0, radius));
    painter.setPen(Qt::NoPen);
    painter.setBrush(*whisker.value > 0   ? theme.better
                     : *whisker.value < 0 ? theme.worse
                                          : theme.mutedText);
    painter.drawEllipse(at(*whisker.value), radius, radius);
}

void paintBar(QPainter& painter, const Whisker& whisker, const Theme& theme, double height,
              const auto& at)
{
    constexpr int orange = 1;
    constexpr int green = 2;
    painter.fillRect(QRectF(at(whisker.closed.min) - QPointF(0, height / 2),
                            at(whisker.closed.max) + QPointF(0, height / 2)),
                     seriesColour(*whisker.value > 0 ? green : orange, theme.dark));
}

}  // namespace

void paintWhisker(QPainter& painter, const QRectF& place, const Whisker& whisker,
                  const Theme& theme)
{
    const double radius = std::min<double>(theme.px(3), place.height() / 2);
    const double middle = place.center().y();
    const auto at = [&](double number) {
        const double share =
            std::clamp((number - whisker.axis.min) / whisker.axis.width(), 0.0, 1.0);
        return QPointF(place.left() + radius + share * (place.width() - 2 * radius), middle);
    };
    painter.save();
    if (whisker.zero) {
        painter.setPen(QPen(theme.mutedText, theme.px(1)));
        painter.drawLine(QPointF(at(*whisker.zero).x(), place.top()),
                         QPointF(at(*whisker.zero).x(), place.bottom()));
    }
    switch (whisker.kind) {
    case Whisker::Kind::Bounds:
        paintBounds(painter, whisker, theme, radius, at);
        break;
    case Whisker::Kind::Interval:
        paintInterval(painter, whisker, theme, theme.px(4), at);
        break;
    case Whisker::Kind::Bar:
        paintBar(painter, whisker, theme, std::min<double>(theme.px(5), place.height()), at);
        break;
    }
    painter.restore();
}

}  // namespace ui
