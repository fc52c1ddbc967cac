// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/read_table.h"

class QMenu;

namespace ui {

/// A table whose columns are as wide as their cells; Enter or a double click chooses a row.
class PlainTableView : public ReadTable {
    Q_OBJECT
public:
    /// @param name what the table is called
    explicit PlainTableView(const QString& name, QWidget* parent = nullptr);

    /// What choosing a row does, for the sheet of keys; without it nothing is chosen.
    void setChoice(const QString& does) { m_choice = does; }
    /// The width beyond which a column's texts are cut, at a zoom of 1; 0: none.
    void setWidestColumn(int width) { m_widest = width; }
    /// A click on a heading sorts, and so does an entry of the context menu.
    void setSortable();
    OwnKeys ownKeys() const override;
    void shareWidth() override;

signals:
    /// @param row of the model
    void chosen(int row);

protected:
    /// As an entry of the menu does; the other way round where it sorts by the column already.
    virtual void sortBy(int column);
    void fillSorting(QMenu& menu);
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_choice;
    int m_widest = 0;
};

}  // namespace ui
