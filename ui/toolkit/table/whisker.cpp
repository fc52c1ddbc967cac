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
    painter.setPen(QPen(theme.mutedText, theme.px(1)));
    painter.drawLine(at(whisker.open.min), at(whisker.open.max));
    if (whisker.zero)
        painter.drawLine(QPointF(at(*whisker.zero).x(), place.top()),
                         QPointF(at(*whisker.zero).x(), place.bottom()));
    QPen dashes(theme.accent, theme.px(2), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2, 1});
    painter.setPen(dashes);
    painter.drawLine(at(whisker.closed.min), at(whisker.closed.max));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    if (whisker.value)
        painter.drawEllipse(at(*whisker.value), radius, radius);
    painter.restore();
}

}  // namespace ui
