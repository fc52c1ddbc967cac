// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula.h"

#include "ui/text/words/number_format.h"

#include <utility>

namespace ui {

struct Formula::Node {
    Kind kind = Kind::Row;
    bool isDimmed = false;
    std::size_t rank = 0;
    std::size_t lastRank = 0;
    QString text;
    std::vector<Formula> children;

    bool operator==(const Node&) const = default;
};

Formula::Formula(Node node)
    : m_node(std::make_shared<const Node>(std::move(node)))
{}

Formula Formula::leaf(Kind kind, QString text)
{
    Node node;
    node.kind = kind;
    node.text = std::move(text);
    return Formula(std::move(node));
}

Formula Formula::branch(Kind kind, std::vector<Formula> children, QString text)
{
    Node node;
    node.kind = kind;
    node.text = std::move(text);
    node.children = std::move(children);
    return Formula(std::move(node));
}

Formula Formula::row(std::vector<Formula> children)
{
    return branch(Kind::Row, std::move(children));
}

Formula Formula::name(QString text)
{
    return leaf(Kind::Name, std::move(text));
}

Formula Formula::variable(QString text)
{
    return leaf(Kind::Variable, std::move(text));
}

Formula Formula::words(QString text)
{
    return leaf(Kind::Words, std::move(text));
}

Formula Formula::number(QString text)
{
    return leaf(Kind::Number, std::move(text));
}

Formula Formula::blank(std::size_t place)
{
    Node node;
    node.kind = Kind::Blank;
    node.rank = place;
    return Formula(std::move(node));
}

Formula Formula::relation(QString text)
{
    return leaf(Kind::Relation, std::move(text));
}

Formula Formula::binary(QString text)
{
    return leaf(Kind::Operator, std::move(text));
}

Formula Formula::fraction(Formula numerator, Formula denominator)
{
    return branch(Kind::Fraction, {std::move(numerator), std::move(denominator)});
}

Formula Formula::superscript(Formula base, Formula script)
{
    return branch(Kind::Superscript, {std::move(base), std::move(script)});
}

Formula Formula::subscript(Formula base, Formula script)
{
    return branch(Kind::Subscript, {std::move(base), std::move(script)});
}

Formula Formula::bigOperator(QString sign, Formula lower, Formula upper)
{
    return branch(Kind::BigOperator, {std::move(lower), std::move(upper)}, std::move(sign));
}

Formula Formula::parentheses(Formula inner)
{
    return branch(Kind::Parentheses, {std::move(inner)}, QStringLiteral("("));
}

Formula Formula::brackets(Formula inner)
{
    return branch(Kind::Parentheses, {std::move(inner)}, QStringLiteral("["));
}

Formula Formula::strong(Formula inner)
{
    return branch(Kind::Strong, {std::move(inner)});
}

Formula Formula::term(std::size_t rank, Formula inner, bool isDimmed)
{
    Node node;
    node.kind = Kind::Term;
    node.isDimmed = isDimmed;
    node.rank = rank;
    node.lastRank = rank;
    node.children = {std::move(inner)};
    return Formula(std::move(node));
}

Formula Formula::gap(std::size_t firstRank, std::size_t lastRank, bool isDimmed)
{
    Node node;
    node.kind = Kind::Gap;
    node.isDimmed = isDimmed;
    node.rank = firstRank;
    node.lastRank = lastRank;
    node.text = QChar(0x2026);
    return Formula(std::move(node));
}

Formula Formula::countedGap(std::size_t first, std::size_t last)
{
    Formula counted = gap(first, last);
    Node node = *counted.m_node;
    node.text = tr("\u2026 %1 more").arg(countText(last - first + 1));
    return Formula(std::move(node));
}

Formula Formula::sum(std::vector<Formula> termsAndGaps)
{
    return branch(Kind::Sum, std::move(termsAndGaps));
}

Formula::Kind Formula::kind() const
{
    return m_node ? m_node->kind : Kind::Row;
}

const QString& Formula::text() const
{
    static const QString none;
    return m_node ? m_node->text : none;
}

std::span<const Formula> Formula::children() const
{
    return m_node ? std::span<const Formula>(m_node->children) : std::span<const Formula>();
}

std::size_t Formula::rank() const
{
    return m_node ? m_node->rank : 0;
}

std::size_t Formula::lastRank() const
{
    return m_node ? m_node->lastRank : 0;
}

bool Formula::isDimmed() const
{
    return m_node && m_node->isDimmed;
}

bool operator==(const Formula& a, const Formula& b)
{
    if (a.m_node == b.m_node)
        return true;
    return a.m_node && b.m_node && *a.m_node == *b.m_node;
}

}  // namespace ui
