// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

/// A table whose columns divide its width again after a change of size or font. It shows a hint
/// when empty and tracks the row under the pointer.
class FittedTable : public QTableView {
    Q_OBJECT
public:
    using QTableView::QTableView;

    virtual void shareWidth() = 0;
    /// The text of an empty table.
    virtual QString emptyText() const { return {}; }
    /// The selected rows, ascending; without a selection the current row.
    std::vector<std::size_t> selectedRowNumbers() const;

protected:
    /// @param row under the mouse; none: the mouse left
    virtual void pointAt(std::optional<int> row);

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace ui
