#include "ui/page/workspace_page.h"

#include "ui/panel/panel.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/table/grid_copies.h"
#include "ui/table/table_menu.h"

#include <QMenu>
#include <QMenuBar>
#include <QTableView>

namespace ui {

namespace {

/// Behind a sentence in its panel's place.
bool isConcealed(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->parentWidget())
        if (const auto* panel = qobject_cast<const Panel*>(around); panel && panel->isConcealed())
            return true;
    return false;
}

}  // namespace

void WorkspacePage::fillMenus(QMenu& edit, QMenu& view, QAction* viewPlace, QMenuBar& bar,
                              QAction* menuPlace)
{
    // Menus can be filled at their end only; what came is then moved to its place.
    const auto fill = [this](QMenu& menu, QAction* place, auto&& add) {
        const qsizetype before = menu.actions().size();
        add(menu);
        const QList<QAction*> added = menu.actions().mid(before);
        m_own << added;
        if (!place)
            return;
        for (QAction* action : added)
            menu.removeAction(action);
        menu.insertActions(place, added);
    };
    fill(edit, nullptr, [this](QMenu& menu) { fillEdit(menu); });
    fill(view, viewPlace, [this](QMenu& menu) { fillView(menu); });
    for (QMenu* menu : makeMenus(bar)) {
        bar.insertMenu(menuPlace, menu);
        m_own << menu->menuAction();
    }
}

std::vector<QTableView*> WorkspacePage::tables()
{
    std::vector<QTableView*> tables;
    for (auto* table : workspace().findChildren<QTableView*>()) {
        RefreshWhenShown::refreshAround(*table);
        if (table->model() && table->model()->rowCount() > 0 && !isConcealed(*table))
            tables.push_back(table);
    }
    return tables;
}

std::vector<TableCopies*> WorkspacePage::tableCopies()
{
    std::vector<TableCopies*> copies;
    for (QTableView* table : tables())
        copies.push_back(&TableMenu::of(*table));
    for (auto* grid : workspace().findChildren<GridCopies*>()) {
        RefreshWhenShown::refreshAround(grid->shown());
        if (grid->hasRows() && !isConcealed(grid->shown()))
            copies.push_back(grid);
    }
    return copies;
}

void WorkspacePage::fillTables(QMenu& menu)
{
    QMenu* all = menu.addMenu(tr("Table"));
    connect(all, &QMenu::aboutToShow, this, [this, all] {
        all->clear();
        for (TableCopies* table : tableCopies())
            table->fillCopies(*all->addMenu(table->name()));
        if (all->isEmpty())
            all->addAction(tr("There is no table with rows yet."))->setEnabled(false);
    });
}

void WorkspacePage::setSimple(bool simple)
{
    m_isSimple = simple;
    adoptView();
}

void WorkspacePage::setInFront(bool isInFront)
{
    for (QAction* action : m_own)
        action->setVisible(isInFront);
}

}  // namespace ui
