// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/systems_summary.h"
#include "ui/collection/table/systems_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/read_table.h"
#include "ui/toolkit/table/table_menu.h"

class QAbstractButton;
class QAction;
class QMenu;
class QStackedWidget;

namespace ui {

class CollectionDocument;
class FilterLine;
class LeaderboardView;
class Segments;

/// The table of measures: a click, or the current row, puts a measure in front.
class SystemsView : public ReadTable {
    Q_OBJECT
public:
    SystemsView(CollectionDocument& document, const SystemsSummary& summary,
                QWidget* parent = nullptr);

    SystemsModel& systems() { return m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Which columns there are: those of B with two runs, and what the width has room for.
    void shareWidth() override;
    /// Moves the current row to the measure in front.
    void followDocument();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int wholeWidth(int column) const;
    int leastWidth(int column) const;

    CollectionDocument& m_document;
    SystemsModel m_model;
    bool m_isFollowing = false;
};

/// "Systems": the summary of the collection with its statistics. Of three and more runs a row for
/// each, and by a switch A and B alone, a measure to a row.
class SystemsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit SystemsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    /// A and B, a measure to a row.
    SystemsView& view() { return *m_view; }
    /// All runs.
    LeaderboardView& leaderboard() { return *m_leaderboard; }
    bool showsLeaderboard() const;
    FilterLine& filter() { return *m_filter; }
    QAbstractButton& runsButton() { return *m_runs; }
    QAbstractButton& pairButton() { return *m_pair; }
    /// Whether only the queries that the filter lets through count.
    QAction& onlyShownSwitch() { return *m_onlyShown; }
    SystemsSummary& summary() { return m_summary; }
    QString tableCaption() const override;

signals:
    /// One table came to the front for the other.
    void frontChanged();

private:
    void formatChanged() override;
    void fillMenu();
    void addTests(QMenu& menu);
    QStringList testSentences() const;
    QString testRemark() const;
    void refresh() override;
    void showTables();
    void showFront();
    void showRemark();
    QString judgmentsRemark() const;
    QStringList remarks() const;

    CollectionDocument& m_document;
    SystemsSummary m_summary;
    SystemsView* m_view;
    LeaderboardView* m_leaderboard;
    QStackedWidget* m_tables;
    Segments* m_form;
    QAbstractButton* m_runs;
    QAbstractButton* m_pair;
    FilterLine* m_filter;
    QAction* m_onlyShown = nullptr;
    QAction* m_intervals = nullptr;
};

}  // namespace ui
