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

/// Ranking, as the window has it: a list, which may be a query of the collection that is open.
class RankingPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget that holds the workspaces: its panels meet their style once
    RankingPage(QWidget& window, QWidget& place);
    ~RankingPage() override;

    RankingDocument& document() override { return m_document; }
    /// The panels; made when they are first asked for.
    RankingWorkspace& ranking();
    /// Loads a session; a list that says nothing of how it is looked at keeps what is in force.
    void load(core::Session session, const QString& path, const QString& stepName);
    /// Asks which of several lists is meant, and loads that.
    void ask(const std::vector<core::GradesReading>& readings, const QString& stepName);
    /// Loads a query of a collection, looked at as what is shown now.
    /// @param topGrade of the collection, whose scale it is: ERR must not change from query to
    /// query
    /// @param noValue what the collection's means count where a query has no value
    void loadQuery(core::RankedList list, double topGrade, core::NoValueRule noValue,
                   const QString& stepName);
    /// Shows a measure as a card, and explains it: one that says a cutoff or settings under these,
    /// another under the rules in force.
    void add(const core::MeasureSpec& definition);
    void say(const QString& sentence) { emit said(sentence); }
    /// Lets queries be chosen in the tool bar; none: not any more.
    /// @param run whose lists are shown
    void showQueries(const QStringList& ids, const QString& current, const QString& run);

    QWidget* firstFocus() override;
    void startNew() override;
    void openExample() override;
    bool takes(const Opened& opened) override;
    void take(Opened opened, const QString& stepName) override;
    void complete() override;
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;
    void offerDiscountForm(QAction& asWeights) override;

signals:
    /// The list is to be shown as samples.
    void samplesRequested();
    /// Lists of grades, one a line, are to be queries of a collection.
    void listsRequested(const QString& lines);
    /// Another query of the collection is to be shown.
    void queryRequested(const QString& id);
    /// The collection that the query is from is to be shown.
    void collectionRequested();

protected:
    void panelsMade() override;
    void fillEdit(QMenu& menu) override;
    void fillView(QMenu& menu) override;
    QList<QMenu*> makeMenus(QMenuBar& bar) override;

private:
    QMenu* makeListMenu(QMenuBar& bar);
    QMenu* makeStepsMenu(QMenuBar& bar);
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
