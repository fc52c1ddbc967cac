// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QList>
#include <QObject>
#include <QString>

class QTableView;

namespace ui {

/// A drop-down list below each heading of a table, as wide as its column.
class ColumnBoxes : public QObject {
    Q_OBJECT
public:
    struct Choice {
        QString text;
        int value = 0;
    };

    /// @param view whose header has room for the boxes; owns this
    explicit ColumnBoxes(QTableView& view);

    /// Creates a box for each column of the view's model. @param chosen one value per column
    void make(const QList<Choice>& choices, const QList<int>& chosen);
    int count() const { return static_cast<int>(m_boxes.size()); }
    QComboBox& box(int column) const { return *m_boxes[column]; }
    int value(int column) const { return m_boxes[column]->currentData().toInt(); }
    void setValue(int column, int value);

signals:
    /// A person changed this column's box.
    void chosen(int column);

private:
    void place();

    QTableView& m_view;
    QList<QComboBox*> m_boxes;
};

}  // namespace ui
