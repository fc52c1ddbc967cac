// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_box.h"

#include <algorithm>
#include <utility>

namespace ui {

void FormulaBox::place(FormulaBox other, QPointF at)
{
    for (PlacedText& text : other.texts) {
        text.origin += at;
        text.box.translate(at);
        texts.push_back(std::move(text));
    }
    for (PlacedBar& bar : other.bars) {
        bar.box.translate(at);
        bar.numerator.translate(at);
        bar.denominator.translate(at);
        bars.push_back(bar);
    }
    for (PlacedBracket& bracket : other.brackets) {
        bracket.box.translate(at);
        brackets.push_back(bracket);
    }
    for (PlacedTerm& term : other.terms) {
        term.box.translate(at);
        terms.push_back(term);
    }
    for (PlacedAtom& atom : other.atoms) {
        atom.box.translate(at);
        atoms.push_back(std::move(atom));
    }
    for (PlacedBlank& blank : other.blanks) {
        blank.box.translate(at);
        blanks.push_back(blank);
    }
    for (QRectF& outcome : other.outcomes)
        outcomes.push_back(outcome.translated(at));
    width = std::max(width, at.x() + other.width);
    ascent = std::max(ascent, other.ascent - at.y());
    descent = std::max(descent, other.descent + at.y());
}

void FormulaBox::append(FormulaBox other, double space)
{
    place(std::move(other), {width + space, 0});
}

FormulaBox FormulaBox::asChild(std::size_t n) &&
{
    for (PlacedAtom& atom : atoms)
        atom.path.insert(atom.path.begin(), n);
    return std::move(*this);
}

void FormulaBox::dim()
{
    for (PlacedText& text : texts)
        text.isDimmed = true;
    for (PlacedBar& bar : bars)
        bar.isDimmed = true;
    for (PlacedBracket& bracket : brackets)
        bracket.isDimmed = true;
}

}  // namespace ui
