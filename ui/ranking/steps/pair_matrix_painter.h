// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/steps/pair_grid.h"
#include "ui/toolkit/theme/theme.h"

#include <QFont>

#include <optional>

class QPainter;

namespace ui {

/// Paints the visible part of a pair matrix.
struct PairMatrixPainter {
    QPainter& painter;
    const PairedRanking& ranking;
    PairGrid grid;
    Theme theme;
    QFont font;
    std::optional<std::size_t> currentRank;
    std::optional<PairCell> currentCell;
    bool hasFocus = false;

    void paint() const;

private:
    void paintCells() const;
    void paintCell(const PairCell& cell) const;
    void paintRowHeaders() const;
    void paintColumnHeaders() const;
    void paintCorner() const;
    void paintHeader(const QRect& rank, const QRect& chip, std::size_t rankNumber) const;
    void paintChip(const QRect& area, core::Grade grade, bool isCounted) const;
    bool isLit(std::size_t rank) const;
    QString cellText(const core::JudgedPair& judged) const;
};

}  // namespace ui
