// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_measurer.h"

#include "ui/text/formula/formula_selection.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

using Kind = Formula::Kind;

// Shares of an em.
constexpr double digitAscent = 0.76;
constexpr double digitDescent = 0.22;
constexpr double relationGap = 0.34;
constexpr double operatorGap = 0.27;
constexpr double commaGap = 0.20;
constexpr double bigOperatorGap = 0.16;
constexpr double barOverhang = 0.16;
constexpr double barMargin = 0.06;
constexpr double gapAboveBar = 0.18;
constexpr double gapBelowBar = 0.28;
constexpr double limitGap = 0.08;
constexpr double tallBracketWidth = 0.42;
constexpr double tallFrom = 0.45;
constexpr double superscriptRise = 0.40;
constexpr double subscriptRise = -0.20;
constexpr double termSide = 0.15;
constexpr double termTop = 0.20;
constexpr double termBottom = 0.06;

constexpr double blankWidth = 5.6;
constexpr double blankAscent = 1.15;
constexpr double blankDescent = 0.6;

constexpr double scriptScale = 0.72;
constexpr double innerFractionScale = 0.84;
constexpr double bigOperatorScale = 1.8;
constexpr double smallestScale = 0.5;

double smaller(double scale, double factor)
{
    return std::max(smallestScale, scale * factor);
}

}  // namespace

double FormulaMeasurer::relationSpace() const
{
    return m_fonts.em() * relationGap;
}

FormulaBox FormulaMeasurer::measure(const Formula& formula, Style style)
{
    FormulaBox box = arrange(formula, style);
    if (isAtom(formula))
        box.atoms = {{{}, box.rect()}};
    return box;
}

FormulaBox FormulaMeasurer::arrange(const Formula& formula, Style style)
{
    switch (formula.kind()) {
    case Kind::Row:
        return row(formula, style);
    case Kind::Sum:
        return sum(formula, style);
    case Kind::Fraction:
        return fraction(formula, style);
    case Kind::Superscript:
        return scripted(formula, style, superscriptRise);
    case Kind::Subscript:
        return scripted(formula, style, subscriptRise);
    case Kind::BigOperator:
        return bigOperator(formula, style);
    case Kind::Parentheses:
        return parentheses(formula, style);
    case Kind::Term:
        return term(formula, style);
    case Kind::Strong:
        style.isStrong = true;
        return measure(formula.children()[0], style);
    default:
        return leaf(formula, style);
    }
}

FormulaBox FormulaMeasurer::leaf(const Formula& formula, Style style)
{
    const FormulaFace digits = style.isStrong ? FormulaFace::Strong : FormulaFace::Digits;
    switch (formula.kind()) {
    case Kind::Name:
    case Kind::Words:
        return text(formula.text(), FormulaFace::Upright, style.scale);
    case Kind::Variable:
        return text(formula.text(), FormulaFace::Slanted, style.scale);
    case Kind::Blank:
        return blank(formula.rank(), style);
    default:
        return text(formula.text(), digits, style.scale);
    }
}

FormulaBox FormulaMeasurer::text(const QString& string, FormulaFace face, double scale)
{
    FormulaBox box;
    if (string.isEmpty())
        return box;
    const FormulaFonts::Sized& sized = m_fonts.at(face, scale);
    box.width = sized.metrics.horizontalAdvance(string);
    box.ascent = m_fonts.em() * scale * digitAscent;
    box.descent = m_fonts.em() * scale * digitDescent;
    const bool hasLetters = face == FormulaFace::Upright || face == FormulaFace::Slanted;
    if (hasLetters) {
        const QRectF ink = sized.metrics.tightBoundingRect(string);
        box.ascent = std::max(box.ascent, -ink.top());
        box.descent = std::max(box.descent, ink.bottom());
        box.width = std::max(box.width, ink.right());
    }
    box.texts.push_back({string, sized.font, {0, 0}, box.rect()});
    return box;
}

FormulaBox FormulaMeasurer::blank(std::size_t place, Style style)
{
    FormulaBox box;
    box.width = em(style) * blankWidth;
    box.ascent = em(style) * blankAscent;
    box.descent = em(style) * blankDescent;
    box.blanks.push_back({place, box.rect()});
    return box;
}

double FormulaMeasurer::spaceBefore(const Formula& formula, Style style) const
{
    const double tightness = style.scale < innerFractionScale ? 0.3 : 1;
    switch (formula.kind()) {
    case Kind::Relation:
        return em(style) * relationGap * tightness;
    case Kind::Operator:
        return formula.text() == QLatin1String(",") ? 0 : em(style) * operatorGap * tightness;
    case Kind::BigOperator:
        return em(style) * bigOperatorGap;
    default:
        return 0;
    }
}

double FormulaMeasurer::spaceAfter(const Formula& formula, Style style) const
{
    if (formula.text() == QLatin1String(","))
        return em(style) * commaGap;
    return spaceBefore(formula, style);
}

FormulaBox FormulaMeasurer::row(const Formula& formula, Style style)
{
    FormulaBox box;
    double space = 0;
    for (std::size_t i = 0; i < formula.children().size(); ++i) {
        const Formula& child = formula.children()[i];
        const bool isFirst = box.width == 0;
        box.append(measure(child, style).asChild(i),
                   isFirst ? 0 : space + spaceBefore(child, style));
        space = spaceAfter(child, style);
    }
    return box;
}

FormulaBox FormulaMeasurer::sum(const Formula& formula, Style style)
{
    const double space = em(style) * operatorGap;
    FormulaBox box;
    for (std::size_t i = 0; i < formula.children().size(); ++i) {
        const Formula& part = formula.children()[i];
        if (!box.texts.empty()) {
            FormulaBox plus = text(QStringLiteral("+"), FormulaFace::Digits, style.scale);
            if (part.isDimmed())
                plus.dim();
            box.append(std::move(plus), space);
        }
        FormulaBox measured = measure(part, style).asChild(i);
        if (part.isDimmed())
            measured.dim();
        box.append(std::move(measured), box.texts.empty() ? 0 : space);
    }
    return box;
}

FormulaBox FormulaMeasurer::fraction(const Formula& formula, Style style)
{
    Style inner = style;
    inner.isInFraction = true;
    if (style.isInFraction)
        inner.scale = smaller(style.scale, innerFractionScale);
    FormulaBox numerator = measure(formula.children()[0], inner).asChild(0);
    FormulaBox denominator = measure(formula.children()[1], inner).asChild(1);

    const double thickness = m_fonts.barThickness();
    const double overhang = em(style) * barOverhang;
    const double margin = em(style) * barMargin;
    const double length = std::round(std::max(numerator.width, denominator.width) + 2 * overhang);
    const double bar = std::round(-m_fonts.axis() * style.scale);
    const double numeratorY =
        std::floor(bar - em(inner) * gapAboveBar - std::max(numerator.descent, 0.0));
    const double denominatorY =
        std::ceil(bar + thickness + em(inner) * gapBelowBar + denominator.ascent);
    const QPointF numeratorAt(margin + (length - numerator.width) / 2, numeratorY);
    const QPointF denominatorAt(margin + (length - denominator.width) / 2, denominatorY);

    for (PlacedTerm& term : denominator.terms)
        term.isBelowBar = true;
    FormulaBox box;
    box.bars.push_back({QRectF(margin, bar, length, thickness),
                        numerator.rect().translated(numeratorAt),
                        denominator.rect().translated(denominatorAt)});
    box.place(std::move(numerator), numeratorAt);
    box.place(std::move(denominator), denominatorAt);
    box.width = length + 2 * margin;
    return box;
}

FormulaBox FormulaMeasurer::scripted(const Formula& formula, Style style, double rise)
{
    Style small = style;
    small.scale = smaller(style.scale, scriptScale);
    FormulaBox box = measure(formula.children()[0], style);
    FormulaBox script = measure(formula.children()[1], small);
    box.place(std::move(script), {box.width, std::round(-em(style) * rise)});
    return box;
}

FormulaBox FormulaMeasurer::bigOperator(const Formula& formula, Style style)
{
    Style small = style;
    small.scale = smaller(style.scale, scriptScale);
    const FormulaFonts::Sized& sized =
        m_fonts.at(FormulaFace::Upright, style.scale * bigOperatorScale);
    const QRectF ink = sized.metrics.tightBoundingRect(formula.text());
    FormulaBox sign;
    sign.width = sized.metrics.horizontalAdvance(formula.text());
    sign.ascent = -ink.top();
    sign.descent = ink.bottom();
    sign.texts.push_back({formula.text(), sized.font, {0, 0}, sign.rect()});

    FormulaBox lower = measure(formula.children()[0], small);
    FormulaBox upper = measure(formula.children()[1], small);
    const double width = std::max({sign.width, lower.width, upper.width});
    const double signY = std::round(-m_fonts.axis() * style.scale - ink.center().y());
    const double gap = em(style) * limitGap;
    const QPointF lowerAt((width - lower.width) / 2, signY + sign.descent + gap + lower.ascent);
    const QPointF upperAt((width - upper.width) / 2, signY - sign.ascent - gap - upper.descent);
    const QPointF signAt((width - sign.width) / 2, signY);
    FormulaBox box;
    box.place(std::move(sign), signAt);
    box.place(std::move(lower), lowerAt);
    if (!upper.texts.empty())
        box.place(std::move(upper), upperAt);
    return box;
}

FormulaBox FormulaMeasurer::parentheses(const Formula& formula, Style style)
{
    const bool isSquare = formula.text() == QLatin1String("[");
    const QChar open = isSquare ? QLatin1Char('[') : QLatin1Char('(');
    const QChar close = isSquare ? QLatin1Char(']') : QLatin1Char(')');
    FormulaBox inner = measure(formula.children()[0], style).asChild(0);
    FormulaBox box;
    if (inner.descent <= em(style) * tallFrom) {
        box.append(text(open, FormulaFace::Upright, style.scale));
        box.append(std::move(inner));
        box.append(text(close, FormulaFace::Upright, style.scale));
        return box;
    }
    FormulaBox side;
    side.width = em(style) * tallBracketWidth;
    side.ascent = inner.ascent;
    side.descent = inner.descent;
    side.brackets.push_back({open, side.rect()});
    box.append(side);
    box.append(std::move(inner));
    side.brackets.front().shape = close;
    box.append(side);
    return box;
}

FormulaBox FormulaMeasurer::term(const Formula& formula, Style style)
{
    FormulaBox box = measure(formula.children()[0], style);
    const double side = em(style) * termSide;
    box.terms.push_back({formula.rank(), box.rect().adjusted(-side, -em(style) * termTop, side,
                                                             em(style) * termBottom)});
    return box;
}

}  // namespace ui
