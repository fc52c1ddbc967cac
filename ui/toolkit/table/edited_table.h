// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

class QMenu;

namespace ui {

/// A table whose rows can be inserted, removed, copied and pasted, by keys and context menu.
class EditedTable : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    explicit EditedTable(QWidget* parent = nullptr);

public slots:
    virtual void insertBelowCurrent() = 0;
    virtual void removeSelected() = 0;
    /// Copies the selected rows as a table that spreadsheets and paste() can read.
    virtual void copySelected() = 0;
    virtual void cutSelected() = 0;
    /// Pastes from the clipboard; refuses what cannot be read.
    virtual void paste() = 0;

signals:
    /// Says why something could not be done. Empty: a later action succeeded.
    void refused(const QString& sentence);

protected:
    virtual void fillContextMenu(QMenu& menu) = 0;
    /// Copies, cuts or pastes. @return whether the key does so
    bool clipboardByKey(QKeyEvent& event);
    /// Inserts, removes or opens an editor. @return whether the key does so
    bool editByKey(const QKeyEvent& event);
    using FittedTable::edit;
};

}  // namespace ui
