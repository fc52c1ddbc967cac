// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/filter.h"

#include <algorithm>

namespace core {

bool Filter::readsText(std::size_t field) const
{
    return std::ranges::any_of(m_texts,
                               [field](const AnyText& text) { return text.field == field; });
}

bool Filter::readsNumber(std::size_t field) const
{
    return std::ranges::any_of(m_comparisons, [&](const Comparison& each) {
        return each.left.field == field || each.right.field == field;
    });
}

std::vector<std::string> Filter::neededTexts(std::size_t field) const
{
    // One Any that contains one All, whose terms must hold.
    if (m_nodes.size() < 2 || m_nodes[1].end < m_nodes[0].end)
        return {};
    for (std::size_t i = 2; i < m_nodes.size(); i = m_nodes[i].end)
        if (m_nodes[i].kind == NodeKind::Text && m_texts[m_nodes[i].what].field == field)
            return m_texts[m_nodes[i].what].words;
    return {};
}

std::vector<std::string> Filter::askedTexts(std::size_t field) const
{
    std::vector<std::string> asked;
    for (const AnyText& text : m_texts)
        if (text.field == field)
            asked.insert(asked.end(), text.words.begin(), text.words.end());
    return asked;
}

bool Filter::matches(const FilterFacts& facts) const
{
    return m_nodes.empty() || truthOf(0, facts) == Truth::Yes;
}

Filter::Truth Filter::truthOf(const Comparison& comparison, const FilterFacts& facts)
{
    const auto valueOf = [&facts](const Operand& operand) {
        return operand.field ? facts.number(*operand.field) : operand.number;
    };
    const double left = valueOf(comparison.left);
    const double right = valueOf(comparison.right);
    if (left != left || right != right)
        return Truth::Unknown;
    const auto holds = [&] {
        switch (comparison.relation) {
        case Relation::Less:
            return left < right;
        case Relation::AtMost:
            return left <= right;
        case Relation::Equal:
            return left == right;
        case Relation::Different:
            return left != right;
        case Relation::AtLeast:
            return left >= right;
        case Relation::Greater:
            return left > right;
        }
        return false;
    };
    return holds() ? Truth::Yes : Truth::No;
}

Filter::Truth Filter::truthOf(std::size_t index, const FilterFacts& facts) const
{
    const Node& node = m_nodes[index];
    const auto truth = [](bool holds) { return holds ? Truth::Yes : Truth::No; };
    switch (node.kind) {
    case NodeKind::Word:
        return truth(facts.contains(m_words[node.what]));
    case NodeKind::Text: {
        const AnyText& text = m_texts[node.what];
        return truth(std::ranges::any_of(
            text.words, [&](const std::string& word) { return facts.is(text.field, word); }));
    }
    case NodeKind::Comparison:
        return truthOf(m_comparisons[node.what], facts);
    case NodeKind::Not: {
        const Truth inner = truthOf(index + 1, facts);
        return inner == Truth::Unknown ? inner : truth(inner == Truth::No);
    }
    case NodeKind::Any: {
        Truth greatest = Truth::No;
        for (std::size_t i = index + 1; i < node.end && greatest != Truth::Yes; i = m_nodes[i].end)
            greatest = std::max(greatest, truthOf(i, facts));
        return greatest;
    }
    case NodeKind::All: {
        Truth least = Truth::Yes;
        for (std::size_t i = index + 1; i < node.end && least != Truth::No; i = m_nodes[i].end)
            least = std::min(least, truthOf(i, facts));
        return least;
    }
    }
    return Truth::No;
}

}  // namespace core
