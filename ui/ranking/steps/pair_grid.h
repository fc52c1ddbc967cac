// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/metrics/measures/settings.h"
#include "ui/text/steps/pair_text.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <cstddef>
#include <optional>
#include <vector>

class QFontMetrics;

namespace ui {

struct Theme;

/// The ranks of one cell, 1-based: row and column, upper < lower.
struct PairCell {
    std::size_t upper = 1;
    std::size_t lower = 2;
    bool operator==(const PairCell&) const = default;
};

/// The data that a pair matrix shows.
struct PairedRanking {
    std::vector<core::Grade> grades;  ///< rank 1 first
    std::size_t cutoff = 0;           ///< pairs past it are dimmed
    core::PairWeight weighting = core::PairWeight::Uniform;
    double topGrade = 1;  ///< top of the grade scale, for the chips

    /// The last visible pair, where each rank is compared with all above it in turn; none: all.
    std::optional<PairCell> reached = {};

    ShownPair pair(const PairCell& cell) const;
    bool isReached(const PairCell& cell) const;
};

/// The layout of a pair matrix: ranks 1..n-1 in rows, 2..n in columns, with fixed headers over the
/// scrolled part. In viewport pixels.
struct PairGrid {
    std::size_t ranks = 0;  ///< n
    QSize cell;
    QSize header;   ///< width of the row headers, height of the column headers
    QPoint offset;  ///< the scroll position
    QSize viewport;

    static PairGrid make(const PairedRanking& ranking, const Theme& theme,
                         const QFontMetrics& metrics);

    QSize content() const;  ///< of all cells, without headers
    int rowTop(std::size_t upper) const;
    int columnLeft(std::size_t lower) const;
    QRect rect(const PairCell& cell) const;
    /// The rank of the row or column at a pixel; none outside the cells.
    std::optional<std::size_t> upperAt(int y) const;
    std::optional<std::size_t> lowerAt(int x) const;
    /// The visible rows and columns: first and last rank, first > last if there are none.
    std::pair<std::size_t, std::size_t> visibleRows() const;
    std::pair<std::size_t, std::size_t> visibleColumns() const;
};

}  // namespace ui
