// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/edited_table.h"

#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/table_setup.h"

#include <QKeyEvent>

namespace ui {

EditedTable::EditedTable(QWidget* parent)
    : FittedTable(parent)
{
    setUpTable(*this);
    TableMenu::of(*this).setCopyKey(TableMenu::CopyKey::Own);
    TableMenu::of(*this).setOwnEntries([this](QMenu& menu) { fillContextMenu(menu); });
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setMouseTracking(true);
}

bool EditedTable::clipboardByKey(QKeyEvent& event)
{
    if (event.matches(QKeySequence::Copy))
        copySelected();
    else if (event.matches(QKeySequence::Cut))
        cutSelected();
    else if (event.matches(QKeySequence::Paste))
        paste();
    else
        return false;
    return true;
}

bool EditedTable::editByKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected();
        return true;
    case Qt::Key_Insert:
        insertBelowCurrent();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (state() != EditingState && currentIndex().isValid())
            edit(currentIndex(), EditKeyPressed, nullptr);
        return true;
    default:
        return false;
    }
}

}  // namespace ui
