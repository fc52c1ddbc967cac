// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ui {

namespace {

using Kind = Formula::Kind;

/// The terms of a sum with those in `shown`, and one gap for each sequence of others. Keeps earlier
/// gaps.
class SumShortener {
public:
    SumShortener(std::span<const Formula> parts, std::size_t most,
                 std::optional<std::size_t> currentRank)
        : m_parts(parts)
        , m_counts(std::ranges::any_of(parts, isCountedGap))
    {
        std::vector<std::size_t> terms;
        std::optional<std::size_t> current;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].kind() != Kind::Term)
                continue;
            if (parts[i].rank() == currentRank)
                current = terms.size();
            terms.push_back(i);
        }
        m_isShown.assign(parts.size(), false);
        for (const std::size_t place : shownPlaces(terms.size(), most, current))
            m_isShown[terms[place]] = true;
    }

    std::vector<Formula> run() &&
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            if (m_isShown[i])
                show(m_parts[i]);
            else
                hide(m_parts[i]);
        }
        closeGap();
        return std::move(m_result);
    }

private:
    void show(const Formula& part)
    {
        closeGap();
        m_result.push_back(part);
    }
    void hide(const Formula& part)
    {
        const std::size_t first = m_gap.isEmpty() ? part.rank() : m_gap.rank();
        const bool isDimmed = part.isDimmed() && (m_gap.isEmpty() || m_gap.isDimmed());
        m_gap = m_counts ? Formula::countedGap(first, part.lastRank())
                         : Formula::gap(first, part.lastRank(), isDimmed);
    }
    void closeGap()
    {
        if (!m_gap.isEmpty())
            m_result.push_back(std::exchange(m_gap, {}));
    }

    static bool isCountedGap(const Formula& part)
    {
        return part.kind() == Kind::Gap && part.text().size() > 1;
    }

    std::span<const Formula> m_parts;
    bool m_counts;  ///< its gaps show their number of terms
    std::vector<bool> m_isShown;
    std::vector<Formula> m_result;
    Formula m_gap;
};

Formula withChildren(const Formula& formula, std::vector<Formula> children)
{
    switch (formula.kind()) {
    case Kind::Row:
        return Formula::row(std::move(children));
    case Kind::Fraction:
        return Formula::fraction(children[0], children[1]);
    case Kind::Parentheses:
        return formula.text() == QLatin1String("[") ? Formula::brackets(children[0])
                                                    : Formula::parentheses(children[0]);
    default:
        return formula;
    }
}

}  // namespace

std::vector<std::size_t> shownPlaces(std::size_t count, std::size_t most,
                                     std::optional<std::size_t> current)
{
    assert(most >= 2);
    const bool isShort = count <= most;
    const bool isCurrentHidden =
        !isShort && current && *current + 1 >= most && *current + 1 < count && most > 2;
    const std::size_t fixed = isCurrentHidden ? 2 : 1;
    std::vector<std::size_t> places(isShort ? count : most - fixed);
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    if (isCurrentHidden)
        places.push_back(*current);
    if (!isShort)
        places.push_back(count - 1);
    return places;
}

Formula abbreviated(const Formula& formula, std::size_t most,
                    std::optional<std::size_t> currentRank)
{
    if (formula.kind() == Kind::Sum)
        return Formula::sum(SumShortener(formula.children(), most, currentRank).run());
    std::vector<Formula> children;
    for (const Formula& child : formula.children())
        children.push_back(abbreviated(child, most, currentRank));
    return withChildren(formula, std::move(children));
}

}  // namespace ui
