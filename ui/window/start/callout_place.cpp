// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/callout_place.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

QRect movedInto(QRect rect, const QRect& bounds)
{
    const auto within = [](int requested, int least, int most) {
        return std::clamp(requested, least, std::max(least, most));
    };
    rect.moveTo(within(rect.left(), bounds.left(), bounds.right() + 1 - rect.width()),
                within(rect.top(), bounds.top(), bounds.bottom() + 1 - rect.height()));
    return rect;
}

}  // namespace

CalloutPlace calloutPlace(const QRect& target, QSize size, const QRect& bounds, int gap)
{
    using Side = CalloutPlace::Side;
    const int low = target.bottom() + 1 - size.height();
    const QRect right(QPoint(target.right() + 1 + gap, low), size);
    const QRect left(QPoint(target.left() - gap - size.width(), low), size);
    const QRect below(QPoint(target.left(), target.bottom() + 1 + gap), size);
    const QRect above(QPoint(target.left(), target.top() - gap - size.height()), size);
    const std::array places{CalloutPlace{Side::Right, right}, CalloutPlace{Side::Left, left},
                            CalloutPlace{Side::Below, below}, CalloutPlace{Side::Above, above}};
    for (const CalloutPlace& place : places) {
        const QRect moved = movedInto(place.rect, bounds);
        if (bounds.contains(moved) && !moved.intersects(target))
            return {place.side, moved};
    }
    QRect inside(QPoint(), size);
    inside.moveBottomRight(target.bottomRight() - QPoint(gap, gap));
    return {Side::Inside, movedInto(inside, bounds)};
}

}  // namespace ui
