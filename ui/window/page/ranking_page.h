// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/window/page/workspace_page.h"

class QComboBox;
class QToolButton;

namespace ui {

class ContrastDialog;
class FittedBar;

class RankingWorkspace;

/// The Ranking page of the window: a list, which may be a query of the open collection.
class RankingPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget for the workspaces, so that the panels are styled only once
    RankingPage(QWidget& window, QWidget& place);
    ~RankingPage() override;

    RankingDocument& document() override { return m_document; }
    /// The panels; created on first use.
    RankingWorkspace& ranking();
    /// Loads a session; a list without view settings keeps the current ones.
    void load(core::Session session, const QString& path, const QString& stepName);
    /// Asks which of several lists is meant, and loads it.
    void ask(const std::vector<core::GradesReading>& readings, const QString& stepName);
    /// Loads a query of a collection with the current view settings.
    /// @param topGrade the collection's, so that ERR keeps its scale from query to query
    /// @param noValue what undefined queries count as in the collection's means
    void loadQuery(core::RankedList list, double topGrade, core::NoValueRule noValue,
                   const QString& stepName);
    /// Shows and explains a measure as a card: with its own cutoff and settings if it has any,
    /// otherwise with the current rules.
    void add(const core::MeasureSpec& definition);
    void say(const QString& sentence) { emit said(sentence); }
    /// Offers queries in the tool bar; none: removes them.
    /// @param run whose lists are shown
    void showQueries(const QStringList& ids, const QString& current, const QString& run);

    QWidget* firstFocus() override;
    void startNew() override;
    void openExample() override;
    bool takes(const Opened& opened) override;
    void take(Opened opened, const QString& stepName) override;
    void complete() override;
    void takeOffer() override;
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;
    void offerDiscountForm(QAction& asWeights) override;

signals:
    /// The list should be shown as samples.
    void samplesRequested();
    /// Lists of grades, one per line, should become queries of a collection.
    void listsRequested(const QString& lines);
    /// Another query of the collection should be shown.
    void queryRequested(const QString& id);
    /// The query's collection should be shown.
    void collectionRequested();

protected:
    void panelsMade() override;
    void fillEdit(QMenu& menu) override;
    void fillView(QMenu& menu) override;
    QMenu* makeMenu(QMenuBar& bar) override;

private:
    void fillMeasures(QMenu& measures);
    void addQueryBox(FittedBar& bar);
    /// The session without its list: cutoff, settings, cards.
    core::Session wayOfLooking() const;
    void chooseMeasures(core::Measure measure, bool isShown);
    void copySteps();
    void findContrast();

    RankingDocument m_document;
    QStringList m_queries;
    ContrastDialog* m_contrast = nullptr;
    QComboBox* m_query = nullptr;
    QToolButton* m_back = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_queryLabelAction = nullptr;
    QAction* m_queryAction = nullptr;
};

}  // namespace ui
