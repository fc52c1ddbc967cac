#include "ui/window/main_window.h"

#include "ui/elided_label.h"
#include "ui/ranking/list_panels.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/step_actions.h"
#include "ui/theme/dimmable_icon.h"
#include "ui/theme/theme.h"
#include "ui/window/document_safety.h"
#include "ui/window/file_opening.h"
#include "ui/window/message_bar.h"
#include "ui/window/presenting.h"
#include "ui/window/rail.h"
#include "ui/window/recent_files.h"
#include "ui/window/status_text.h"
#include "ui/window/window_style.h"
#include "ui/words/problem_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

MainWindow::MainWindow(Memory memory, QWidget* parent)
    : QMainWindow(parent)
    , m_memory(memory)
    , m_baseFont(QApplication::font())
{
    setObjectName(QStringLiteral("window"));
    setMinimumSize(1024, 640);
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    createCentre();
    m_presenting = new Presenting(m_document, m_workspace->stepMode(), *this);
    createActions();
    createToolBar();
    createStatusBar();
    connectDocument();
    adoptTheme();
    resize(1440, 900);
    if (m_memory == Memory::Remembers)
        restoreState();
}

MainWindow::~MainWindow()
{
    // Its parts ask the document until their end, and members go before children.
    delete m_presenting;
    delete takeCentralWidget();
}

void MainWindow::createCentre()
{
    auto* centre = new QWidget(this);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* rail = new Rail(centre);
    rail->addWorkspace(tr("Ranking"), QStringLiteral(":/icons/ranking.svg"));
    row->addWidget(rail);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    m_message = new MessageBar(centre);
    column->addWidget(m_message);
    m_safety = std::make_unique<DocumentSafety>(m_document, *m_message, *column);
    m_workspace = new RankingWorkspace(m_document, centre);
    column->addWidget(m_workspace, 1);
    row->addLayout(column, 1);
    setCentralWidget(centre);
}

void MainWindow::createStatusBar()
{
    m_statusList = new ElidedLabel(this);
    m_statusRules = new ElidedLabel(this);
    m_statusFile = new QLabel(this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_statusList, 1);
    m_statusRules->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    statusBar()->addPermanentWidget(m_statusRules, 1);
    statusBar()->addPermanentWidget(m_statusFile);
}

void MainWindow::connectDocument()
{
    connect(&m_document, &RankingDocument::changed, this, &MainWindow::refreshStatus);
    for (const DocumentListView* list :
         {&m_workspace->rankedList().view(), &m_workspace->notRetrieved().view()})
        connect(list, &DocumentListView::refused, m_message, &MessageBar::say);
    connect(&m_document, &RankingDocument::pathChanged, this, &MainWindow::refreshTitle);
    connect(&m_document.history(), &QUndoStack::cleanChanged, this, &MainWindow::refreshTitle);
    connectSafety();
    refreshTitle();
    refreshStatus();
}

bool MainWindow::open(const QStringList& paths)
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    Opened opened = openFiles(paths);
    QApplication::restoreOverrideCursor();
    if (!opened.problem.isEmpty()) {
        m_message->say(opened.problem);
        return false;
    }
    m_message->dismiss();
    if (opened.collection) {
        adoptCollection(std::move(opened.collection));
    } else {
        adoptCollection(nullptr);
        if (opened.session->shown.empty()) {
            core::RankedList list = std::move(opened.session->list);
            opened.session = wayOfLooking();
            opened.session->list = std::move(list);
        }
        m_safety->disk().remember(opened.sessionPath, opened.sessionDigest);
        m_document.load(std::move(*opened.session), opened.sessionPath,
                        tr("Open ‘%1’").arg(QFileInfo(paths.front()).fileName()));
    }
    if (m_memory == Memory::Remembers)
        m_recent->add(paths);
    return true;
}

void MainWindow::openExample()
{
    QFile file(QStringLiteral(":/examples/birthday-cakes.rankscope.json"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    auto session = core::parseSession(file.readAll().toStdString(), "birthday-cakes");
    if (!session) {
        m_message->say(problemText(session.error()));
        return;
    }
    adoptCollection(nullptr);
    m_document.load(std::move(*session), QString(), tr("Open the cake-shop example"));
}

core::Session MainWindow::wayOfLooking() const
{
    core::Session session;
    const core::Session& current = m_document.session();
    session.cutoff = current.cutoff;
    session.settings = current.settings;
    session.shown = current.shown;
    session.selected = current.selected;
    return session;
}

void MainWindow::newList()
{
    adoptCollection(nullptr);
    m_document.load(wayOfLooking(), QString(), tr("New list"));
}

void MainWindow::adoptCollection(std::shared_ptr<const Collection> collection)
{
    m_collection = std::move(collection);
    m_query->clear();
    m_queryLabelAction->setVisible(m_collection != nullptr);
    m_queryAction->setVisible(m_collection != nullptr);
    if (!m_collection)
        return;
    for (const QString& query : m_collection->queries()) {
        m_query->addItem(query);
        const QString missing = m_collection->missing(query);
        if (!missing.isEmpty())
            m_query->setItemData(m_query->count() - 1, missing, Qt::ToolTipRole);
    }
    const QStringList& queries = m_collection->queries();
    const auto whole = std::find_if(queries.begin(), queries.end(), [this](const QString& query) {
        return m_collection->missing(query).isEmpty();
    });
    if (queries.isEmpty())
        return;
    showQuery(whole == queries.end() ? queries.front() : *whole);
}

void MainWindow::showQuery(const QString& query)
{
    if (!m_collection || !m_collection->queries().contains(query))
        return;
    core::Session session = wayOfLooking();
    session.list = m_collection->list(query);
    session.list.query = query.toStdString();
    // The scale is the collection's, not this query's: ERR must not change from query to query.
    if (m_collection->topGrade() > 0)
        session.settings.topGrade = m_collection->topGrade();
    m_document.load(std::move(session), QString(), tr("Open query %1").arg(query));
    const QString missing = m_collection->missing(query);
    if (missing.isEmpty())
        m_message->dismiss();
    else
        m_message->say(tr("Query %1 is %2.").arg(query, missing));
}

void MainWindow::chooseFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Open a session, a list of grades, or judgments with a run"), QString(),
        tr("All files (*);;Sessions (*.rankscope.json *.json);;Judgments and runs (*.qrels *.run "
           "*.txt *.gz)"));
    if (!paths.isEmpty())
        open(paths);
}

QString MainWindow::message() const
{
    return m_message->sentence();
}

void MainWindow::refreshTitle()
{
    setWindowTitle(tr("%1[*] — Rankscope").arg(windowName(m_document)));
    setWindowModified(!m_document.history().isClean());
    m_statusFile->setText(fileStatus(m_document));
}

void MainWindow::refreshStatus()
{
    m_statusList->setText(listStatus(m_document));
    m_statusRules->setText(rulesStatus(m_document));
    refreshTitle();
}

void MainWindow::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, 0.5, 3.0);
    // The whole interface, menus and dialogs included, not only this window's own children.
    QApplication::setFont(scaledFont(m_baseFont, m_zoom));
    adoptTheme();
}

void MainWindow::adoptTheme()
{
    if (m_adopting)
        return;
    m_adopting = true;
    setPalette(QApplication::palette());
    const Theme theme =
        Theme::make(isDark(QApplication::palette()), QFontMetricsF(QApplication::font()).height());
    setStyleSheet(windowStyle(theme));
    for (QToolBar* bar : findChildren<QToolBar*>())
        bar->setIconSize({theme.px(16), theme.px(16)});
    const QString shade = theme.dark ? QStringLiteral("dark") : QStringLiteral("light");
    m_undo->setIcon(dimmableIcon(QStringLiteral(":/icons/undo-%1.svg").arg(shade)));
    m_redo->setIcon(dimmableIcon(QStringLiteral(":/icons/redo-%1.svg").arg(shade)));
    m_stepActions->adoptTheme(theme);
    m_adopting = false;
}

bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    // The window's own palette is its style sheet's and does not follow.
    if (event->type() == QEvent::ApplicationPaletteChange && m_undo)
        adoptTheme();
    return done;
}

void MainWindow::changeDigits(int by)
{
    m_format.digits = std::clamp(m_format.digits + by, 2, 15);
    m_workspace->setFormat(m_format);
    m_presenting->setFormat(m_format);
}

void MainWindow::chooseMeasures(core::Measure measure, bool shown)
{
    std::vector<core::Measure> measures = m_document.session().shown;
    std::erase(measures, measure);
    if (shown)
        measures.push_back(measure);
    m_document.setShown(measures, shown ? std::optional(measure) : std::nullopt);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    if (!paths.isEmpty())
        open(paths);
}

}  // namespace ui
