// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"

#include <QMetaType>

#include <optional>

class QPainter;
class QRectF;

namespace ui {

struct Theme;

/// The range of a value as a line: dashed as far as grades could move it, thinner and paler for
/// what the open world adds, with a point at the current value. Or another range on a common axis,
/// coloured by its value's sign.
struct Whisker {
    enum class Kind {
        Bounds,
        Interval,  ///< a confidence interval, with caps
        Bar,       ///< from 0 to the value
    };
    core::Extent closed;
    core::Extent open;  ///< closed lies within it
    std::optional<double> value;
    core::Extent axis;           ///< its left and right ends
    std::optional<double> zero;  ///< the position of a short vertical tick
    Kind kind = Kind::Bounds;
};

/// A value's range on its own axis or on a shared one; none if nothing could change.
/// @param axis none: the range together with the value
std::optional<Whisker> whiskerOf(const core::Bounds& bounds, std::optional<double> value,
                                 std::optional<core::Extent> axis = {});
/// The same for a difference: the axis includes 0 and marks it.
std::optional<Whisker> differenceWhiskerOf(const core::Bounds& bounds, std::optional<double> value,
                                           std::optional<core::Extent> axis = {});

/// The interval of a difference. @param axis contains 0 and all intervals beside it
Whisker intervalWhisker(core::Extent interval, double value, core::Extent axis);
/// A difference as a bar. @param axis contains 0 and all differences beside it
Whisker barWhisker(double value, core::Extent axis);

void paintWhisker(QPainter& painter, const QRectF& place, const Whisker& whisker,
                  const Theme& theme);

}  // namespace ui

Q_DECLARE_METATYPE(ui::Whisker)
