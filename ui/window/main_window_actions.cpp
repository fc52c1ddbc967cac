// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_dialog.h"
#include "ui/export/report/report_parts.h"
#include "ui/teaching/worksheet/worksheet_dialog.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/document/undo_memory.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/shortcuts/field_habits.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/toolkit/shortcuts/key_tool_tips.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/appearance_menu.h"
#include "ui/window/file_notice.h"
#include "ui/window/handbook.h"
#include "ui/window/help_menu.h"
#include "ui/window/language_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/message_bar.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_making.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/page/ranking_page.h"
#include "ui/window/page/workspace_page.h"
#include "ui/window/recent_files.h"

#include <QFileInfo>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

/// Escapes & in a step's name, which would mark an access key.
QString menuText(QString step)
{
    return step.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

void showUndo(QAction& undo, const UndoMemory& memory)
{
    const QString step = memory.history().undoText();
    undo.setEnabled(memory.canUndo());
    if (memory.isAtItsEnd())
        undo.setText(MainWindow::tr("Undo (older steps were discarded to free memory)"));
    else
        undo.setText(step.isEmpty() ? MainWindow::tr("Undo")
                                    : MainWindow::tr("Undo %1").arg(menuText(step)));
}

}  // namespace

void MainWindow::createActions()
{
    createUndo();
    createFileMenu();
    createEditMenu();
    createViewMenu();
    auto* help = new HelpMenu(
        *this, [this] { return m_inFront->row().presentationKeys; },
        [this](const core::MeasureSpec& definition) {
            bringToFront(rankingPage());
            rankingPage().add(definition);
        });
    const auto open = [this](const QString& page) { say(openHandbook(page)); };
    connect(help, &HelpMenu::handbookRequested, this, open);
    connect(help, &HelpMenu::workspacePageRequested, this,
            [this, open] { open(QFileInfo(m_inFront->row().icon).baseName()); });
    connect(help, &HelpMenu::guideRequested, this, &MainWindow::showGuide);
    connect(help, &HelpMenu::tourRequested, this, &MainWindow::takeTour);
    m_bars->menuPlace = menuBar()->addMenu(help);
    createToolBars();
    new FieldHabits(*this);
    new KeyToolTips(*this);
}

void MainWindow::createUndo()
{
    m_undo = new QAction(tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setEnabled(false);
    connect(m_undo, &QAction::triggered, &m_histories, &QUndoGroup::undo);
    const auto refresh = [this] {
        for (const UndoMemory* memory : findChildren<UndoMemory*>())
            if (&memory->history() == m_histories.activeStack())
                showUndo(*m_undo, *memory);
    };
    for (WorkspacePage* page : pages())
        connect(new UndoMemory(page->document().history(), this), &UndoMemory::changed, m_undo,
                refresh);
    connect(&m_histories, &QUndoGroup::activeStackChanged, m_undo, refresh);
    connect(&m_histories, &QUndoGroup::canUndoChanged, m_undo, refresh);
    connect(&m_histories, &QUndoGroup::undoTextChanged, m_undo, refresh);
    m_redo = new QAction(tr("Redo"), this);
    m_redo->setEnabled(false);
    connect(m_redo, &QAction::triggered, &m_histories, &QUndoGroup::redo);
    connect(&m_histories, &QUndoGroup::canRedoChanged, m_redo, &QAction::setEnabled);
    connect(&m_histories, &QUndoGroup::redoTextChanged, m_redo, [this](const QString& step) {
        m_redo->setText(step.isEmpty() ? tr("Redo") : tr("Redo %1").arg(menuText(step)));
    });
    QList<QKeySequence> redoKeys{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                                 QKeySequence(Qt::CTRL | Qt::Key_Y)};
    for (const QKeySequence& keys : QKeySequence::keyBindings(QKeySequence::Redo))
        if (!redoKeys.contains(keys))
            redoKeys << keys;
    m_redo->setShortcuts(redoKeys);
}

void MainWindow::createFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    m_bars->startNew = menu->addAction(tr("&New"), QKeySequence::New, this, [this] {
        m_inFront->startNew();
        giveFocus();
    });
    for (WorkspacePage* page : pages())
        page->fillNew(*menu);
    menu->addAction(tr("E&xamples and lessons…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
                    this, [this] { showLibrary(); })
        ->setToolTip(tr("Open an example or a lesson"));
    m_open = menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFiles);
    m_open->setToolTip(
        tr("Open a session, a list of grades, judgments and runs, or a table of samples"));
    m_recent = new RecentFiles(tr("Open &recent"), menu);
    connect(m_recent, &RecentFiles::chosen, this,
            [this](const QStringList& paths) { open(paths); });
    menu->addMenu(m_recent);
    addReload(*menu);
    menu->addSeparator();
    QAction* save = menu->addAction(tr("&Save"), QKeySequence::Save, this, &MainWindow::save);
    save->setToolTip(tr("Save the session"));
    menu->addAction(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this,
                    qOverload<>(&MainWindow::saveAs));
    QAction* withFiles =
        menu->addAction(tr("Save wit&h its files…"), this, &MainWindow::saveWithFiles);
    withFiles->setToolTip(tr("Save the session and its files as one archive to share"));
    connect(menu, &QMenu::aboutToShow, withFiles, [this, withFiles] {
        withFiles->setEnabled(m_inFront == &collectionPage() &&
                              !collectionPage().sources().empty());
    });
    menu->addSeparator();
    menu->addAction(tr("Export &chart…"), QKeySequence(Qt::CTRL | Qt::Key_E), this,
                    [this] { exportChart(); });
    menu->addAction(tr("Export all charts…"), this, &MainWindow::exportAllCharts);
    menu->addAction(tr("Repor&t…"), this, &MainWindow::report);
    menu->addAction(tr("&Worksheet…"), this, &MainWindow::worksheet);
    connect(&lessonPage(), &LessonPage::worksheetRequested, this, &MainWindow::worksheet);
    // A lesson cannot be made from a lesson, but from the list that is open.
    const auto makeOne = [this] {
        makeLesson(m_inFront == &lessonPage() ? rankingPage() : *m_inFront, *this);
    };
    menu->addAction(tr("New &lesson…"), this, makeOne)
        ->setToolTip(tr("Make a lesson from what you see"));
    connect(&lessonPage(), &LessonPage::newLessonRequested, this, makeOne);
    menu->addAction(tr("&Print…"), QKeySequence::Print, this,
                    [this] { printWithPreview(reportInFront(), *this); });
    menu->addAction(tr("Cop&y chart"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), this,
                    [this] { copyChart(); });
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &MainWindow::close);
}

void MainWindow::addReload(QMenu& menu)
{
    menu.addAction(tr("Reloa&d"), QKeySequence(Qt::CTRL | Qt::Key_R), this, &MainWindow::reload)
        ->setToolTip(tr("Reload the files, keeping your edits and settings"));
    m_automatic = menu.addAction(tr("Reload a&utomatically"));
    m_automatic->setCheckable(true);
    m_automatic->setToolTip(tr("Reload files automatically when they change"));
    connect(m_automatic, &QAction::toggled, m_notice, &FileNotice::setAutomatic);
    connect(m_notice, &FileNotice::automaticRequested, m_automatic,
            [this] { m_automatic->setChecked(true); });
}

void MainWindow::worksheet()
{
    auto* dialog =
        new WorksheetDialog(lessonPage().shelved(), lessonPage().inFront(),
                            m_memory == Memory::Remembers ? WorksheetDialog::Memory::Remembers
                                                          : WorksheetDialog::Memory::Forgets,
                            this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// Adds the document's files.
Report MainWindow::reportInFront()
{
    m_inFront->leaveSteps();
    Report report = m_inFront->report();
    QStringList paths;
    if (!documentInFront().path().isEmpty())
        paths << documentInFront().path();
    for (const std::string& source : m_inFront->sources())
        paths << QString::fromStdString(source);
    addInputs(report, paths);
    return report;
}

void MainWindow::report()
{
    auto* dialog = new ReportDialog(reportInFront(), *m_figureMemory, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::createEditMenu()
{
    m_bars->edit = menuBar()->addMenu(tr("&Edit"));
    m_bars->edit->addActions({m_undo, m_redo});
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_bars->view = menu;
    m_present = menu->addAction(tr("&Present"), Qt::Key_F5, this,
                                [this] { m_inFront->presenting().begin(); });
    menu->addSeparator();
    int key = Qt::Key_1;
    for (WorkspacePage* page : pages())
        menu->addAction(page->row().name, QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(key++)),
                        this, [this, page] {
                            bringToFront(*page);
                            giveFocus();
                        });
    menu->addSeparator();
    QAction* larger = menu->addAction(tr("&Larger"), this, [this] { setZoom(m_zoom * 1.1); });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    m_bars->viewPlace = larger;
    menu->addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
                    [this] { setZoom(m_zoom / 1.1); });
    menu->addAction(tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                    [this] { setZoom(1); });
    auto* appearance = new AppearanceMenu(m_appearance, menu);
    menu->addMenu(appearance);
    if (m_memory == Memory::Remembers) {
        connect(appearance, &AppearanceMenu::picked, this, &rememberAppearance);
        connect(appearance, &AppearanceMenu::motionPicked, this, &rememberReducedMotion);
    }
    appearance->addSeparator();
    m_asDesktop = appearance->addAction(tr("Use the desktop’s &font"));
    m_asDesktop->setCheckable(true);
    connect(m_asDesktop, &QAction::toggled, this, &MainWindow::useDesktopFont);
    menu->addMenu(makeLanguageMenu(*menu));
    menu->addSeparator();
    QAction* more = menu->addAction(tr("More &digits"), QKeySequence(Qt::CTRL | Qt::Key_Period),
                                    this, [this] { changeDigits(1); });
    QAction* fewer = menu->addAction(tr("&Fewer digits"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
                                     this, [this] { changeDigits(-1); });
    m_bars->weights =
        menu->addAction(tr("Discounts as &weights"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G),
                        this, &MainWindow::tellDiscounts);
    m_bars->weights->setCheckable(true);
    m_bars->weights->setToolTip(
        tr("Show discounts as multipliers (0.631) instead of divisors (1.585)"));
    m_bars->everywhere = {m_undo, m_redo, more, fewer, m_bars->weights};
    menu->addSeparator();
    menu->addAction(tr("&Reset layout"), this, &MainWindow::resetLayout);
}

QMenu* MainWindow::makeLanguageMenu(QWidget& parent)
{
    const bool isKept = m_memory == Memory::Remembers;
    auto* languages = new LanguageMenu(isKept ? chosenLanguage() : QString(), &parent);
    if (isKept)
        connect(languages, &LanguageMenu::picked, this, [this](const QString& code) {
            chooseLanguage(code);
            note(languageChoiceText());
        });
    return languages;
}

QToolBar* MainWindow::makeToolBar()
{
    QToolBar* bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return bar;
}

void MainWindow::createToolBars()
{
    m_bars->files = makeToolBar();
    for (QAction* action : {m_open, m_present})
        action->setIconText(withoutMarks(action->text()));
    m_bars->files->addAction(m_open);
    for (QAction* action : {m_undo, m_redo}) {
        m_bars->files->addAction(action);
        auto* button = qobject_cast<QToolButton*>(m_bars->files->widgetForAction(action));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    m_bars->ends = makeToolBar();
    auto* gap = new QWidget(m_bars->ends);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bars->ends->addWidget(gap);
    m_bars->ends->addAction(m_present);
    m_bars->exporting = new QToolButton(m_bars->ends);
    m_bars->exporting->setObjectName(QStringLiteral("primary"));
    m_bars->exporting->setText(tr("Export"));
    m_bars->exporting->setPopupMode(QToolButton::InstantPopup);
    m_bars->ends->addWidget(m_bars->exporting);
}

void MainWindow::addToolsOf(WorkspacePage& page)
{
    auto* fields = new FittedBar(tr("Toolbar"), this);
    fields->setObjectName(QStringLiteral("fields"));
    fields->setMovable(false);
    fields->setToolButtonStyle(Qt::ToolButtonTextOnly);
    insertToolBar(m_bars->ends, fields);
    page.fillToolBar(*fields);
    connect(fields, &FittedBar::changed, this, &MainWindow::arrangeBars);
    // Makes Tab follow the visual order.
    setTabOrder(fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).last(),
                m_bars->exporting);
    auto* menu = new QMenu(m_bars->exporting);
    menu->addAction(tr("Chart…"), this, [this] { exportChart(); });
    menu->addAction(tr("All charts…"), this, &MainWindow::exportAllCharts);
    menu->addAction(tr("Report…"), this, &MainWindow::report);
    menu->addAction(tr("Interactive page…"), this, &MainWindow::exportPage);
    menu->addAction(tr("Copy chart"), this, [this] { copyChart(); });
    page.fillExport(*menu);
    m_bars->tools[&page] = {fields, menu};
}

/// Uses one row if everything fits, shortened or not; otherwise the fields get their own row. In a
/// narrow window, Present is in the menu only.
void MainWindow::arrangeBars()
{
    const auto tools = m_bars->tools.find(m_inFront);
    if (tools == m_bars->tools.end())
        return;
    constexpr double narrowWidth = 1100;
    const bool isWide = width() >= Theme::of(*this).px(narrowWidth);
    if (isWide != m_bars->ends->actions().contains(m_present)) {
        if (isWide)
            m_bars->ends->insertAction(m_bars->ends->actions().last(), m_present);
        else
            m_bars->ends->removeAction(m_present);
    }
    FittedBar& fields = *tools->second.fields;
    const int ends = m_bars->ends->sizeHint().width();
    const int files = std::min(m_bars->files->sizeHint().width(), width() - ends);
    m_bars->ends->setMinimumWidth(ends);
    m_bars->files->setMinimumWidth(files);
    const bool isOneRow = fields.fit(width() - files - ends);
    if (!isOneRow)
        fields.fit(width(), true);
    if (isOneRow != toolBarBreak(&fields))
        return;
    if (isOneRow) {
        removeToolBarBreak(&fields);
        insertToolBar(m_bars->ends, &fields);
    } else {
        addToolBarBreak();
        addToolBar(&fields);
    }
    fields.show();
}

}  // namespace ui
