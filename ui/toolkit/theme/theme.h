// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QMargins>
#include <QPalette>
#include <QSizeF>

class QWidget;

namespace ui {

/// Colours and measures of the look, light or dark. A plain value computed from the widget's
/// palette and font, so that every painter follows their changes.
struct Theme {
    bool dark = false;
    double em = 16;  ///< height of a text line in pixels; spacing grows with it

    QColor window;  ///< behind the panels
    QColor panel;   ///< a card's surface, bars of tools, the rail
    QColor header;  ///< a quiet fill: table headers, what the mouse is over
    QColor hair;    ///< outlines of panels, edges of bars
    QColor line;    ///< between table rows, chart grid
    QColor border;  ///< outlines of buttons, menus and scroll bars
    QColor field;   ///< outlines of inputs, 3:1 on panels and on the window
    QColor text;
    QColor mutedText;
    QColor accent;       ///< what can be pressed, and the ring around the focus
    QColor accentText;   ///< on accent
    QColor accentSoft;   ///< the chosen row, tab or question
    QColor current;      ///< the current item: rank, threshold, query, document; nothing else
    QColor currentEdge;  ///< its outline and its line in a chart
    QColor bar;          ///< what the ranking earned
    QColor idealBar;     ///< what the ideal earned, as an outline
    QColor better;       ///< differences, always with a sign
    QColor worse;
    QColor notice;  ///< a bar that offers or tells something
    QColor error;   ///< a bar that refuses something, always with a sign
    QColor right;   ///< what a classifier gets right; never by colour alone
    QColor wrong;

    static Theme of(const QWidget& widget);
    static Theme make(bool dark, double em);

    /// Design `pixels` at normal text size, scaled to this text size.
    int px(double pixels) const;
    QSize px(QSizeF pixels) const;
    QMargins px(QMargins pixels) const;
};

bool isDark(const QPalette& palette);
/// The window's palette for every standard widget.
QPalette paletteFor(bool dark);

struct ChipColours {
    QColor fill;
    QColor text;
};
/// A grade's chip on a blue scale; the digit is always printed with it.
/// @param share grade over the top of the scale, 0 to 1
ChipColours gradeChip(double share, bool dark);

/// The colour of the n-th series (0-based), colour-blind safe on the theme's surface.
QColor seriesColour(int index, bool dark);

/// The same hue for text: contrast 4.5:1 on panels and on the current item.
QColor seriesInk(int index, bool dark);

/// The least text of the window: 12 pixels where usual text has 13.
constexpr double smallText = 12.0 / 13.0;
/// Text to read rather than to look up: 15 pixels.
constexpr double readingText = 15.0 / 13.0;
/// The one title or number of a screen: 22 pixels.
constexpr double titleText = 22.0 / 13.0;

/// A copy of `font` scaled by `factor`.
QFont scaledFont(const QFont& font, double factor, QFont::Weight weight = QFont::Normal);

}  // namespace ui
