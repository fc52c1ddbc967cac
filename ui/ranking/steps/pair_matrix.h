// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/steps/pair_grid.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QAbstractScrollArea>

#include <cstddef>
#include <optional>

namespace ui {

/// The pairs of a ranking as the upper triangle of a matrix: one row per upper rank, one column per
/// lower rank. Paints only what is visible, so lists may have any length.
///
/// Pointing at a cell highlights its lower rank; arrow keys, Home, End and Page keys move. The row
/// and the column of the highlighted rank are marked.
class PairMatrix : public QAbstractScrollArea, public HasOwnKeys {
    Q_OBJECT
public:
    explicit PairMatrix(QWidget* parent = nullptr);

    void setRanking(PairedRanking ranking);
    const PairedRanking& ranking() const { return m_ranking; }
    void setFormat(const NumberFormat& format);
    void setCurrentRank(std::optional<std::size_t> rank);
    std::optional<std::size_t> currentRank() const { return m_currentRank; }

    /// The cell under the mouse, otherwise the step's, otherwise the one that the keys reached.
    std::optional<PairCell> currentCell() const;
    std::optional<PairCell> cellAt(const QPoint& position) const;  ///< in the viewport
    QRect cellRect(const PairCell& cell) const;                    ///< in the viewport
    /// "Ranks 2 and 5: grades 4 and 0, concordant, weight 1."
    QString sentence(const PairCell& cell) const;

    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;

signals:
    void rankPointed(std::optional<std::size_t> rank);
    void rankChosen(std::size_t rank);
    void currentCellChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    PairGrid grid() const;
    bool hasPairs() const { return m_ranking.grades.size() > 1; }
    std::optional<std::size_t> rankOfHeader(const QPoint& position) const;
    void adoptMetrics();
    void pointAt(const QPoint& position);
    void stopPointing();
    void choose(const PairCell& cell);
    std::optional<PairCell> walked(int key, bool toTheEnd) const;
    void reveal(const PairCell& cell);
    void followTheTriangle();
    void describe();

    PairedRanking m_ranking;
    NumberFormat m_format;
    std::optional<std::size_t> m_currentRank;
    std::optional<PairCell> m_pointed;
    std::optional<PairCell> m_chosen;
};

}  // namespace ui
