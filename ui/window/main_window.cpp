// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/export/dialog/figure_memory.h"
#include "ui/export/figure/figure_clipboard.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/text/import/file_patterns.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/document/document.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/toolkit/theme/dimmable_icon.h"
#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/filled_button.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/toolkit/theme/window_style.h"
#include "ui/window/application.h"
#include "ui/window/bar_queue.h"
#include "ui/window/document_safety.h"
#include "ui/window/file_notice.h"
#include "ui/window/file_opening.h"
#include "ui/window/handbook.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/message_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/page/ranking_page.h"
#include "ui/window/page/status_text.h"
#include "ui/window/rail.h"
#include "ui/window/recent_files.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

MainWindow::MainWindow(Memory memory, QWidget* parent)
    : QMainWindow(parent)
    , m_memory(memory)
    , m_figureMemory(std::make_unique<FigureMemory>(memory == Memory::Remembers
                                                        ? FigureMemory::Keeps::OnDisk
                                                        : FigureMemory::Keeps::WhileRunning))
    , m_dragFolder(std::make_unique<DragFolder>())
    , m_bars(std::make_unique<Bars>())
    , m_desktopFont(QApplication::font())
    , m_baseFont(ownFont(m_desktopFont))
{
    setObjectName(QStringLiteral("window"));
    setMinimumSize(1024, 640);
    setAcceptDrops(true);
    m_format.locale = numberLocale();
    // Both before the parts exist, so that each is styled only once.
    QApplication::setFont(m_baseFont);
    adoptStyle();
    createCentre();
    createActions();
    createStatusBar();
    bringToFront(*pages().front());
    giveFocus();
    resize(1440, 900);
    if (m_memory == Memory::Remembers) {
        classifierPage().keepAnswers(RememberedAnswers::Keeps::OnDisk);
        collectionPage().keepAnswers(RememberedAnswers::Keeps::OnDisk);
        restoreState();
    }
}

MainWindow::~MainWindow()
{
    // Destroys what listens to the documents before the pages, which own them.
    m_safety.reset();
    m_histories.disconnect();
    // A bar's field asks its document what to show when it is released.
    qDeleteAll(findChildren<QToolBar*>());
    m_pages.reset();
}

void MainWindow::createCentre()
{
    auto* centre = new QWidget(this);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_rail = new Rail(centre);
    row->addWidget(m_rail);
    auto* bars = new BarQueue(this);
    m_bars->strips = bars;
    m_message = new MessageBar(bars);
    bars->add(*m_message, BarQueue::Urgency::Note);
    connect(m_message, &MessageBar::said, this, [this, bars](bool isRefusal) {
        bars->setUrgency(*m_message,
                         isRefusal ? BarQueue::Urgency::Demand : BarQueue::Urgency::Note);
    });
    connect(m_message, &MessageBar::offerTaken, this, [this] {
        for (WorkspacePage* page : pages())
            if (page == m_message->subject())
                page->takeOffer();
    });
    m_workspaces = new QStackedWidget(centre);
    m_workspaces->setObjectName(QStringLiteral("workspaces"));
    m_pages = std::make_unique<Pages>(*this, *m_workspaces);
    std::vector<Document*> documents;
    for (WorkspacePage* page : pages()) {
        addPage(*page);
        documents.push_back(&page->document());
    }
    if (auto* application = qobject_cast<Application*>(qApp))
        connect(application, &Application::stepFailed, this, &MainWindow::say);
    m_safety = std::make_unique<DocumentSafety>(std::move(documents), *m_message, *bars);
    connectSafety();
    m_notice = new FileNotice(pages(), *centre, *bars);
    for (WorkspacePage* page : pages())
        if (QWidget* bar = page->loadingBar())
            bars->add(*bar, BarQueue::Urgency::Progress);
    row->addWidget(m_workspaces, 1);
    setCentralWidget(centre);
    connect(m_rail, &Rail::workspaceChosen, this,
            [this](int index) { bringToFront(*pages()[static_cast<std::size_t>(index)]); });
}

void MainWindow::addPage(WorkspacePage& page)
{
    m_rail->addWorkspace(page.row().name, page.row().icon);
    m_histories.addStack(&page.document().history());
    connect(&page, &WorkspacePage::said, this, [this, &page](const QString& sentence) {
        say(sentence);
        m_message->setSubject(&page);
    });
    connect(&page, &WorkspacePage::noted, this,
            [this, &page](const QString& sentence, const QString& offer) {
                m_message->note(sentence, offer);
                m_message->setSubject(&page);
            });
    connect(&page, &WorkspacePage::statusChanged, this, [this, &page] {
        if (&page == m_inFront)
            refreshStatus();
    });
    connect(&page, &WorkspacePage::frontRequested, this, [this, &page](bool takesKeys) {
        if (m_inFront == &page)
            return;  // keeps the focus in the field while stepping through queries
        bringToFront(page);
        if (takesKeys)
            giveFocus();
    });
    connect(&page, &WorkspacePage::filesRequested, this,
            [this](const QStringList& paths) { open(paths); });
    connect(&page, &WorkspacePage::guideRequested, this, &MainWindow::showGuide);
    connect(&page, &WorkspacePage::rulesExplanationRequested, this,
            [this] { say(openHandbook(QStringLiteral("measures"))); });
    connect(&page, &WorkspacePage::opened, this, [this, &page](const QStringList& paths) {
        bringToFront(page);
        if (paths == QStringList{m_reading.path})
            takeRead(page.document());
        if (m_memory == Memory::Remembers && !paths.isEmpty())
            m_recent->add(paths);
    });
    connect(&page.document(), &Document::pathChanged, this, &MainWindow::refreshTitle);
}

/// The session that was being read now belongs to the document.
void MainWindow::takeRead(const Document& document)
{
    const Reading read = std::exchange(m_reading, {});
    m_safety->disk().remember(read.path, read.digest);
    if (read.givenUp)
        m_safety->giveUp(document, *read.givenUp);
}

void MainWindow::bringToFront(WorkspacePage& page)
{
    if (m_inFront == &page)
        return;
    if (!m_bars->tools.contains(&page))
        equip(page);
    if (m_inFront) {  // equipping arranges its bar once more
        m_inFront->setInFront(false);
        m_bars->tools.at(m_inFront).fields->hide();
    }
    m_inFront = &page;
    m_message->setInFront(page);
    m_safety->setInFront(page.document());
    page.setInFront(true);
    m_bars->tools.at(&page).fields->show();
    m_bars->exporting->setMenu(m_bars->tools.at(&page).exports);
    fillExport();
    arrangeBars();
    m_workspaces->setCurrentWidget(&page.workspace());
    m_rail->choose(static_cast<int>(std::ranges::find(pages(), &page) - pages().begin()));
    m_histories.setActiveStack(&page.document().history());
    m_bars->startNew->setText(page.row().newText);
    m_present->setToolTip(page.row().presentTip);
    m_notice->setInFront(page);
    refreshStatus();
}

void MainWindow::giveFocus()
{
    if (QWidget* first = m_inFront->firstFocus())
        first->setFocus();
}

void MainWindow::equip(WorkspacePage& page)
{
    m_workspaces->addWidget(&page.workspace());
    page.fillMenus(*m_bars->edit, *m_bars->view, m_bars->viewPlace, *menuBar(), m_bars->menuPlace);
    addToolsOf(page);
    adoptSwitches(page);
    for (QAction* action : m_bars->everywhere)
        page.presenting().share(action);
    page.setFormat(m_format);
    page.offerDiscountForm(*m_bars->weights);
    adoptTheme();
}

Document& MainWindow::documentInFront()
{
    return m_inFront->document();
}

WorkspacePage& MainWindow::pageOf(const Document& document)
{
    return **std::ranges::find_if(
        pages(), [&document](WorkspacePage* page) { return &page->document() == &document; });
}

RankingDocument& MainWindow::document()
{
    return m_pages->ranking.document();
}

RankingWorkspace& MainWindow::workspace()
{
    return m_pages->ranking.ranking();
}

Presenting& MainWindow::presenting()
{
    return m_pages->ranking.presenting();
}

void MainWindow::forgetHistory()
{
    for (WorkspacePage* page : pages())
        page->forgetHistory();
}

void MainWindow::createStatusBar()
{
    auto* list = new ElidedLabel(this);
    list->setObjectName(QStringLiteral("statusList"));
    list->setLack(ElidedLabel::Lack::None);
    auto* rules = new ElidedLabel(this);
    rules->setObjectName(QStringLiteral("statusRules"));
    rules->setLack(ElidedLabel::Lack::Hidden);
    m_statusList = list;
    m_statusRules = rules;
    m_statusFile = new QToolButton(this);
    m_statusFile->setObjectName(QStringLiteral("statusFile"));
    m_statusFile->setFocusPolicy(Qt::TabFocus);
    m_statusFile->setToolTip(tr("Save the session"));
    connect(m_statusFile, &QToolButton::clicked, this, &MainWindow::save);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_statusList);
    m_statusRules->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    statusBar()->addPermanentWidget(m_statusRules, 1);
    statusBar()->addPermanentWidget(m_statusFile);
    m_bars->strips->endBefore(*m_statusFile);
    connect(&m_histories, &QUndoGroup::cleanChanged, this, &MainWindow::refreshTitle);
}

bool MainWindow::open(const QStringList& paths, const std::vector<std::string>& sheets)
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    Opened opened = openFiles(paths, sheets, m_inFront == &classifierPage());
    QApplication::restoreOverrideCursor();
    if (!opened.possibleSheets.isEmpty()) {
        askForSheet(paths, sheets, opened.possibleSheets);
        return false;
    }
    const bool isFirst = std::ranges::all_of(
        pages(), [](WorkspacePage* page) { return page->document().loadNumber() == 0; });
    const auto taker = std::ranges::find_if(
        pages(), [&opened](WorkspacePage* page) { return page->takes(opened); });
    WorkspacePage* const page = taker == pages().end() ? nullptr : *taker;
    const QString name = QFileInfo(paths.front()).fileName();
    if (!page && opened.problem.isEmpty())
        opened.problem = tr("%1: no workspace can open this kind of session.").arg(name);
    if (isFirst && page)
        page->leaveEmpty();
    if (page && (isFirst || (opened.problem.isEmpty() && !page->readsBeside())))
        bringToFront(*page);
    if (!opened.problem.isEmpty()) {
        m_message->refuse(opened.problem);
        return false;
    }
    m_message->dismiss();
    if (m_welcome) {  // opening something dismisses it
        m_welcome->withdraw();
        m_welcome->deleteLater();
    }
    if (!page->readsBeside())
        m_safety->disk().remember(opened.sessionPath, opened.sessionDigest);
    else if (opened.session)
        m_reading = {paths.front(), opened.sessionDigest, {}};
    if (opened.unpacked)
        m_unpacked.push_back(opened.unpacked);
    page->take(std::move(opened), tr("Open “%1”").arg(name));
    if (page->readsBeside())
        return true;
    giveFocus();
    if (m_memory == Memory::Remembers)
        m_recent->add(paths);
    return true;
}

void MainWindow::askForSheet(const QStringList& paths, const std::vector<std::string>& sheets,
                             const QStringList& possible)
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("sheetChoice"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Choose a sheet"));
    dialog->setLabelText(
        tr("Several sheets in this workbook contain tables. Which one do you want to open?"));
    dialog->setComboBoxItems(possible);
    dialog->setOkButtonText(tr("&Open"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, paths, sheets](const QString& sheet) {
                std::vector<std::string> all = sheets;
                all.push_back(sheet.toStdString());
                open(paths, all);
            });
    dialog->open();
}

void MainWindow::openExample()
{
    m_inFront->openExample();
}

QString MainWindow::openLesson(const QString& id, std::optional<std::size_t> step,
                               std::uint64_t seed)
{
    const QString problem = lessonPage().takeNamed(id, step, seed);
    if (!problem.isEmpty())
        return problem;
    bringToFront(lessonPage());
    giveFocus();
    return {};
}

void MainWindow::chooseFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Open"), QString(),
        tr("All files (*);;Sessions (*.rankscope.json *.json *.rankscope.zip);;Tables of labels "
           "and scores (*.csv "
           "*.tsv *.txt %1);;Judgments and runs (*.qrels *.run *.txt %1);;Lessons (*.md);;Exported "
           "figures (*.pdf *.svg *.png *.tif *.tiff)")
            .arg(compressedPatterns()));
    if (!paths.isEmpty())
        open(paths);
}

void MainWindow::reload()
{
    if (!m_notice->reload())
        note(tr("There are no files to reload."));
}

QString MainWindow::message() const
{
    return m_message->sentence();
}

void MainWindow::say(const QString& sentence)
{
    if (sentence.isEmpty())
        m_message->dismiss();
    else
        m_message->refuse(sentence);
}

void MainWindow::note(const QString& sentence)
{
    m_message->note(sentence);
}

/// Lessons and the tour have their own way on.
void MainWindow::fillExport()
{
    setFilled(*m_bars->exporting, m_inFront != &lessonPage() && m_tour.isNull());
}

void MainWindow::refreshTitle()
{
    setWindowTitle(tr("%1[*] — Rankscope").arg(documentInFront().name()));
    setWindowModified(!documentInFront().history().isClean());
    m_statusFile->setText(fileStatus(documentInFront()));
    m_statusFile->setVisible(documentInFront().isSession());
    m_statusFile->setEnabled(!documentInFront().history().isClean() ||
                             documentInFront().path().isEmpty());
}

/// A narrow line drops parts instead of cutting them; its tool tip has all of them.
void MainWindow::showParts(QLabel& label, const QString& line)
{
    const QString between = QStringLiteral(" · ");
    QStringList variants{line};
    while (variants.back().contains(between))
        variants << variants.back().section(between, 0, -2);
    label.setText(variants.join(QChar(0x9c)));
    label.setAccessibleName(line);
}

void MainWindow::refreshStatus()
{
    showParts(*m_statusList, m_inFront->status());
    showParts(*m_statusRules, m_inFront->rules());
    refreshTitle();
}

void MainWindow::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, 0.5, 3.0);
    // Includes menus and dialogs, not only this window's children.
    QApplication::setFont(scaledFont(m_baseFont, m_zoom));
    adoptTheme();
}

void MainWindow::useDesktopFont(bool isUsed)
{
    m_baseFont = isUsed ? m_desktopFont : ownFont(m_desktopFont);
    setStyleSheet(QString());  // it would keep the face of parts
    QApplication::setFont(scaledFont(m_baseFont, m_zoom));
    setFont(QApplication::font());
    setFont(QFont());
    adoptTheme();
}

Theme MainWindow::adoptStyle()
{
    setPalette(QApplication::palette());
    const Theme theme =
        Theme::make(isDark(QApplication::palette()), QFontMetricsF(QApplication::font()).height());
    const QString style = windowStyle(theme);
    if (style != styleSheet())
        setStyleSheet(style);
    return theme;
}

void MainWindow::adoptTheme()
{
    if (m_adopting)
        return;
    m_adopting = true;
    const Theme theme = adoptStyle();
    for (QToolBar* bar : findChildren<QToolBar*>())
        bar->setIconSize({theme.px(16), theme.px(16)});
    for (auto* more : findChildren<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        more->setToolTip(tr("More tools"));
        more->setAccessibleName(more->toolTip());
    }
    const QString shade = theme.dark ? QStringLiteral("dark") : QStringLiteral("light");
    m_undo->setIcon(dimmableIcon(QStringLiteral(":/icons/undo-%1.svg").arg(shade)));
    m_redo->setIcon(dimmableIcon(QStringLiteral(":/icons/redo-%1.svg").arg(shade)));
    for (const auto& [page, tools] : m_bars->tools)
        page->adoptTheme(theme);
    arrangeBars();
    m_adopting = false;
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    arrangeBars();
}

void MainWindow::showEvent(QShowEvent* event)
{
    arrangeBars();
    QMainWindow::showEvent(event);
}

bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    // The style sheet overrides the window's own palette.
    if (event->type() == QEvent::ApplicationPaletteChange && m_undo)
        adoptTheme();
    return done;
}

void MainWindow::changeDigits(int by)
{
    m_format.digits = std::clamp(m_format.digits + by, 2, 15);
    adoptFormat();
}

void MainWindow::tellDiscounts(bool asWeights)
{
    m_format.discounts = asWeights ? DiscountForm::Weight : DiscountForm::Divisor;
    m_bars->weights->setChecked(asWeights);
    adoptFormat();
}

void MainWindow::adoptFormat()
{
    for (const auto& [page, tools] : m_bars->tools)
        page->setFormat(m_format);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // A chart dragged out of this window cannot be opened here.
    if (event->mimeData()->hasUrls() && !event->source())
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
