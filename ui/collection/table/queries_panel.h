// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/queries_view.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/filter_line.h"

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace ui {

class GroupMenu;
class WrappedLabel;

/// The queries of the collection with their filter, and below them the queries skipped by the
/// means.
class QueriesPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit QueriesPanel(CollectionDocument& document, QWidget* parent = nullptr);

    QueriesView& view() { return *m_view; }
    QLineEdit& filterLine() { return m_filter->line(); }
    /// The queries that match the filter, in the table's order.
    const std::vector<std::size_t>& shownQueries() const { return *m_document.shown(); }

    GroupMenu& groups() { return *m_groups; }

public slots:
    void focusFilter();
    /// Filters the queries to a group. @param name empty: shows every query
    void showGroup(const QString& name);
    void renameGroup(const QString& name);
    void removeGroup(const QString& name);

signals:
    void shownChanged();
    /// Requests to open the query in Ranking.
    void openRequested(std::size_t query);

protected:
    void formatChanged() override;

private:
    QWidget* leftOutRow();
    void addColumnsMenu();
    void readFilter();
    QString unknownGroup(const core::QueryFilter& filter) const;
    void refresh() override;
    void keepChosenInSight();
    void showCount();
    void showAwaited();
    void showLeftOut();

    CollectionDocument& m_document;
    QueriesView* m_view;
    FilterLine* m_filter;
    GroupMenu* m_groups;
    QLabel* m_awaited;
    QWidget* m_leftOutRow;
    WrappedLabel* m_leftOut;
    QToolButton* m_showLeftOut;
    /// The chosen query if the filter hides it; chosen again when it is shown.
    std::optional<std::size_t> m_hidden;
    std::optional<std::size_t> m_inItsPlace;
};

}  // namespace ui
