// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/row_delegate.h"

#include <QString>

#include <optional>

class QTableView;

namespace ui {

/// The threshold as a line between two rows of a table sorted by score: an amber band in a row that
/// is made higher for it. Paints the table's cells beside the band.
class ThresholdLine : public RowDelegate {
    Q_OBJECT
public:
    /// Becomes the table's delegate. Call before the table's model is set, so that a row has its
    /// usual height when rows move.
    ThresholdLine(QTableView& table, const QAbstractItemModel& model);

    /// @param rowsAbove how many rows come before it; none: no line
    void setPlace(std::optional<int> rowsAbove);
    /// @param threshold at the left, `below` at the right
    void setText(const QString& threshold, const QString& below);
    /// "threshold 0.5000 … 754 below"; empty: no line.
    QString text() const;
    /// In pixels of the viewport; empty: no line, or out of sight.
    QRect place() const;
    /// Paints the band on the table's viewport.
    void paintBand() const;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    void remove();
    QStyleOptionViewItem beside(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    QTableView& m_table;
    QString m_threshold;
    QString m_below;
    std::optional<int> m_row;   ///< the higher one
    bool m_isUnderRow = false;  ///< below the last row
    int m_height = 0;
};

}  // namespace ui
