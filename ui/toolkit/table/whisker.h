// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"

#include <QMetaType>

#include <optional>

class QPainter;
class QRectF;

namespace ui {

struct Theme;

/// How far a value could go, as a line: dashed as far as grades could move it, thin and paler as
/// far as the open world adds, with a point where it is now.
struct Whisker {
    core::Extent closed;
    core::Extent open;  ///< closed lies within it
    std::optional<double> value;
    core::Extent axis;           ///< its place from left to right
    std::optional<double> zero;  ///< where a small upright line stands
};

/// On an axis of its own, or on one that others have, too; none where nothing could move.
/// @param axis none: as far as it goes, and the value
std::optional<Whisker> whiskerOf(const core::Bounds& bounds, std::optional<double> value,
                                 std::optional<core::Extent> axis = {});
/// The same of a difference: 0 is on its axis, and marked.
std::optional<Whisker> differenceWhiskerOf(const core::Bounds& bounds, std::optional<double> value,
                                           std::optional<core::Extent> axis = {});

void paintWhisker(QPainter& painter, const QRectF& place, const Whisker& whisker,
                  const Theme& theme);

}  // namespace ui

Q_DECLARE_METATYPE(ui::Whisker)
