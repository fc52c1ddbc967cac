// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>

#include <deque>

namespace ui {

/// The typeface of a piece of a formula.
enum class FormulaFace {
    Digits,   ///< the widget's own font
    Strong,   ///< the widget's font in bold
    Upright,  ///< names: the widget's own font, with the height of its letters
    Slanted,  ///< variables: a serif in italics
};

/// The fonts of one formula, created on demand. Lengths are in pixels; an *em* is the font's size.
class FormulaFonts {
public:
    struct Sized {
        FormulaFace face;
        double scale;
        QFont font;
        QFontMetricsF metrics;
    };

    /// @param base the widget's font
    explicit FormulaFonts(const QFont& base);

    /// @param scale 1 for the line itself, less in scripts
    const Sized& at(FormulaFace face, double scale);
    double em() const { return m_em; }
    /// The height of fraction bars and minus signs above the baseline.
    double axis() const { return m_axis; }
    double barThickness() const { return m_barThickness; }

private:
    QFont m_base;
    QFont m_serif;
    double m_em;
    double m_axis;
    double m_barThickness;
    std::deque<Sized> m_made;  // references stay valid
};

}  // namespace ui
