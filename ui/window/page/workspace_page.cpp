// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/workspace_page.h"

#include "ui/explain/steps/step_actions.h"
#include "ui/explain/steps/step_walk.h"
#include "ui/toolkit/document/document.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/toolkit/table/grid_copies.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/window/page/opened.h"
#include "ui/window/page/presenting.h"
#include "ui/workspace/workspace.h"

#include <QMenu>
#include <QMenuBar>
#include <QTableView>

namespace ui {

namespace {

/// Whether a sentence replaces the panel's content.
bool isConcealed(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->parentWidget())
        if (const auto* panel = qobject_cast<const Panel*>(around); panel && panel->isConcealed())
            return true;
    return false;
}

}  // namespace

WorkspacePage::WorkspacePage(QWidget& window, PageRow row, std::function<Workspace*()> makePanels,
                             std::function<Presentation*()> makePresentation)
    : QObject(&window)
    , m_row(std::move(row))
    , m_window(window)
    , m_makePanels(std::move(makePanels))
    , m_presenting(new Presenting(std::move(makePresentation), window))
{}

Workspace& WorkspacePage::panels()
{
    if (m_panels)
        return *m_panels;
    m_panels = m_makePanels();
    m_panels->setFormat(m_format);
    if (!m_layout.isEmpty())
        m_panels->restoreLayout(m_layout);
    panelsMade();
    return *m_panels;
}

QWidget& WorkspacePage::workspace()
{
    return panels();
}

void WorkspacePage::dropPanels()
{
    delete m_presenting;
    delete m_panels;
}

void WorkspacePage::leaveSteps()
{
    if (StepWalk* steps = m_panels ? m_panels->steppedThrough() : nullptr)
        steps->leave();
}

std::vector<FigureSource*> WorkspacePage::figures()
{
    return panels().figures();
}

void WorkspacePage::adoptTheme(const Theme& theme)
{
    if (m_stepActions)
        m_stepActions->adoptTheme(theme);
}

void WorkspacePage::fillMenus(QMenu& edit, QMenu& view, QAction* viewPlace, QMenuBar& bar,
                              QAction* menuPlace)
{
    // Menus can only be extended at their end; new entries are then moved into place.
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
    m_menu = makeMenu(bar);
    m_menuTitle = m_menu->title();
    bar.insertMenu(menuPlace, m_menu);
    m_own << m_menu->menuAction();
}

bool WorkspacePage::takes(const Opened& opened)
{
    return opened.session && document().canHold(*opened.session);
}

void WorkspacePage::forgetHistory()
{
    document().history().clear();
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

void WorkspacePage::setFormat(const NumberFormat& format)
{
    m_format = format;
    presenting().setFormat(format);
    if (m_panels)
        m_panels->setFormat(format);
}

void WorkspacePage::resetLayout()
{
    m_panels->resetLayout();
}

QByteArray WorkspacePage::layoutState() const
{
    return m_panels ? m_panels->layoutState() : m_layout;
}

void WorkspacePage::restoreLayout(const QByteArray& state)
{
    m_layout = state;
    if (m_panels)
        m_panels->restoreLayout(state);
}

void WorkspacePage::setInFront(bool isInFront)
{
    for (QAction* action : m_own)
        action->setVisible(isInFront);
    // The access key of a hidden menu would still conflict with another's.
    if (m_menu)
        m_menu->setTitle(isInFront ? m_menuTitle : withoutMarks(m_menuTitle));
}

}  // namespace ui
