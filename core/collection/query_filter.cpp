#include "core/collection/query_filter.h"

#include <algorithm>

namespace core {

namespace {

double numberOf(const QueryFacts& facts, std::size_t place, double QueryFacts::Values::*member)
{
    return place < facts.values.size() ? facts.values[place].*member : QueryFacts::none;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

}  // namespace

bool QueryFilter::readsJudgments() const
{
    const auto counts = [](const Operand& operand) {
        return operand.quantity == Quantity::Judgments || operand.quantity == Quantity::Relevant;
    };
    return std::any_of(m_comparisons.begin(), m_comparisons.end(), [&](const Comparison& each) {
        return counts(each.left) || counts(each.right);
    });
}

bool QueryFilter::matches(const QueryFacts& facts) const
{
    return m_nodes.empty() || truthOf(0, facts) == Truth::Yes;
}

QueryFilter::Truth QueryFilter::truthOf(const Comparison& comparison, const QueryFacts& facts) const
{
    const auto valueOf = [&facts](const Operand& operand) {
        switch (operand.quantity) {
        case Quantity::Number:
            return operand.number;
        case Quantity::A:
            return numberOf(facts, operand.values, &QueryFacts::Values::a);
        case Quantity::B:
            return numberOf(facts, operand.values, &QueryFacts::Values::b);
        case Quantity::Difference:
            return numberOf(facts, operand.values, &QueryFacts::Values::difference);
        case Quantity::Judgments:
            return facts.judgments;
        case Quantity::Relevant:
            return facts.relevant;
        }
        return QueryFacts::none;
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

QueryFilter::Truth QueryFilter::truthOf(std::size_t index, const QueryFacts& facts) const
{
    const Node& node = m_nodes[index];
    const auto truth = [](bool holds) { return holds ? Truth::Yes : Truth::No; };
    switch (node.kind) {
    case NodeKind::Word:
        return truth(contains(facts.id, m_words[node.what]) ||
                     contains(facts.text, m_words[node.what]));
    case NodeKind::Flag:
        switch (static_cast<Flag>(node.what)) {
        case Flag::Edited:
            return truth(facts.isEdited);
        case Flag::Missing:
            return truth(facts.isMissing);
        case Flag::Unjudged:
            return truth(facts.isUnjudged);
        }
        return Truth::No;
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
