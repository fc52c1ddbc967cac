#include "core/metric/measure_table.h"
#include "ui/chart/chart_export.h"
#include "ui/chart/chart_view.h"
#include "ui/formula/formula_view.h"
#include "ui/keys/key_tool_tips.h"
#include "ui/panel_group.h"
#include "ui/ranking/curve_panel.h"
#include "ui/ranking/definition_panel.h"
#include "ui/ranking/list_panels.h"
#include "ui/ranking/ranking_tool_bar.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/step_actions.h"
#include "ui/ranking/step_panel.h"
#include "ui/ranking/steps_view.h"
#include "ui/table/table_text.h"
#include "ui/window/appearance_menu.h"
#include "ui/window/help_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/message_bar.h"
#include "ui/window/presenting.h"
#include "ui/window/recent_files.h"
#include "ui/words/measure_text.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ui {

namespace {

/// A step's name where & would mark a key.
QString menuText(QString step)
{
    return step.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace

void MainWindow::createActions()
{
    QUndoStack& history = m_document.history();
    m_undo = new QAction(tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setEnabled(false);
    connect(m_undo, &QAction::triggered, &history, &QUndoStack::undo);
    connect(&history, &QUndoStack::canUndoChanged, m_undo, &QAction::setEnabled);
    connect(&history, &QUndoStack::undoTextChanged, m_undo, [this](const QString& step) {
        m_undo->setText(step.isEmpty() ? tr("Undo") : tr("Undo %1").arg(menuText(step)));
    });
    m_redo = new QAction(tr("Redo"), this);
    m_redo->setEnabled(false);
    connect(m_redo, &QAction::triggered, &history, &QUndoStack::redo);
    connect(&history, &QUndoStack::canRedoChanged, m_redo, &QAction::setEnabled);
    connect(&history, &QUndoStack::redoTextChanged, m_redo, [this](const QString& step) {
        m_redo->setText(step.isEmpty() ? tr("Redo") : tr("Redo %1").arg(menuText(step)));
    });
    QList<QKeySequence> redoKeys{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                                 QKeySequence(Qt::CTRL | Qt::Key_Y)};
    for (const QKeySequence& keys : QKeySequence::keyBindings(QKeySequence::Redo))
        if (!redoKeys.contains(keys))
            redoKeys << keys;
    m_redo->setShortcuts(redoKeys);
    createFileMenu();
    createEditMenu();
    createListMenu();
    createViewMenu();
    createStepsMenu();
    createHelpMenu();
}

void MainWindow::createFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&New list"), QKeySequence::New, this, &MainWindow::newList);
    m_open = menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFiles);
    m_open->setToolTip(tr("Open a session, a list of grades, or judgments with a run"));
    m_recent = new RecentFiles(tr("Open &recent"), menu);
    connect(m_recent, &RecentFiles::chosen, this, &MainWindow::open);
    menu->addMenu(m_recent);
    menu->addAction(tr("Open the cake-shop &example"), this, &MainWindow::openExample);
    menu->addSeparator();
    m_save = menu->addAction(tr("&Save"), QKeySequence::Save, this, &MainWindow::save);
    m_save->setToolTip(tr("Save the session"));
    menu->addAction(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this,
                    &MainWindow::saveAs);
    menu->addSeparator();
    menu->addAction(tr("Export the &chart…"), QKeySequence(Qt::CTRL | Qt::Key_E), this,
                    &MainWindow::exportChart);
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &MainWindow::close);
}

void MainWindow::createEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    menu->addAction(m_undo);
    menu->addAction(m_redo);
    menu->addSeparator();
    m_workspace->rankedList().listActions().fillFind(*menu);
    menu->addSeparator();
    menu->addAction(tr("&Copy the step table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                    this, &MainWindow::copySteps);
    FormulaView& formula = m_workspace->steps().formula();
    menu->addAction(tr("Copy the formula as &text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
                    &formula, &FormulaView::copyText);
    menu->addAction(tr("Copy the formula as &LaTeX"),
                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), &formula,
                    &FormulaView::copyLatex);
}

void MainWindow::createListMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&List"));
    const ListActions& actions = m_workspace->rankedList().listActions();
    actions.fillDocuments(*menu);
    menu->addSeparator();
    actions.fillMoves(*menu);
    menu->addSeparator();
    actions.fillOrders(*menu);
    menu->addSeparator();
    actions.fillLists(*menu);
    menu->addSeparator();
    menu->addAction(tr("Type &grades"), QKeySequence(Qt::CTRL | Qt::Key_L), this, [this] {
        QLineEdit& line = m_workspace->rankedList().quickLine().line();
        line.setFocus();
        line.selectAll();
    });
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    menu->addAction(&m_presenting->action());
    menu->addSeparator();
    QMenu* measures = menu->addMenu(tr("&Measures"));
    for (const core::MeasureRow& row : core::measureTable()) {
        QAction* action = measures->addAction(measureTitle(row.measure));
        action->setCheckable(true);
        action->setData(static_cast<int>(row.measure));
        connect(action, &QAction::triggered, this,
                [this, measure = row.measure](bool shown) { chooseMeasures(measure, shown); });
    }
    connect(measures, &QMenu::aboutToShow, this, [this, measures] {
        const auto& shown = m_document.session().shown;
        for (QAction* action : measures->actions()) {
            const auto measure = static_cast<core::Measure>(action->data().toInt());
            const bool checked = std::find(shown.begin(), shown.end(), measure) != shown.end();
            action->setChecked(checked);
            action->setEnabled(!checked || shown.size() > 1);
        }
    });
    menu->addSeparator();
    QAction* larger = menu->addAction(tr("&Larger"), this, [this] { setZoom(m_zoom * 1.1); });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    menu->addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
                    [this] { setZoom(m_zoom / 1.1); });
    menu->addAction(tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                    [this] { setZoom(1); });
    auto* appearance = new AppearanceMenu(m_appearance, menu);
    menu->addMenu(appearance);
    if (m_memory == Memory::Remembers)
        connect(appearance, &AppearanceMenu::picked, this, &rememberAppearance);
    menu->addSeparator();
    QAction* more = menu->addAction(tr("More &digits"), QKeySequence(Qt::CTRL | Qt::Key_Period),
                                    this, [this] { changeDigits(1); });
    QAction* fewer = menu->addAction(tr("&Fewer digits"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
                                     this, [this] { changeDigits(-1); });
    for (QAction* action : {m_undo, m_redo, more, fewer})
        m_presenting->share(action);
    menu->addSeparator();
    menu->addAction(tr("Def&inition of the measure"), QKeySequence(Qt::CTRL | Qt::Key_D), this,
                    [this] {
                        m_workspace->bringToFront(m_workspace->definition());
                        m_workspace->definition().textForm().setFocus();
                    });
    menu->addAction(tr("&Reset layout"), m_workspace, &RankingWorkspace::resetLayout);
}

void MainWindow::createStepsMenu()
{
    m_stepActions = new StepActions(m_workspace->stepMode(), *m_workspace);
    m_stepActions->addTo(*menuBar()->addMenu(tr("&Steps")));
    m_stepActions->addTo(m_workspace->steps());
}

void MainWindow::createHelpMenu()
{
    menuBar()->addMenu(new HelpMenu(*this));
}

void MainWindow::createToolBar()
{
    QToolBar* bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->addActions({m_open, m_save});
    for (QAction* action : {m_undo, m_redo}) {
        bar->addAction(action);
        auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    bar->addSeparator();
    createQueryBox();
    new RankingToolBar(m_document, *bar);
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    bar->addAction(&m_presenting->action());
    auto* exporting = new QToolButton(bar);
    exporting->setObjectName(QStringLiteral("primary"));
    exporting->setText(tr("Export"));
    exporting->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(exporting);
    menu->addAction(tr("Chart as PDF, SVG or PNG…"), this, &MainWindow::exportChart);
    menu->addAction(tr("Copy the step table"), this, &MainWindow::copySteps);
    exporting->setMenu(menu);
    bar->addWidget(exporting);
    new KeyToolTips(*this);
}

void MainWindow::createQueryBox()
{
    auto* bar = findChild<QToolBar*>(QStringLiteral("toolBar"));
    auto* label = new QLabel(tr("&Query"), bar);
    m_query = new QComboBox(bar);
    m_query->setObjectName(QStringLiteral("query"));
    m_query->setEditable(true);
    m_query->setInsertPolicy(QComboBox::NoInsert);
    m_query->setMinimumContentsLength(10);
    m_query->setAccessibleName(tr("Query"));
    m_query->setToolTip(
        tr("The query of the collection that is shown: choose one, or type a part of its id"));
    m_query->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_query->completer()->setFilterMode(Qt::MatchContains);
    label->setBuddy(m_query);
    m_queryLabelAction = bar->addWidget(label);
    m_queryAction = bar->addWidget(m_query);
    m_queryLabelAction->setVisible(false);
    m_queryAction->setVisible(false);
    connect(m_query, &QComboBox::activated, this,
            [this](int index) { showQuery(m_query->itemText(index)); });
    connect(&m_document, &RankingDocument::changed, m_query, [this] {
        m_query->setCurrentIndex(
            m_query->findText(QString::fromStdString(m_document.list().query)));
    });
}

void MainWindow::exportChart()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the chart"), tr("chart.pdf"),
                                                      tr("PDF (*.pdf);;SVG (*.svg);;PNG (*.png)"));
    if (path.isEmpty())
        return;
    const auto format = chartFormatOf(path);
    if (!format) {
        m_message->say(tr("‘%1’: the ending says neither PDF, SVG nor PNG.").arg(path));
        return;
    }
    const QSizeF millimetres(120, 75);
    const auto problem = exportFigure(m_workspace->shownChart(), path, millimetres, *format);
    if (problem)
        m_message->say(*problem);
    else
        m_message->dismiss();
}

void MainWindow::copySteps()
{
    QApplication::clipboard()->setText(tabSeparated(m_workspace->steps().steps().steps()));
}

}  // namespace ui
