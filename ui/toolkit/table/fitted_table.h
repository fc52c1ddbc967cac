// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

/// A table whose columns share its width anew when its size or its font changes, that says what is
/// missing where it has no rows, and knows which row is pointed at.
class FittedTable : public QTableView {
    Q_OBJECT
public:
    using QTableView::QTableView;

    virtual void shareWidth() = 0;
    /// What stands where there are no rows.
    virtual QString emptyText() const { return {}; }
    /// The selected rows, ascending; without a selection the current one.
    std::vector<std::size_t> selectedRowNumbers() const;

protected:
    /// @param row that the mouse rests on; none: on none any more
    virtual void pointAt(std::optional<int> row);

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace ui
