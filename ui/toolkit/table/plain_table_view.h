// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/read_table.h"

class QMenu;

namespace ui {

/// A table whose columns are as wide as their cells, or narrower where there is less room, with
/// texts of several lines; Enter or a double click chooses a row.
class PlainTableView : public ReadTable {
    Q_OBJECT
public:
    /// @param name the table's name
    explicit PlainTableView(const QString& name, QWidget* parent = nullptr);

    /// Describes the effect of choosing a row, for the sheet of keys; without it, rows cannot be
    /// chosen.
    void setChoice(const QString& does) { m_choice = does; }
    /// The width beyond which a column's texts are cut, at a zoom of 1; 0: none.
    void setWidestColumn(int width) { m_widest = width; }
    /// Makes a click on a heading, or an entry of the context menu, sort.
    void setSortable();
    OwnKeys ownKeys() const override;
    void shareWidth() override;

signals:
    /// @param row of the model
    void chosen(int row);

protected:
    /// Sorts like the menu entry; reverses the order if already sorted by the column.
    virtual void sortBy(int column);
    void fillSorting(QMenu& menu);
    void keyPressEvent(QKeyEvent* event) override;
    /// Makes the columns as wide as their cells.
    void placeColumns();

private:
    void narrowColumns();

    QString m_choice;
    int m_widest = 0;
};

}  // namespace ui
