// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/formula/formula_box.h"
#include "ui/text/formula/formula.h"
#include "ui/text/formula/formula_selection.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace ui {

struct Theme;

/// How far a reader has come down the list. What follows from the terms is beyond that.
struct FormulaReach {
    std::size_t ranks = 0;       ///< the terms of ranks 1.. that may be seen
    std::size_t ranksBelow = 0;  ///< the same in denominators

    bool operator==(const FormulaReach&) const = default;
};

/// A formula set in type for a width: where every piece stands, from the top left corner. A value;
/// computed once, painted and asked often.
///
/// A formula wider than that is broken before its equals signs, further lines start below the first
/// one. A piece that is wider still sticks out: see fits().
class FormulaLayout {
public:
    FormulaLayout() = default;
    FormulaLayout(const Formula& formula, const QFont& font, double width);

    /// Layout of the formula with as many terms in its sums as the width has room for; where not
    /// even the shortest sums have, in smaller type.
    /// @param oneLine terms are rather left out than put on a further line
    static FormulaLayout fitted(const Formula& formula, const QFont& font, double width,
                                std::optional<std::size_t> currentRank, bool oneLine = false);
    /// The narrowest width in which the shortest form keeps its size.
    static double narrowest(const Formula& formula, const QFont& font);

    QSizeF size() const { return m_size; }
    bool fits() const { return m_size.width() <= m_width; }
    const FormulaBox& pieces() const { return m_box; }
    std::size_t lineCount() const { return m_lineCount; }

    /// The rank whose term stands there.
    std::optional<std::size_t> rankAt(QPointF point) const;
    /// Where the terms of a rank stand; more than one in a fraction of two sums.
    std::vector<QRectF> placesOf(std::size_t rank) const;
    bool shows(std::size_t rank) const;

    /// The formula as it is shown: sums may be shortened.
    const Formula& shownFormula() const { return m_formula; }
    /// The index in pieces().atoms of what stands there or nearest; none in an empty formula.
    std::optional<std::size_t> atomNear(QPointF point) const;
    /// Where a part of shownFormula() stands: a rectangle for each of its lines.
    std::vector<QRectF> placesOf(const FormulaSelection& selection) const;

    /// @param part only what touches it is painted
    /// @param reach blanks stand for what lies beyond; without it everything is seen
    void paint(QPainter& painter, const Theme& theme, std::optional<std::size_t> currentRank,
               const QRectF& part, std::optional<FormulaReach> reach = {}) const;
    /// Where blanks stand.
    std::vector<QRectF> blanks(const FormulaReach& reach) const;

private:
    static FormulaLayout inSmallerType(const Formula& formula, const QFont& font, double width,
                                       std::optional<std::size_t> currentRank);

    Formula m_formula;
    FormulaBox m_box;
    QSizeF m_size;
    double m_width = 0;
    double m_em = 0;
    std::size_t m_lineCount = 0;
};

}  // namespace ui
