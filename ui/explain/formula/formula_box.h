// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

/// Text with its position: `origin` is the start of its baseline.
struct PlacedText {
    QString text;
    QFont font;
    QPointF origin;
    QRectF box;
    bool isDimmed = false;
};

/// A fraction bar with the boxes of numerator and denominator.
struct PlacedBar {
    QRectF box;
    QRectF numerator;
    QRectF denominator;
    bool isDimmed = false;
};

/// A parenthesis or bracket taller than the font's own.
struct PlacedBracket {
    QChar shape;  ///< ( ) [ ]
    QRectF box;
    bool isDimmed = false;
};

/// A term: can be highlighted and clicked.
struct PlacedTerm {
    std::size_t rank;  ///< 1-based
    QRectF box;
    bool isBelowBar = false;  ///< in a denominator
};

/// A number to fill in.
struct PlacedBlank {
    std::size_t place;  ///< index, from 0
    QRectF box;
};

/// A piece that can only be selected whole; see isAtom().
struct PlacedAtom {
    std::vector<std::size_t> path;  ///< in the tree of the piece
    QRectF box;
};

/// A measured piece of a formula around its own origin: the left end of its baseline, y downward.
struct FormulaBox {
    double width = 0;
    double ascent = 0;  ///< above the baseline
    double descent = 0;
    std::vector<PlacedText> texts;
    std::vector<PlacedBar> bars;
    std::vector<PlacedBracket> brackets;
    std::vector<PlacedTerm> terms;
    std::vector<PlacedAtom> atoms;  ///< in reading order
    std::vector<PlacedBlank> blanks;
    std::vector<QRectF> outcomes;  ///< results computed from the terms, without the equals sign

    QRectF rect() const { return {0, -ascent, width, ascent + descent}; }
    /// Places `other` with its origin at `at` and grows the extents.
    void place(FormulaBox other, QPointF at);
    /// Places `other` after the last piece, on the same baseline.
    void append(FormulaBox other, double space = 0);
    void dim();
    /// The box as the n-th child (0-based) of another piece.
    FormulaBox asChild(std::size_t n) &&;
};

}  // namespace ui
