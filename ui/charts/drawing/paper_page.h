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

/// The default font family of figures: the same on every machine, not the system's.
QString paperFamily();

/// The page of a figure: its background, margins and title, and the room that is left. Figures are
/// laid out in units of about 1/16 point, so that text has exactly the size in the style and the
/// figure looks the same on every device.
class PaperPage {
public:
    /// @param points the width and height of the page in points of 1/72 inch
    PaperPage(const QPaintDevice& device, QSizeF points, const FigureStyle& style);

    const FigureStyle& style() const { return m_style; }
    /// Of all text, in units; the figure's title is bold.
    const QFont& text() const { return m_text; }
    /// The size of the figure in units.
    QSizeF room() const { return m_room; }
    /// Around the room, in points; the title adds to it at the top.
    static double margin();
    double unitsPerPoint() const { return m_unitsPerPoint; }
    /// Paints background and title with a painter that was just begun on the device. Later painting
    /// is in units, from the room's upper left corner.
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
