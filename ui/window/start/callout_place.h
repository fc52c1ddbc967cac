// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

namespace ui {

/// The position of a callout next to its target.
struct CalloutPlace {
    enum class Side { Right, Left, Below, Above, Inside };
    Side side = Side::Right;  ///< of the target
    QRect rect;

    bool operator==(const CalloutPlace&) const = default;
};

/// Next to `target` if there is room, preferably on its right, as close to its lower end as the
/// bounds allow; otherwise in its lower right corner. Within the bounds as far as it fits.
/// @param gap the distance to the target, in pixels
CalloutPlace calloutPlace(const QRect& target, QSize size, const QRect& bounds, int gap);

}  // namespace ui
