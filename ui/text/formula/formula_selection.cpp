// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_selection.h"

#include <algorithm>

namespace ui {

namespace {

using Kind = Formula::Kind;

const Formula& nodeAt(const Formula& formula, const FormulaPath& place)
{
    const Formula* node = &formula;
    for (const std::size_t child : place)
        node = &node->children()[child];
    return *node;
}

}  // namespace

bool isAtom(const Formula& formula)
{
    switch (formula.kind()) {
    case Kind::Row:
    case Kind::Sum:
    case Kind::Fraction:
    case Kind::Parentheses:
        return false;
    default:
        return true;
    }
}

bool FormulaSelection::covers(const FormulaPath& place) const
{
    if (place.size() < parent.size() || !std::equal(parent.begin(), parent.end(), place.begin()))
        return false;
    if (isNode)
        return true;
    return place.size() > parent.size() && first <= place[parent.size()] &&
           place[parent.size()] <= last;
}

FormulaSelection selectionBetween(const Formula& formula, const FormulaPath& one,
                                  const FormulaPath& other)
{
    const auto split = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    FormulaSelection selection;
    selection.parent.assign(one.begin(), split.first);
    if (split.first == one.end() || split.second == other.end()) {
        selection.isNode = true;
        return selection;
    }
    const Kind kind = nodeAt(formula, selection.parent).kind();
    selection.isNode = kind != Kind::Row && kind != Kind::Sum;
    if (!selection.isNode) {
        selection.first = std::min(*split.first, *split.second);
        selection.last = std::max(*split.first, *split.second);
    }
    return selection;
}

FormulaSelection wholeOf(const Formula& formula)
{
    const std::size_t count = formula.children().size();
    return {{}, count == 0, 0, count == 0 ? 0 : count - 1};
}

Formula selectedPart(const Formula& formula, const FormulaSelection& selection)
{
    const Formula& parent = nodeAt(formula, selection.parent);
    if (selection.isNode)
        return parent;
    const auto children = parent.children();
    std::vector<Formula> part(children.begin() + static_cast<std::ptrdiff_t>(selection.first),
                              children.begin() + static_cast<std::ptrdiff_t>(selection.last) + 1);
    return parent.kind() == Kind::Sum ? Formula::sum(std::move(part))
                                      : Formula::row(std::move(part));
}

}  // namespace ui
