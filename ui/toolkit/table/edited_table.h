// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

class QMenu;

namespace ui {

/// A table whose rows come, go, and are copied and pasted, by keys and by its context menu.
class EditedTable : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    explicit EditedTable(QWidget* parent = nullptr);

public slots:
    virtual void insertBelowCurrent() = 0;
    virtual void removeSelected() = 0;
    /// The selected rows to the clipboard, as a table that a spreadsheet and paste() read.
    virtual void copySelected() = 0;
    virtual void cutSelected() = 0;
    /// From the clipboard; what cannot be read is refused.
    virtual void paste() = 0;

signals:
    /// Something could not be done; a sentence that says why. Empty: since then something could.
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
