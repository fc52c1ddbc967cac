#pragma once

#include "ui/ranking/ranking_document.h"
#include "ui/recovery/autosave.h"
#include "ui/theme/appearance.h"
#include "ui/window/collection.h"
#include "ui/words/number_text.h"

#include <QFont>
#include <QMainWindow>

#include <memory>

class QComboBox;
class QLabel;

namespace ui {

class DocumentSafety;
class MessageBar;
class Presenting;
class RankingWorkspace;
class RecentFiles;
class StepActions;

/// The program's window: rail, menus, toolbar, status bar around the workspaces.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Whether the window remembers its place, its layout and the files it opened.
    enum class Memory { Forgets, Remembers };

    explicit MainWindow(Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens files together, or says in the window why not. @return whether they were opened
    bool open(const QStringList& paths);
    void openExample();
    /// Keeps unsaved changes in `folder` and offers those that an earlier start left there. A
    /// window that forgets does neither.
    void protect(const QString& folder, Autosave::Pace pace = {});
    /// Interface zoom, 0.5 to 3; 1 is the desktop's text size.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }

    RankingDocument& document() { return m_document; }
    RankingWorkspace& workspace() { return *m_workspace; }
    Presenting& presenting() { return *m_presenting; }
    Appearance& appearance() { return m_appearance; }
    /// The message bar's sentence; empty when it is hidden.
    QString message() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void createCentre();
    void createActions();
    void createFileMenu();
    void createEditMenu();
    void createListMenu();
    void createViewMenu();
    void createStepsMenu();
    void createHelpMenu();
    void createToolBar();
    void createQueryBox();
    void createStatusBar();
    void connectDocument();

    void chooseFiles();
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    void connectSafety();
    bool mayClose();
    bool mayCloseReplaced();
    void newList();
    /// The session without its list: cutoff, settings, cards.
    core::Session wayOfLooking() const;
    void exportChart();
    void copySteps();
    void showQuery(const QString& query);
    void adoptCollection(std::shared_ptr<const Collection> collection);
    void refreshTitle();
    void refreshStatus();
    void changeDigits(int by);
    void chooseMeasures(core::Measure measure, bool shown);
    void adoptTheme();
    void restoreState();

    Memory m_memory;
    Appearance m_appearance;
    RankingDocument m_document;
    RankingWorkspace* m_workspace = nullptr;
    std::shared_ptr<const Collection> m_collection;
    RecentFiles* m_recent = nullptr;
    Presenting* m_presenting = nullptr;
    QComboBox* m_query = nullptr;
    QAction* m_queryLabelAction = nullptr;
    QAction* m_queryAction = nullptr;
    MessageBar* m_message = nullptr;
    std::unique_ptr<DocumentSafety> m_safety;
    QLabel* m_statusList = nullptr;
    QLabel* m_statusRules = nullptr;
    QLabel* m_statusFile = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    StepActions* m_stepActions = nullptr;
    NumberFormat m_format;
    QFont m_baseFont;
    double m_zoom = 1;
    bool m_adopting = false;
    bool m_keepsReplaced = false;
};

}  // namespace ui
