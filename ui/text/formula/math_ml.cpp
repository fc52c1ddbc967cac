// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula.h"

namespace ui {

namespace {

using Kind = Formula::Kind;

QString mathOf(const Formula& formula);

QString inElement(const QString& name, const QString& content, const QString& attributes = {})
{
    return QStringLiteral("<%1%2>").arg(name, attributes) + content +
           QStringLiteral("</%1>").arg(name);
}

QString leafElement(const QString& name, const Formula& formula, const QString& attributes = {})
{
    return inElement(name, formula.text().toHtmlEscaped(), attributes);
}

QString operatorElement(const QString& sign)
{
    return inElement(QStringLiteral("mo"), sign.toHtmlEscaped());
}

QString joinedChildren(const Formula& formula, const QString& between = {})
{
    QString text;
    for (const Formula& part : formula.children()) {
        if (part.isDimmed())
            continue;
        text += text.isEmpty() ? mathOf(part) : between + mathOf(part);
    }
    return text;
}

QString inRow(const QString& content, const QString& attributes = {})
{
    return inElement(QStringLiteral("mrow"), content, attributes);
}

/// An element with one child of its own for each child of the formula.
QString scripted(const QString& name, const Formula& formula)
{
    QString content;
    for (const Formula& child : formula.children())
        content += inRow(mathOf(child));
    return inElement(name, content);
}

QString mathOperator(const Formula& formula)
{
    const bool hasUpper = !formula.children()[1].isEmpty();
    QString content = operatorElement(formula.text()) + inRow(mathOf(formula.children()[0]));
    if (hasUpper)
        content += inRow(mathOf(formula.children()[1]));
    return inElement(hasUpper ? QStringLiteral("munderover") : QStringLiteral("munder"), content);
}

QString ofRank(const Formula& formula)
{
    return QStringLiteral(" class=\"term\" data-rank=\"%1\"").arg(formula.rank());
}

QString mathOf(const Formula& formula)
{
    switch (formula.kind()) {
    case Kind::Row:
        return joinedChildren(formula);
    case Kind::Name:
    case Kind::Words:
        return leafElement(QStringLiteral("mtext"), formula);
    case Kind::Variable:
        return leafElement(QStringLiteral("mi"), formula);
    case Kind::Number:
        return leafElement(QStringLiteral("mn"), formula);
    case Kind::Blank:
        return inElement(QStringLiteral("mtext"), QStringLiteral("____"));
    case Kind::Relation:
    case Kind::Operator:
        return leafElement(QStringLiteral("mo"), formula);
    case Kind::Gap:
        return leafElement(QStringLiteral("mtext"), formula);
    case Kind::Fraction:
        return scripted(QStringLiteral("mfrac"), formula);
    case Kind::Superscript:
        return scripted(QStringLiteral("msup"), formula);
    case Kind::Subscript:
        return scripted(QStringLiteral("msub"), formula);
    case Kind::BigOperator:
        return mathOperator(formula);
    case Kind::Parentheses: {
        const bool isSquare = formula.text() == QLatin1String("[");
        return inRow(operatorElement(isSquare ? QStringLiteral("[") : QStringLiteral("(")) +
                     mathOf(formula.children()[0]) +
                     operatorElement(isSquare ? QStringLiteral("]") : QStringLiteral(")")));
    }
    case Kind::Strong:
        return inRow(mathOf(formula.children()[0]), QStringLiteral(" class=\"result\""));
    case Kind::Term:
        return inRow(mathOf(formula.children()[0]), ofRank(formula));
    case Kind::Sum:
        return joinedChildren(formula, operatorElement(QStringLiteral("+")));
    }
    return {};
}

}  // namespace

QString toMathMl(const Formula& formula)
{
    return inElement(QStringLiteral("math"), inRow(mathOf(formula)),
                     QStringLiteral(" display=\"block\""));
}

}  // namespace ui
