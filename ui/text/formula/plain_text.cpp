// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula.h"

#include <algorithm>

namespace ui {

namespace {

using Kind = Formula::Kind;

QString plain(const Formula& formula);

bool isCompound(const Formula& formula);

bool isCompoundRow(const Formula& row)
{
    return std::any_of(row.children().begin(), row.children().end(), [](const Formula& child) {
        return child.kind() == Kind::Operator || child.kind() == Kind::Relation ||
               child.kind() == Kind::BigOperator || isCompound(child);
    });
}

bool isCompound(const Formula& formula)
{
    switch (formula.kind()) {
    case Kind::Fraction:
        return true;
    case Kind::Words:
        return std::ranges::any_of(formula.text(), [](QChar one) { return one.isSpace(); });
    case Kind::Sum:
        return formula.children().size() > 1;
    case Kind::Row:
        return isCompoundRow(formula);
    case Kind::Term:
    case Kind::Strong:
        return isCompound(formula.children()[0]);
    default:
        return false;
    }
}

QString grouped(const Formula& formula)
{
    const QString text = plain(formula);
    return isCompound(formula) ? QStringLiteral("(%1)").arg(text) : text;
}

QString script(const Formula& formula)
{
    const bool isPlain = formula.kind() == Kind::Number || formula.kind() == Kind::Name ||
                         formula.kind() == Kind::Variable;
    const QString text = plain(formula);
    return isPlain ? text : QStringLiteral("(%1)").arg(text);
}

QString sign(const QString& text)
{
    return text == QLatin1String(",") ? QStringLiteral(", ") : QStringLiteral(" %1 ").arg(text);
}

QString joinedRow(const Formula& row)
{
    QString text;
    for (const Formula& child : row.children()) {
        const bool needsSpace = child.kind() == Kind::BigOperator && !text.isEmpty();
        if (needsSpace && !text.endsWith(QLatin1Char(' ')))
            text += QLatin1Char(' ');
        text += plain(child);
    }
    return text;
}

QString joinedSum(const Formula& sum)
{
    QStringList parts;
    for (const Formula& part : sum.children())
        if (!part.isDimmed())
            parts += plain(part);
    return parts.join(QStringLiteral(" + "));
}

/// i=1, without the usual spaces around a relation.
QString limit(const Formula& formula)
{
    QString text;
    for (const Formula& part : formula.children())
        text += part.kind() == Kind::Relation ? part.text() : plain(part);
    return formula.kind() == Kind::Row ? text : plain(formula);
}

QString bigOperator(const Formula& formula)
{
    const Formula& lower = formula.children()[0];
    const Formula& upper = formula.children()[1];
    QString limits = limit(lower);
    if (!upper.isEmpty())
        limits += QStringLiteral("..") + limit(upper);
    return QStringLiteral("%1(%2) ").arg(formula.text(), limits);
}

QString plain(const Formula& formula)
{
    const auto children = formula.children();
    switch (formula.kind()) {
    case Kind::Row:
        return joinedRow(formula);
    case Kind::Name:
    case Kind::Variable:
    case Kind::Words:
    case Kind::Number:
    case Kind::Gap:
        return formula.text();
    case Kind::Blank:
        return QStringLiteral("____");
    case Kind::Relation:
    case Kind::Operator:
        return sign(formula.text());
    case Kind::Fraction:
        return grouped(children[0]) + QLatin1Char('/') + grouped(children[1]);
    case Kind::Superscript:
        return grouped(children[0]) + QLatin1Char('^') + script(children[1]);
    case Kind::Subscript:
        return grouped(children[0]) + QLatin1Char('_') + script(children[1]);
    case Kind::BigOperator:
        return bigOperator(formula);
    case Kind::Parentheses: {
        const bool isSquare = formula.text() == QLatin1String("[");
        return (isSquare ? QStringLiteral("[%1]") : QStringLiteral("(%1)")).arg(plain(children[0]));
    }
    case Kind::Strong:
    case Kind::Term:
        return plain(children[0]);
    case Kind::Sum:
        return joinedSum(formula);
    }
    return {};
}

}  // namespace

QString toPlainText(const Formula& formula)
{
    return plain(formula);
}

}  // namespace ui
