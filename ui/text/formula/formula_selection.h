// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/formula/formula.h"

#include <cstddef>
#include <vector>

namespace ui {

/// A place in a formula's tree: which child (0-based) is taken at each step from the root.
using FormulaPath = std::vector<std::size_t>;

/// A part of a formula that is a formula itself: neighbours in a row or sum, or one whole node.
struct FormulaSelection {
    FormulaPath parent;     ///< the row or sum, or the node
    bool isNode = false;    ///< all of `parent`; `first` and `last` mean nothing
    std::size_t first = 0;  ///< children of `parent`
    std::size_t last = 0;

    bool covers(const FormulaPath& place) const;
    friend bool operator==(const FormulaSelection&, const FormulaSelection&) = default;
};

/// The least part that holds both places and can stand for itself: parts of a numerator and of its
/// denominator together are the fraction.
FormulaSelection selectionBetween(const Formula& formula, const FormulaPath& one,
                                  const FormulaPath& other);
/// All of it.
FormulaSelection wholeOf(const Formula& formula);
Formula selectedPart(const Formula& formula, const FormulaSelection& selection);

/// Pieces that are selected as one: a number, a name, a sign, a term, a fraction is none.
bool isAtom(const Formula& formula);

}  // namespace ui
