// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

class QPainter;
class QRect;

namespace ui {

struct Theme;

/// The bars of a cell, relative to the longest of its column: what something earns, solid, in front
/// of what the ideal earns, an outline.
struct Bars {
    double earned = 0;
    std::optional<double> ideal;  ///< none: nothing to compare with
};

/// Paints nothing if the place is too narrow to compare lengths.
void paintBars(QPainter& painter, const QRect& place, const Bars& bars, const Theme& theme);

/// Paints a sample of each bar with its name, as many as fit.
/// @param names of the solid bar and of the outline; then, if there are any, shorter ones
void paintBarKey(QPainter& painter, const QRect& place, const QStringList& names,
                 const Theme& theme);

}  // namespace ui
