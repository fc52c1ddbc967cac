// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_watch.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;
class QTableView;
class QWidget;

namespace ui {

class FittedBar;

class Document;
class FigureSource;
class LessonDraft;
class Presentation;
class Presenting;
class StepActions;
class TableCopies;
class Workspace;
struct Opened;
struct Report;
struct Theme;

/// A workspace's data for the window's rail, menus and memory.
struct PageRow {
    QString name;        ///< a word, for the rail
    QString icon;        ///< a resource, named like the handbook's page
    QString layoutKey;   ///< the key for storing the panels' layout
    QString newText;     ///< "&New list", for the menu
    QString presentTip;  ///< describes a presentation in one sentence
    OwnKeys presentationKeys;
};

/// One workspace of the window: its document, its panels, and its parts of the window's bars. The
/// window shows one page at a time; menus of other pages are hidden, and their keys do nothing.
class WorkspacePage : public QObject {
    Q_OBJECT
public:
    /// @param window the widget that presentations cover and the pages' parent
    /// @param makePanels called on first use
    /// @param makePresentation returns it without a parent
    WorkspacePage(QWidget& window, PageRow row, std::function<Workspace*()> makePanels,
                  std::function<Presentation*()> makePresentation);

    const PageRow& row() const { return m_row; }
    virtual Document& document() = 0;
    /// The panels; created on first use.
    virtual QWidget& workspace();
    /// The widget to focus when the page has received new content; null: keeps the focus.
    virtual QWidget* firstFocus() { return nullptr; }

    /// Starts empty, as an undo step.
    virtual void startNew() = 0;
    virtual void openExample() = 0;
    /// Adds further ways to start.
    virtual void fillNew(QMenu&) {}
    /// Shows no example if nothing is open, because something else was meant to be.
    virtual void leaveEmpty() {}
    /// Whether this page shows the files' content or, if they were refused, was meant to.
    virtual bool takes(const Opened& opened);
    /// Opens content for which takes() is true.
    virtual void take(Opened opened, const QString& stepName) = 0;
    /// Whether files are being read in another thread; the current content stays meanwhile.
    virtual bool readsBeside() const { return false; }
    /// The progress of that; null: nothing is being read.
    virtual QWidget* loadingBar() { return nullptr; }
    /// The files behind the document, except its own.
    virtual std::vector<std::string> sources() const { return {}; }
    /// The state of sources() when they were read; null: changes are not noticed.
    virtual const core::FilesSeen* filesSeen() const { return nullptr; }
    /// Whether there are files that can be reloaded now.
    virtual bool canReload() const { return false; }
    /// Reloads sources(): edits and views stay, and everything stays if they cannot be read.
    virtual void reload() {}
    /// Shows the import options of sources() for changes.
    virtual void showImportOptions() {}
    /// Does what the button of noted() offers.
    virtual void takeOffer() { showImportOptions(); }
    /// Clears the undo history.
    virtual void forgetHistory();
    /// Creates and waits for everything that is otherwise delayed, e.g. for a screenshot.
    virtual void complete() {}

    virtual void fillToolBar(FittedBar& bar) = 0;
    virtual void fillExport(QMenu& menu) = 0;
    Presenting& presenting() { return *m_presenting; }

    virtual QString status() const = 0;  ///< the data, for the status bar
    virtual QString rules() const = 0;   ///< the current rules
    /// Ends step mode: saving and exporting cover everything, not only the steps reached.
    void leaveSteps();
    /// Every chart of this page, the current one first.
    std::vector<FigureSource*> figures();
    /// The current document for printing. Waits for computations in progress.
    virtual Report report() = 0;
    /// The content for a lesson; none if there is nothing to ask about.
    virtual std::optional<LessonDraft> lessonDraft() = 0;

    void setFormat(const NumberFormat& format);
    /// Offers the page's own place for the choice of how discounts are shown.
    virtual void offerDiscountForm(QAction&) {}
    /// Updates icons and other parts that do not follow the palette automatically.
    void adoptTheme(const Theme& theme);
    void resetLayout();
    QByteArray layoutState() const;
    /// Applies to panels created later, too.
    void restoreLayout(const QByteArray& state);

    /// The tables that have rows, updated even if hidden.
    std::vector<QTableView*> tables();
    /// The commands to copy and save those tables and the grids that have rows.
    std::vector<TableCopies*> tableCopies();
    /// Adds this page's entries to the window's menus: at the end of Edit, in View before
    /// `viewPlace`, and as its own menu before `menuPlace`.
    void fillMenus(QMenu& edit, QMenu& view, QAction* viewPlace, QMenuBar& bar, QAction* menuPlace);
    /// Shows or hides the entries of fillMenus().
    void setInFront(bool isInFront);

signals:
    /// A problem for the window's message bar; empty: clears it.
    void said(const QString& sentence);
    /// A message for the same bar. @param offer the text of a button that calls
    /// takeOffer(); empty: none
    void noted(const QString& sentence, const QString& offer = {});
    /// Status, rules or title have changed.
    void statusChanged();
    /// The page asks to be shown. @param takesKeys also takes the focus, unless already shown
    void frontRequested(bool takesKeys = false);
    /// Files of any kind should be opened.
    void filesRequested(const QStringList& paths);
    /// Files, or a session file with what it names, were read in another thread and are shown.
    void opened(const QStringList& paths);
    /// The guide to measures should be shown.
    void guideRequested();
    /// All rules should be explained.
    void rulesExplanationRequested();

protected:
    /// Connects newly created panels.
    virtual void panelsMade() {}
    Workspace& panels();
    /// Call at the end of the page's destructor: its parts use the document until they are
    /// destroyed.
    void dropPanels();
    QWidget& window() const { return m_window; }
    /// Sets the actions of the submenu of View that steps.
    void setStepActions(StepActions& actions) { m_stepActions = &actions; }
    const NumberFormat& format() const { return m_format; }
    /// Fills a menu with the page's tables, each with commands to copy and save.
    void fillTables(QMenu& menu);
    virtual void fillEdit(QMenu& menu) = 0;
    virtual void fillView(QMenu& menu) = 0;
    virtual QMenu* makeMenu(QMenuBar& bar) = 0;

private:
    PageRow m_row;
    QWidget& m_window;
    std::function<Workspace*()> m_makePanels;
    Presenting* m_presenting;
    StepActions* m_stepActions = nullptr;
    QList<QAction*> m_own;
    QMenu* m_menu = nullptr;
    QString m_menuTitle;
    Workspace* m_panels = nullptr;
    NumberFormat m_format;
    QByteArray m_layout;  ///< from an earlier start
};

}  // namespace ui
