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

/// How far a reader has come down the list. Results of the terms come after that.
struct FormulaReach {
    std::size_t ranks = 0;       ///< number of ranks whose terms are visible
    std::size_t ranksBelow = 0;  ///< the same in denominators

    bool operator==(const FormulaReach&) const = default;
};

/// A formula typeset for a width: the place of every piece, from the top left corner. A value;
/// computed once, painted and queried often.
///
/// A wider formula is broken before its equals signs; further lines start below the first one. A
/// piece that is still too wide sticks out: see fits().
class FormulaLayout {
public:
    FormulaLayout() = default;
    FormulaLayout(const Formula& formula, const QFont& font, double width);

    /// Shows as many terms in sums as the width has room for; if even the shortest sums do not fit,
    /// uses smaller type.
    /// @param oneLine leaves out terms rather than adding a line
    static FormulaLayout fitted(const Formula& formula, const QFont& font, double width,
                                std::optional<std::size_t> currentRank, bool oneLine = false);
    /// The narrowest width that shows the shortest form in full size.
    static double narrowest(const Formula& formula, const QFont& font);

    QSizeF size() const { return m_size; }
    bool fits() const { return m_size.width() <= m_width; }
    const FormulaBox& pieces() const { return m_box; }
    std::size_t lineCount() const { return m_lineCount; }

    /// The rank of the term at a point.
    std::optional<std::size_t> rankAt(QPointF point) const;
    /// The places of a rank's terms; several in a fraction of two sums.
    std::vector<QRectF> placesOf(std::size_t rank) const;
    bool shows(std::size_t rank) const;

    /// The formula as shown, in which sums may be shortened.
    const Formula& shownFormula() const { return m_formula; }
    /// The index in pieces().atoms of the piece at the point or nearest to it; nullopt if the
    /// formula is empty.
    std::optional<std::size_t> atomNear(QPointF point) const;
    /// The place of a part of shownFormula(): a rectangle for each of its lines.
    std::vector<QRectF> placesOf(const FormulaSelection& selection) const;

    /// @param part only pieces that touch it are painted
    /// @param reach blanks replace what is beyond it; nullopt: shows everything
    void paint(QPainter& painter, const Theme& theme, std::optional<std::size_t> currentRank,
               const QRectF& part, std::optional<FormulaReach> reach = {}) const;
    /// The places of blanks.
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
