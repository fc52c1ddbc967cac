// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
class ViewChoice;
struct Theme;

/// The program's window: rail, menus, toolbar, status bar around the workspaces, one of which is in
/// front.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Whether the window remembers its place, its layout and the files it opened.
    enum class Memory { Forgets, Remembers };

    explicit MainWindow(Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens files together, or says in the window why not. A collection is read beside the
    /// window's work. @return whether they were opened, or are being read
    /// @param sheets of workbooks, that somebody chose; without them it is asked where several hold
    /// tables
    bool open(const QStringList& paths, const std::vector<std::string>& sheets = {});
    void openExample();
    /// Takes a lesson that the program carries, see LessonPage::takeNamed(). @return what is wrong
    QString openLesson(const QString& id, std::optional<std::size_t> step = {},
                       std::uint64_t seed = 0);
    /// Keeps unsaved changes in `folder` and offers those that an earlier start left there. A
    /// window that forgets does neither.
    void protect(const QString& folder, Autosave::Pace pace = {});
    /// Interface zoom, 0.5 to 3; 1 is the desktop's text size.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }
    /// Nothing before now can be undone.
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
    ViewChoice& views() { return *m_views; }
    Appearance& appearance() { return m_appearance; }
    /// At the very first start, offers a tour, lessons and files in a strip above the workspaces,
    /// for good until it is answered; later nothing. A window that forgets does nothing.
    void welcome();
    /// Leads along the list, the steps and the export, beside the real controls.
    void takeTour();
    /// Lets an example or a lesson be chosen.
    void showLibrary(bool atLessons = false);
    /// Opens the guide to measures beside the window, or brings it to the front.
    void showGuide();
    /// The message bar's sentence; empty when it is hidden.
    QString message() const;
    /// Says there that something went wrong; empty: nothing any more.
    void say(const QString& sentence);
    void note(const QString& sentence);

signals:
    /// A chart is about to be exported.
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
    /// What the page in front has got is at the keys at once.
    void giveFocus();
    /// Makes what the window holds for a page, when it is first brought to the front.
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
    bool saveTo(Document& document, const QString& path);
    void connectSafety();
    bool mayClose();
    bool mayCloseReplaced();
    Report reportInFront();
    void report();
    void worksheet();
    /// @param chart one of the page's figures; none: the one in front
    void exportChart(FigureSource* chart = nullptr);
    void copyChart(FigureSource* chart = nullptr);
    void exportAllCharts();
    FigureSource* chartAt(QPoint place) const;
    void pullOut(FigureSource& chart);
    void refreshTitle();
    void refreshStatus();
    static void showParts(QLabel& label, const QString& line);
    void changeDigits(int by);
    void tellDiscounts(bool asWeights);
    void adoptFormat();
    Theme adoptStyle();
    void adoptTheme();
    void restoreState();
    ViewSwitches switches() const;
    void restoreSwitches(const ViewSwitches& switches);
    void adoptSwitches(WorkspacePage& page);
    void resetLayout();

    Memory m_memory;
    ViewSwitches m_switches;  ///< as the last start left them
    Appearance m_appearance;
    QUndoGroup m_histories;
    std::unique_ptr<Pages> m_pages;
    WorkspacePage* m_inFront = nullptr;
    Rail* m_rail = nullptr;
    QStackedWidget* m_workspaces = nullptr;
    RecentFiles* m_recent = nullptr;
    MessageBar* m_message = nullptr;
    ViewChoice* m_views = nullptr;
    struct Said {
        const WorkspacePage* page = nullptr;
        QString sentence;
    };
    Said m_said;  ///< what a page said last
    struct Reading {
        QString path;
        std::string digest;
        std::optional<int> givenUp;  ///< number of the session that makes place for it, unwanted
    };
    Reading m_reading;  ///< the file of the session whose collection is being read
    std::unique_ptr<DocumentSafety> m_safety;
    FileNotice* m_notice = nullptr;
    std::unique_ptr<FigureMemory> m_figureMemory;
    std::unique_ptr<DragFolder> m_dragFolder;
    FigureSource* m_pulled = nullptr;  ///< whose panel the mouse pulls at
    QPoint m_pressed;
    std::unique_ptr<Bars> m_bars;
    QPointer<GuideDialog> m_guide;
    QPointer<Tour> m_tour;
    QPointer<QuestionBar> m_welcome;
    QLabel* m_statusList = nullptr;
    QLabel* m_statusRules = nullptr;
    QLabel* m_statusFile = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_automatic = nullptr;  ///< what changed is reloaded without asking
    QAction* m_present = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    NumberFormat m_format;
    QFont m_baseFont;
    double m_zoom = 1;
    bool m_adopting = false;
    bool m_keepsReplaced = false;
};

}  // namespace ui
