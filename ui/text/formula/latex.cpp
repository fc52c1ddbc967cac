// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

using Kind = Formula::Kind;

QString escaped(const QString& text)
{
    QString result;
    for (const QChar c : text) {
        if (c == QLatin1Char('\\'))
            result += QStringLiteral("\\textbackslash{}");
        else if (c == QChar(0x2009))
            result += QStringLiteral("\\,");
        else if (QStringLiteral("_%&#{}$").contains(c))
            result += QLatin1Char('\\') + c;
        else
            result += c;
    }
    return result;
}

/// Characters written as commands in math mode.
QString symbols(const QString& text)
{
    static constexpr std::array<std::pair<char16_t, const char*>, 10> commands{{
        {u'\u2212', "-"},
        {u'\u2013', "\\text{--}"},
        {u'\u00d7', "\\times"},
        {u'\u00b7', "\\cdot"},
        {u'\u2264', "\\le"},
        {u'\u2026', "\\ldots"},
        {u'\u221e', "\\infty"},
        {u'\u03b2', "\\beta"},
        {u'\u2211', "\\sum"},
        {u'\u220f', "\\prod"},
    }};
    QString result = escaped(text);
    for (const auto& [character, command] : commands)
        result.replace(QChar(character), QLatin1String(command));
    return result.replace(QLatin1Char('*'), QLatin1String("^{*}"));
}

/// A comma between digits is not a list separator.
QString digits(const QString& text)
{
    return symbols(text).replace(QLatin1Char(','), QLatin1String("{,}"));
}

bool isTall(const Formula& formula)
{
    if (formula.kind() == Kind::Fraction || formula.kind() == Kind::BigOperator)
        return true;
    return std::ranges::any_of(formula.children(), isTall);
}

QString latex(const Formula& formula);

QString braced(const Formula& formula)
{
    return QLatin1Char('{') + latex(formula) + QLatin1Char('}');
}

QString parentheses(const Formula& formula)
{
    const bool isSquare = formula.text() == QLatin1String("[");
    const QString open = isSquare ? QStringLiteral("[") : QStringLiteral("(");
    const QString close = isSquare ? QStringLiteral("]") : QStringLiteral(")");
    const Formula& inner = formula.children()[0];
    if (!isTall(inner))
        return open + latex(inner) + close;
    return QStringLiteral("\\left") + open + latex(inner) + QStringLiteral("\\right") + close;
}

QString latexOperator(const Formula& formula)
{
    QString text = symbols(formula.text()) + QLatin1Char('_') + braced(formula.children()[0]);
    if (!formula.children()[1].isEmpty())
        text += QLatin1Char('^') + braced(formula.children()[1]);
    return text + QLatin1Char(' ');
}

QString joined(const Formula& formula, const QString& separator)
{
    QStringList parts;
    for (const Formula& part : formula.children())
        if (!part.isDimmed())
            parts += latex(part);
    return parts.join(separator);
}

QString upright(const QString& name)
{
    for (const char* known : {"log", "min", "max"})
        if (name == QLatin1String(known))
            return QLatin1Char('\\') + name;
    // Math mode has no font for Chinese characters.
    const bool isChinese = std::ranges::any_of(
        name, [](QChar letter) { return letter.script() == QChar::Script_Han; });
    return (isChinese ? QStringLiteral("\\text{%1}") : QStringLiteral("\\mathrm{%1}"))
        .arg(escaped(name));
}

QString leaf(const Formula& formula)
{
    switch (formula.kind()) {
    case Kind::Name:
        return upright(formula.text());
    case Kind::Words:
        return QStringLiteral("\\text{%1}").arg(escaped(formula.text()));
    case Kind::Number:
        return digits(formula.text());
    case Kind::Blank:
        return QStringLiteral("\\underline{\\hspace{3em}}");
    case Kind::Operator:
        if (formula.text() == QLatin1String(","))
            return QStringLiteral(", ");
        [[fallthrough]];
    case Kind::Relation:
        return QStringLiteral(" %1 ").arg(symbols(formula.text()));
    case Kind::Gap:
        return QStringLiteral("\\cdots") +
               (formula.text().size() > 1
                    ? QStringLiteral("\\text{%1}").arg(escaped(formula.text().mid(1)))
                    : QString());
    default:
        return symbols(formula.text());
    }
}

QString latex(const Formula& formula)
{
    const auto children = formula.children();
    switch (formula.kind()) {
    case Kind::Row:
        return joined(formula, QString());
    case Kind::Fraction:
        return QStringLiteral("\\frac") + braced(children[0]) + braced(children[1]);
    case Kind::Superscript:
        return latex(children[0]) + QLatin1Char('^') + braced(children[1]);
    case Kind::Subscript:
        return latex(children[0]) + QLatin1Char('_') + braced(children[1]);
    case Kind::BigOperator:
        return latexOperator(formula);
    case Kind::Parentheses:
        return parentheses(formula);
    case Kind::Strong:
        return QStringLiteral("\\mathbf") + braced(children[0]);
    case Kind::Term:
        return latex(children[0]);
    case Kind::Sum:
        return joined(formula, QStringLiteral(" + "));
    default:
        return leaf(formula);
    }
}

}  // namespace

QString toLatex(const Formula& formula)
{
    return latex(formula);
}

}  // namespace ui
