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

/// What the window's rail, menus and memory have of a workspace.
struct PageRow {
    QString name;         ///< a word, for the rail
    QString icon;         ///< a resource, called as the handbook's page is
    QString layoutKey;    ///< what the panels' layout is remembered under
    QString newText;      ///< "&New list", for the menu
    QString exampleText;  ///< "Open the … example"
    QString simpleText;   ///< what the simple view shows, in a sentence; empty: everything
    QString presentTip;   ///< what a presentation shows, in a sentence
    OwnKeys presentationKeys;
};

/// One workspace of the window: its document, its panels, and what the window's bars hold for it.
/// The window shows one page at a time; what the others have in menus is hidden then, and their
/// keys do nothing.
class WorkspacePage : public QObject {
    Q_OBJECT
public:
    /// @param window the widget that presentations cover and pages belong to
    /// @param makePanels when they are first asked for
    /// @param makePresentation without a parent
    WorkspacePage(QWidget& window, PageRow row, std::function<Workspace*()> makePanels,
                  std::function<Presentation*()> makePresentation);

    const PageRow& row() const { return m_row; }
    virtual Document& document() = 0;
    /// The panels; made when they are first asked for.
    virtual QWidget& workspace();
    /// What takes the keys when the page has got something new; null: what had them.
    virtual QWidget* firstFocus() { return nullptr; }

    /// Starts with nothing, as a step.
    virtual void startNew() = 0;
    virtual void openExample() = 0;
    /// Further ways to start.
    virtual void fillNew(QMenu&) {}
    /// No example where nothing was opened: something else was to be.
    virtual void leaveEmpty() {}
    /// Whether what files hold is shown here; or, where they were refused, was to be.
    virtual bool takes(const Opened& opened);
    /// Opens what takes().
    virtual void take(Opened opened, const QString& stepName) = 0;
    /// Whether files are read beside the window's work: what is in front stays until they are.
    virtual bool readsBeside() const { return false; }
    /// How far that is, above the workspaces; null: nothing is read so.
    virtual QWidget* loadingBar() { return nullptr; }
    /// The files that the document was made of, apart from its own.
    virtual std::vector<std::string> sources() const { return {}; }
    /// The sources() as they were when they were read; null: what changes of them is not noticed.
    virtual const core::FilesSeen* filesSeen() const { return nullptr; }
    /// Whether there are files to be read anew now.
    virtual bool canReload() const { return false; }
    /// Reads the sources() anew: all that is edited and looked at stays, and all of it where they
    /// cannot be read.
    virtual void reload() {}
    /// How the sources() were read, to be changed.
    virtual void showImportOptions() {}
    /// No step leads behind what is there.
    virtual void forgetHistory();
    /// Makes and waits for what comes later by itself, as for a picture.
    virtual void complete() {}

    virtual void fillToolBar(FittedBar& bar) = 0;
    virtual void fillExport(QMenu& menu) = 0;
    Presenting& presenting() { return *m_presenting; }

    virtual QString status() const = 0;  ///< of the data, for the status bar
    virtual QString rules() const = 0;   ///< the conventions in force
    /// What is saved and exported is the whole, never the beginning that step mode shows.
    void leaveSteps();
    /// Every chart of this page, the one in front first.
    std::vector<FigureSource*> figures();
    /// The document as it stands, to be printed. Waits for what is being worked out.
    virtual Report report() = 0;
    /// What of it a lesson would be made of; nothing where there is nothing to be asked.
    virtual std::optional<LessonDraft> lessonDraft() = 0;

    void setFormat(const NumberFormat& format);
    /// A place of the page's own for the switch of what discounts are told as.
    virtual void offerDiscountForm(QAction&) {}
    /// Icons and the like that do not follow the palette by themselves.
    void adoptTheme(const Theme& theme);
    /// Whether only what a first lesson needs is shown.
    void setSimple(bool simple);
    void resetLayout();
    QByteArray layoutState() const;
    /// Also of panels that are made later.
    void restoreLayout(const QByteArray& state);

    /// The tables that have rows, brought up to date though nobody may see them.
    std::vector<QTableView*> tables();
    /// How they and the grids that have rows are copied and saved.
    std::vector<TableCopies*> tableCopies();
    /// Puts what this page has into the window's menus: at the end of Edit, into View before
    /// `viewPlace`, and as menus of its own before `menuPlace`.
    void fillMenus(QMenu& edit, QMenu& view, QAction* viewPlace, QMenuBar& bar, QAction* menuPlace);
    /// Shows or hides what fillMenus() put there.
    void setInFront(bool isInFront);

signals:
    /// What went wrong, for the window's message bar; empty: nothing to say any more.
    void said(const QString& sentence);
    /// What was done, for the same bar. @param offer the text of a button beside it, which calls
    /// showImportOptions(); empty: none
    void noted(const QString& sentence, const QString& offer = {});
    /// Status, rules or title differ now.
    void statusChanged();
    /// It is to be brought to the front. @param takesKeys unless it is there already
    void frontRequested(bool takesKeys = false);
    /// Files are to be opened, whatever they hold.
    void filesRequested(const QStringList& paths);
    /// Files, or a session's file with what it names, were read beside and are shown.
    void opened(const QStringList& paths);
    /// Something is to be seen that the simple view hides. @param panel its title
    void fullRequested(const QString& panel);
    /// The guide to measures is to be shown.
    void guideRequested();

protected:
    /// Connects panels that were just made.
    virtual void panelsMade() {}
    Workspace& panels();
    /// To be called at the end of the page: its parts ask the document until theirs.
    void dropPanels();
    QWidget& window() const { return m_window; }
    /// Of the page's menu of steps.
    void setStepActions(StepActions& actions) { m_stepActions = &actions; }
    const NumberFormat& format() const { return m_format; }
    /// A menu of the page's tables, each to be copied and saved.
    void fillTables(QMenu& menu);
    virtual void fillEdit(QMenu& menu) = 0;
    virtual void fillView(QMenu& menu) = 0;
    virtual QList<QMenu*> makeMenus(QMenuBar& bar) = 0;

private:
    PageRow m_row;
    QWidget& m_window;
    std::function<Workspace*()> m_makePanels;
    Presenting* m_presenting;
    StepActions* m_stepActions = nullptr;
    QList<QAction*> m_own;
    QList<std::pair<QMenu*, QString>> m_menus;  ///< with their titles
    Workspace* m_panels = nullptr;
    NumberFormat m_format;
    QByteArray m_layout;  ///< of an earlier start
    bool m_isSimple = false;
};

}  // namespace ui
