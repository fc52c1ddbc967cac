// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

namespace ui {

/// Where a callout stands that is about something.
struct CalloutPlace {
    enum class Side { Right, Left, Below, Above, Inside };
    Side side = Side::Right;  ///< of what it is about
    QRect rect;

    bool operator==(const CalloutPlace&) const = default;
};

/// Beside `target` where there is room, at its right if possible, as near to its lower end as the
/// bounds let it; where there is none, in its lower right corner. Always within the bounds, as far
/// as it fits into them.
/// @param gap between the two, in pixels
CalloutPlace calloutPlace(const QRect& target, QSize size, const QRect& bounds, int gap);

}  // namespace ui
