// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/group/query_groups_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/read_table.h"
#include "ui/toolkit/table/table_menu.h"

#include <QString>

class QMenu;

namespace ui {

class CollectionDocument;

/// The table of groups: a click or Enter filters the queries to a group.
class QueryGroupsView : public ReadTable {
    Q_OBJECT
public:
    explicit QueryGroupsView(const CollectionDocument& document, QWidget* parent = nullptr);

    QueryGroupsModel& groups() { return m_model; }
    void shareWidth() override;

signals:
    /// @param name empty: all queries
    void groupRequested(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void chooseAt(const QModelIndex& index);

    QueryGroupsModel m_model;
};

/// "Groups": the current runs in every group of queries.
class QueryGroupsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit QueryGroupsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    QueryGroupsView& view() { return *m_view; }
    QString tableCaption() const override;

signals:
    /// @param name empty: all queries
    void groupRequested(const QString& name);
    /// The group is a saved filter.
    void renameRequested(const QString& name);
    void removeRequested(const QString& name);

private:
    void formatChanged() override;
    void fillMenu(QMenu& menu);
    void refresh() override;

    CollectionDocument& m_document;
    QueryGroupsView* m_view;
};

}  // namespace ui
