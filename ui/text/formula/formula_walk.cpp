// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_walk.h"

namespace ui {

namespace {

using Kind = Formula::Kind;

/// Terms and gaps anywhere in the formula; in a fraction of two sums, the second repeats the first.
void collect(const Formula& formula, std::vector<Formula>& stops)
{
    if (formula.kind() == Kind::Term || formula.kind() == Kind::Gap) {
        stops.push_back(formula);
        return;
    }
    for (const Formula& child : formula.children())
        collect(child, stops);
}

}  // namespace

std::optional<std::size_t> rankAfter(const Formula& formula, std::optional<std::size_t> rank)
{
    std::vector<Formula> stops;
    collect(formula, stops);
    std::optional<std::size_t> next;
    for (const Formula& stop : stops)
        if (stop.rank() > rank.value_or(0) && (!next || stop.rank() < *next))
            next = stop.rank();
    return next;
}

std::optional<std::size_t> rankBefore(const Formula& formula, std::optional<std::size_t> rank)
{
    std::vector<Formula> stops;
    collect(formula, stops);
    std::optional<std::size_t> previous;
    for (const Formula& stop : stops)
        if ((!rank || stop.lastRank() < *rank) && (!previous || stop.lastRank() > *previous))
            previous = stop.lastRank();
    return previous;
}

}  // namespace ui
