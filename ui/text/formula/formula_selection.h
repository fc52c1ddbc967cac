// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/formula/formula.h"

#include <cstddef>
#include <vector>

namespace ui {

/// A place in a formula's tree: the child index (0-based) at each step from the root.
using FormulaPath = std::vector<std::size_t>;

/// A part that is itself a formula: adjacent children of a row or sum, or one whole node.
struct FormulaSelection {
    FormulaPath parent;     ///< the row or sum, or the node
    bool isNode = false;    ///< all of `parent`; `first` and `last` are unused
    std::size_t first = 0;  ///< children of `parent`
    std::size_t last = 0;

    bool covers(const FormulaPath& place) const;
    friend bool operator==(const FormulaSelection&, const FormulaSelection&) = default;
};

/// The smallest self-contained part with both places. If one is in a numerator and the other in its
/// denominator, it is the fraction.
FormulaSelection selectionBetween(const Formula& formula, const FormulaPath& one,
                                  const FormulaPath& other);
FormulaSelection wholeOf(const Formula& formula);
Formula selectedPart(const Formula& formula, const FormulaSelection& selection);

/// Whether the piece can only be selected whole: a number, name or symbol; terms and fractions are
/// not.
bool isAtom(const Formula& formula);

}  // namespace ui
