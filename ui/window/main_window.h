// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/metrics/measures/measure_spec.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/theme/appearance.h"
#include "ui/window/page/pages.h"
#include "ui/window/recovery/autosave.h"

#include <QFont>
#include <QMainWindow>
#include <QPointer>
#include <QUndoGroup>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace core {
class UnpackedSession;
}

namespace ui {

class Document;
class DocumentSafety;
class DragFolder;
class FileNotice;
class FigureMemory;
class FigureSource;
class GuideDialog;
struct LibraryEntry;
struct Report;
class MessageBar;
class Presenting;
class Rail;
class QuestionBar;
class RankingDocument;
class RankingWorkspace;
class RecentFiles;
class Tour;
struct Theme;

/// The program's window: rail, menus, toolbar, and status bar around the workspaces, one of which
/// is visible.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Whether the window remembers its position, its layout and the files it opened.
    enum class Memory { Forgets, Remembers };

    explicit MainWindow(Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens files together, or shows why it cannot. A collection is read in another thread.
    /// @return whether the files are open or being read
    /// @param sheets the chosen sheets of workbooks; none: asks if a workbook has several tables
    bool open(const QStringList& paths, const std::vector<std::string>& sheets = {});
    void openExample();
    /// Opens a built-in lesson, see LessonPage::takeNamed(). @return what is wrong
    QString openLesson(const QString& id, std::optional<std::size_t> step = {},
                       std::uint64_t seed = 0);
    /// Keeps unsaved changes in `folder` and offers those that an earlier start left there. Does
    /// nothing with Memory::Forgets.
    void protect(const QString& folder, Autosave::Pace pace = {});
    /// Interface zoom, 0.5 to 3; 1: the desktop's text size.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }
    /// Clears all undo histories.
    void forgetHistory();

    void bringToFront(WorkspacePage& page);
    WorkspacePage& pageInFront() { return *m_inFront; }
    const std::vector<WorkspacePage*>& pages() const { return m_pages->all; }
    RankingPage& rankingPage() { return m_pages->ranking; }
    ClassifierPage& classifierPage() { return m_pages->classifier; }
    CollectionPage& collectionPage() { return m_pages->collection; }
    LessonPage& lessonPage() { return m_pages->lessons; }
    RankingDocument& document();
    RankingWorkspace& workspace();
    Presenting& presenting();
    Appearance& appearance() { return m_appearance; }
    /// At the very first start, offers a tour, lessons and files in a strip above the workspaces,
    /// which stays until answered; later does nothing. Does nothing with Memory::Forgets.
    void welcome();
    /// Starts the tour of the list, the steps and the export, next to the real controls.
    void takeTour();
    /// Shows the examples and lessons to choose from.
    void showLibrary(bool atLessons = false);
    /// Opens the guide to measures, or brings it to the front.
    void showGuide();
    /// The message bar's sentence; empty if it is hidden.
    QString message() const;
    /// Shows a problem there; empty: hides it.
    void say(const QString& sentence);
    void note(const QString& sentence);

signals:
    void exportBegun();

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    struct Bars;

    void createCentre();
    void takeRead(const Document& document);
    void askForSheet(const QStringList& paths, const std::vector<std::string>& sheets,
                     const QStringList& possible);
    void openEntry(const LibraryEntry& entry);
    void followTour(Tour& tour);
    QString gradingText() const;
    QString stepsText();
    void useMeasure(const core::MeasureSpec& definition);
    void createActions();
    void createUndo();
    void createFileMenu();
    void createEditMenu();
    void createViewMenu();
    void createStatusBar();
    void addPage(WorkspacePage& page);
    /// Gives focus to what the current page has just received.
    void giveFocus();
    /// Creates the window's parts for a page, when the page is first shown.
    void equip(WorkspacePage& page);
    void createToolBars();
    QMenu* makeLanguageMenu(QWidget& parent);
    QToolBar* makeToolBar();
    void addToolsOf(WorkspacePage& page);
    void arrangeBars();
    Document& documentInFront();
    WorkspacePage& pageOf(const Document& document);

    void chooseFiles();
    void reload();
    void addReload(QMenu& menu);
    bool save();
    bool saveAs();
    bool saveAs(Document& document);
    /// Asks for an archive with the session and its files.
    bool saveWithFiles();
    bool saveTo(Document& document, const QString& path);
    bool needsArchive(const core::AnySession& session) const;
    void connectSafety();
    bool mayClose();
    int askToSave(WorkspacePage& page);
    bool mayCloseReplaced();
    Report reportInFront();
    void report();
    void worksheet();
    /// @param chart one of the page's figures; none: the current one
    void exportChart(FigureSource* chart = nullptr);
    void copyChart(FigureSource* chart = nullptr);
    void exportAllCharts();
    void exportPage();
    /// Empty for a collection without runs.
    std::string pageInFront(const QString& name);
    FigureSource* chartAt(QPoint place) const;
    void pullOut(FigureSource& chart);
    void fillExport();
    void refreshTitle();
    void refreshStatus();
    static void showParts(QLabel& label, const QString& line);
    void changeDigits(int by);
    void tellDiscounts(bool asWeights);
    void adoptFormat();
    void useDesktopFont(bool isUsed);
    Theme adoptStyle();
    void adoptTheme();
    void restoreState();
    ViewSwitches switches() const;
    void restoreSwitches(const ViewSwitches& switches);
    void adoptSwitches(WorkspacePage& page);
    void resetLayout();

    Memory m_memory;
    ViewSwitches m_switches;  ///< from the previous start
    Appearance m_appearance;
    QUndoGroup m_histories;
    std::unique_ptr<Pages> m_pages;
    WorkspacePage* m_inFront = nullptr;
    Rail* m_rail = nullptr;
    QStackedWidget* m_workspaces = nullptr;
    RecentFiles* m_recent = nullptr;
    MessageBar* m_message = nullptr;
    struct Reading {
        QString path;
        std::string digest;
        std::optional<int> givenUp;  ///< number of the replaced session whose changes are discarded
    };
    Reading m_reading;  ///< the session file whose collection is being read
    /// The files of opened archives, to which Undo may return.
    std::vector<std::shared_ptr<const core::UnpackedSession>> m_unpacked;
    std::unique_ptr<DocumentSafety> m_safety;
    FileNotice* m_notice = nullptr;
    std::unique_ptr<FigureMemory> m_figureMemory;
    std::unique_ptr<DragFolder> m_dragFolder;
    FigureSource* m_pulled = nullptr;  ///< the chart being dragged out
    QPoint m_pressed;
    std::unique_ptr<Bars> m_bars;
    QPointer<GuideDialog> m_guide;
    QPointer<Tour> m_tour;
    QPointer<QuestionBar> m_welcome;
    QLabel* m_statusList = nullptr;
    QLabel* m_statusRules = nullptr;
    QToolButton* m_statusFile = nullptr;
    QAction* m_open = nullptr;
    QAction* m_automatic = nullptr;  ///< reloads changed files without asking
    QAction* m_asDesktop = nullptr;  ///< uses its font
    QAction* m_present = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    NumberFormat m_format;
    QFont m_desktopFont;
    QFont m_baseFont;  ///< at zoom 1
    double m_zoom = 1;
    bool m_adopting = false;
    bool m_keepsReplaced = false;
};

}  // namespace ui
