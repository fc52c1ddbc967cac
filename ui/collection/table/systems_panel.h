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
class QToolButton;

namespace ui {

class CollectionDocument;
class FilterLine;
class LeaderboardView;
class Segments;
class WrappedLabel;

/// The table of measures: a click or the current row sets the current measure.
class SystemsView : public ReadTable {
    Q_OBJECT
public:
    SystemsView(CollectionDocument& document, const SystemsSummary& summary,
                QWidget* parent = nullptr);

    SystemsModel& systems() { return m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Shows B's columns if there are two runs, and the columns that fit the width.
    void shareWidth() override;
    /// Moves the current row to the current measure.
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

/// "Systems": the summary of the collection with its statistics. For three or more runs it has one
/// row per run, and a switch shows only A and B, one row per measure.
class SystemsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit SystemsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    /// A and B, one row per measure.
    SystemsView& view() { return *m_view; }
    /// All runs.
    LeaderboardView& leaderboard() { return *m_leaderboard; }
    bool showsLeaderboard() const;
    FilterLine& filter() { return *m_filter; }
    QAbstractButton& runsButton() { return *m_runs; }
    QAbstractButton& pairButton() { return *m_pair; }
    /// Whether only queries that match the filter count.
    QAction& onlyShownSwitch() { return *m_onlyShown; }
    SystemsSummary& summary() { return m_summary; }
    /// The verdict on B against A above the table; hidden without two runs. Disabled while it is
    /// calculated again.
    WrappedLabel& verdict() { return *m_verdict; }
    /// Both shown if unjudged documents matter for the verdict.
    QToolButton& showUnjudgedButton() { return *m_showUnjudged; }
    QToolButton& judgeButton() { return *m_judge; }
    QString tableCaption() const override;

signals:
    /// Requests to filter the queries.
    void filterRequested(const QString& filter);
    /// Requests to show which documents to judge.
    void judgingRequested();

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
    QWidget* verdictRow();
    QToolButton* linkAfterVerdict(const QString& text, const QString& tip);
    void showVerdict();
    void showLead();
    QString pRemark() const;
    QString judgmentsRemark() const;
    QString weightsRemark() const;
    QStringList remarks() const;

    CollectionDocument& m_document;
    SystemsSummary m_summary;
    QWidget* m_verdictRow;
    WrappedLabel* m_verdict;
    QToolButton* m_showUnjudged = nullptr;
    QToolButton* m_judge = nullptr;
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
