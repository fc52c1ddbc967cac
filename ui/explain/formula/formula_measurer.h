// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/formula/formula_box.h"
#include "ui/explain/formula/formula_fonts.h"
#include "ui/text/formula/formula.h"

namespace ui {

/// Gives every node of a formula a size and place as in textbooks: fraction bars at the height of
/// the minus sign, smaller scripts, more space around = than around +.
class FormulaMeasurer {
public:
    explicit FormulaMeasurer(FormulaFonts& fonts)
        : m_fonts(fonts)
    {}

    FormulaBox measure(const Formula& formula) { return measure(formula, {}); }
    /// Space before and after a relation symbol.
    double relationSpace() const;

private:
    struct Style {
        double scale = 1;
        bool isStrong = false;
        bool isInFraction = false;
    };

    FormulaBox measure(const Formula& formula, Style style);
    FormulaBox arrange(const Formula& formula, Style style);
    FormulaBox leaf(const Formula& formula, Style style);
    FormulaBox blank(std::size_t place, Style style);
    FormulaBox text(const QString& string, FormulaFace face, double scale);
    FormulaBox row(const Formula& formula, Style style);
    FormulaBox sum(const Formula& formula, Style style);
    FormulaBox fraction(const Formula& formula, Style style);
    FormulaBox scripted(const Formula& formula, Style style, double rise);
    FormulaBox bigOperator(const Formula& formula, Style style);
    FormulaBox parentheses(const Formula& formula, Style style);
    FormulaBox term(const Formula& formula, Style style);
    double spaceBefore(const Formula& formula, Style style) const;
    double spaceAfter(const Formula& formula, Style style) const;
    double em(Style style) const { return m_fonts.em() * style.scale; }

    FormulaFonts& m_fonts;
};

}  // namespace ui
