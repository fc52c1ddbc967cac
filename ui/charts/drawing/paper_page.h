// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_style.h"

#include <QFont>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QPaintDevice;
class QPainter;

namespace ui {

/// The family of a figure's text unless its style names another: one family on every machine, not
/// the desktop's.
QString paperFamily();

/// The page under a figure: its ground, its margins, its title, and the room that these leave. A
/// figure is laid out in units of a sixteenth of a point or a little less, so that its text has
/// exactly the size of its style and it looks alike on every device.
class PaperPage {
public:
    /// @param points the width and height of the page in points of 1/72 inch
    PaperPage(const QPaintDevice& device, QSizeF points, const FigureStyle& style);

    const FigureStyle& style() const { return m_style; }
    /// Of all text, measured in units; the figure's title is bold.
    const QFont& text() const { return m_text; }
    /// How many units the figure has.
    QSizeF room() const { return m_room; }
    /// Around the room, in points; above it there may be a title too.
    static double margin();
    double unitsPerPoint() const { return m_unitsPerPoint; }
    /// Paints ground and title with a painter that was just begun on the device. What it paints
    /// afterwards is in units, from the room's upper left corner.
    void begin(QPainter& painter) const;

private:
    FigureStyle m_style;
    double m_unitsPerPoint;
    double m_scale;  ///< device pixels per unit
    QSizeF m_page;   ///< in units
    double m_margin;
    QFont m_text;
    QStringList m_titleLines;
    QSizeF m_room;
};

}  // namespace ui
