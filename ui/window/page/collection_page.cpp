// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/collection_page.h"

#include "core/collections/collection/differences.h"
#include "core/collections/collection/typed_lists.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/collections/import/id_difference.h"
#include "core/collections/import/refusal_cause.h"
#include "core/collections/import/separate_files.h"
#include "core/collections/judges/read_judges.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/tabular/pair_layout.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/collection/collection_report.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/example_collection.h"
#include "ui/collection/judging/judges_dialog.h"
#include "ui/collection/table/files_panel.h"
#include "ui/collection/table/pair_columns.h"
#include "ui/collection/table/subtopics_panel.h"
#include "ui/text/import/error_text.h"
#include "ui/text/import/file_patterns.h"
#include "ui/text/import/judgment_format_text.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/import/unread_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/text/words/quoted_text.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/jobs/waiting.h"
#include "ui/window/page/collection_restore.h"
#include "ui/window/page/loading_bar.h"
#include "ui/window/page/opened.h"
#include "ui/window/page/status_text.h"
#include "ui/window/presentation/collection_presentation.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr qsizetype mostNamed = 8;

/// Lists only the first of them.
QString shortListText(const QStringList& names)
{
    return names.size() > mostNamed ? listText(names.first(mostNamed) << QStringLiteral("…"))
                                    : listText(names);
}

QString namesOf(const QStringList& paths)
{
    if (paths.size() > mostNamed)
        return CollectionPage::tr("%n files", nullptr, static_cast<int>(paths.size()));
    QStringList names;
    for (const QString& path : paths)
        names << QFileInfo(path).fileName();
    return listText(names);
}

bool isFolder(const QString& path)
{
    return QFileInfo(path).isDir();
}

/// Whether the only problem is an undecided import option.
bool isUndecided(core::ErrorCode problem)
{
    switch (problem) {
    case core::ErrorCode::DecimalComma:
    case core::ErrorCode::NotUtf8:
    case core::ErrorCode::DuplicateJudgment:
    case core::ErrorCode::NoSuchFeature:
    case core::ErrorCode::NoSuchSplit:
    case core::ErrorCode::UnknownColumns:
    case core::ErrorCode::UnknownNumbers:
    case core::ErrorCode::PossibleScores:
    case core::ErrorCode::RisingScores:
    case core::ErrorCode::SeveralRaters:
    case core::ErrorCode::NoSuchColumn:
    case core::ErrorCode::WordGrades:
    case core::ErrorCode::ContraryJudgments:
        return true;
    default:
        return false;
    }
}

/// Whether other import options may help.
bool isOpenToChoices(core::ErrorCode problem)
{
    return isUndecided(problem) || core::isOfOneLine(problem) ||
           problem == core::ErrorCode::DuplicateDocument;
}

}  // namespace

CollectionPage::CollectionPage(QWidget& window, QWidget& place)
    : WorkspacePage(
          window,
          {tr("Collection"), QStringLiteral(":/icons/collection.svg"),
           QStringLiteral("collectionLayout"), tr("&New collection"),
           tr("Show the summary and the current query full screen"),
           CollectionPresentation::keys()},
          [this, &place] { return new CollectionWorkspace(m_document, &place); },
          [this] { return new CollectionPresentation(m_document); })
{
    connect(&m_document, &CollectionDocument::changed, this, &CollectionPage::statusChanged);
    connect(&m_document, &CollectionDocument::filesRequested, this, &CollectionPage::readUnread);
    connect(&m_loader, &CollectionLoader::loaded, this, &CollectionPage::adopt);
    connect(&m_loader, &CollectionLoader::refused, this, &CollectionPage::refuse);
    connect(&m_document, &CollectionDocument::editRefused, this, [this] {
        if (m_document.collection().values) {
            emit said(noListsText());
            return;
        }
        emit said(tr("The judgments are missing. Locate them in the Files panel. Until then, you "
                     "can edit only queries that you have already edited."));
    });
    const auto showStale = [this](const core::ParseError& why) {
        emit said(
            joinedSentences({errorText(why), tr("The values are unchanged. To score the files as "
                                                "they are now, choose File > Reload.")}));
    };
    connect(&m_document, &CollectionDocument::runStale, this, showStale);
    // Delayed until the panels have looked up the query's lists.
    connect(
        &m_document, &CollectionDocument::currentQueryChanged, this,
        [this, showStale] {
            if (const auto lost = core::staleRun(m_document.collection()))
                showStale(*lost);
        },
        Qt::QueuedConnection);
    connect(&m_loader, &CollectionLoader::progressed, this, [this] {
        if (m_loadingBar)
            m_loadingBar->tell(tr("Reading %1").arg(namesOf(m_request.paths)), m_loader.share());
    });
    connect(&m_loader, &CollectionLoader::ended, this, [this] {
        if (m_loadingBar)
            m_loadingBar->hide();
    });
}

CollectionPage::~CollectionPage()
{
    dropPanels();
}

CollectionWorkspace& CollectionPage::collection()
{
    return static_cast<CollectionWorkspace&>(panels());
}

void CollectionPage::panelsMade()
{
    connect(&collection(), &CollectionWorkspace::openRequested, this, &CollectionPage::openList);
    const FilesPanel& files = collection().panel<FilesPanel>();
    connect(&files, &FilesPanel::readRequested, this, &CollectionPage::chooseReading);
    connect(&files, &FilesPanel::locateRequested, this, &CollectionPage::chooseLocation);
    connect(&files, &FilesPanel::offerEnded, this, [this] { m_refused.reset(); });
}

QWidget* CollectionPage::loadingBar()
{
    if (!m_loadingBar) {
        m_loadingBar = new LoadingBar(&window());
        connect(m_loadingBar, &LoadingBar::cancelled, &m_loader, &CollectionLoader::cancel);
    }
    return m_loadingBar;
}

bool CollectionPage::takes(const Opened& opened)
{
    return opened.isCollection || WorkspacePage::takes(opened);
}

void CollectionPage::take(Opened opened, const QString& stepName)
{
    const bool isJudged = !m_document.collection().qrels.queries.empty();
    if (opened.session)
        openSession(std::get<core::CollectionSession>(*opened.session), opened.sessionPath,
                    stepName, opened.paths.front());
    else if (opened.addsOnly && (isJudged || m_document.collection().values) &&
             !(opened.holdsSubtopics && !hasFiles()))
        addRuns(opened.paths);
    else
        open(opened.paths, stepName, opened.sheets);
}

CollectionLoader::Request CollectionPage::request(const QStringList& paths) const
{
    CollectionLoader::Request requested{
        paths, nullptr, m_document.evaluation().definitions, m_document.rules(), {}, {}};
    // A few files are all required. If there are many, or a folder, a refused one is skipped with a
    // message.
    constexpr qsizetype few = 4;
    if (paths.size() > few || std::ranges::any_of(paths, isFolder))
        requested.mayLack = [](const core::ParseError&) { return true; };
    return requested;
}

void CollectionPage::open(const QStringList& paths, const QString& stepName,
                          const std::vector<std::string>& sheets)
{
    CollectionLoader::Request requested = request(paths);
    requested.choices.expansion.sheets = sheets;
    begin({paths, {}, stepName, std::nullopt, false}, std::move(requested));
}

void CollectionPage::addRuns(const QStringList& paths)
{
    if (core::hasEditedListsFrom(m_document.edits(), m_document.collection().runs.size())) {
        emit said(tr("No run was added: some edited lists belong to missing runs. Locate those "
                     "runs first."));
        return;
    }
    CollectionLoader::Request requested = request(paths);
    requested.base = m_document.sharedCollection();
    requested.edits = m_document.edits();
    requested.choices = m_document.choices();
    requested.unread = m_document.unread();
    requested.seen = m_document.filesSeen();
    begin({paths, {}, tr("Add %1").arg(namesOf(paths)), std::nullopt, true}, std::move(requested));
}

CollectionLoader::Request CollectionPage::request(const core::CollectionSession& session)
{
    CollectionLoader::Request requested = sessionRequest(session);
    requested.mayLack = [](const core::ParseError& error) { return !isUndecided(error.problem); };
    return requested;
}

void CollectionPage::openSession(const core::CollectionSession& session, const QString& path,
                                 const QString& stepName, const QString& file)
{
    begin({filesOf(session), path, stepName, session, false, std::nullopt, file}, request(session));
}

void CollectionPage::openLists(const QString& lines)
{
    auto read = core::collectionOfTypedLists(lines.toStdString(), tr("lists").toStdString());
    if (!read) {
        emit said(errorText(read.error()));
        return;
    }
    core::CollectionSession session;
    session.name =
        tr("%n lists", nullptr, static_cast<int>(read->qrels.queries.size())).toStdString();
    session.measures = m_document.evaluation().definitions;
    CollectionLoader::Request requested = request(session);
    session.files = {read->qrelsPath};
    read->name = session.name;
    read->runs.front().name = session.name;
    requested.base = std::make_shared<const core::Collection>(*std::move(read));
    const QString step = tr("Open %1").arg(QString::fromStdString(session.name));
    begin({filesOf(session), {}, step, session, false}, std::move(requested));
}

void CollectionPage::forgetHistory()
{
    WorkspacePage::forgetHistory();
    m_pending.isFirst = m_document.loadNumber() == 0;
}

void CollectionPage::readUnread(const core::CollectionSession& session)
{
    begin({{}, {}, {}, std::nullopt, false, m_document.loadNumber()}, request(session));
}

void CollectionPage::begin(Pending pending, CollectionLoader::Request request)
{
    m_pending = std::move(pending);
    m_request = std::move(request);
    m_loader.start(m_request);
    collection();  // creates its panels while the files are read
}

void CollectionPage::chooseReading(const core::CollectionChoices& choices, bool remembers)
{
    if (const auto headings = headingsIn(m_refused ? m_refused->file : tableFile());
        !headings.empty()) {
        if (remembers)
            m_answers.remember(headings, toJson(choices.columns));
        else
            m_answers.forget(headings);
    }
    m_isRemembered = false;
    reread(choices);
}

void CollectionPage::reread(const core::CollectionChoices& choices)
{
    if (m_refused) {
        CollectionLoader::Request requested = m_refused->request;
        requested.choices = choices;
        begin(m_refused->pending, std::move(requested));
        return;
    }
    const auto session = std::get<core::CollectionSession>(m_document.snapshot());
    CollectionLoader::Request requested = request(session);
    requested.choices = choices;
    if (m_document.isUnread()) {
        begin({{}, {}, {}, std::nullopt, false, m_document.loadNumber()}, std::move(requested));
        return;
    }
    begin({{}, {}, tr("Change import options"), std::nullopt, true}, std::move(requested));
}

const core::FilesSeen* CollectionPage::filesSeen() const
{
    return &m_document.filesSeen();
}

bool CollectionPage::canReload() const
{
    return !isLoading() && hasFiles();
}

bool CollectionPage::hasFiles() const
{
    return !std::ranges::all_of(sources(), core::isOfProgram);
}

void CollectionPage::reload()
{
    if (m_document.isUnread()) {
        reread(m_document.choices());
        return;
    }
    const auto session = std::get<core::CollectionSession>(m_document.snapshot());
    CollectionLoader::Request requested = request(session);
    requested.definitions = m_document.evaluation().definitions;
    requested.before = m_document.sharedCollection();
    QStringList lacked;
    for (const core::UnreadFile& file : m_document.unread().files)
        lacked << QString::fromStdString(file.path);
    requested.mayLack = [lacked](const core::ParseError& error) {
        return lacked.contains(QString::fromStdString(error.file));
    };
    Pending pending;
    pending.isReload = true;
    begin(std::move(pending), std::move(requested));
}

void CollectionPage::readopt(LoadedCollection& loaded, const core::Collection* before)
{
    if (before != &m_document.collection())
        return;  // the document has changed since then
    if (loaded.evaluation.definitions != m_document.evaluation().definitions ||
        loaded.evaluation.rules != m_document.rules() || !carryLastEdits(loaded)) {
        reload();
        return;
    }
    if (!loaded.carried.staleRuns.empty()) {
        emit said(staleRunsText(loaded.carried));
        return;
    }
    QStringList sentences{goneRunsText(m_document.collection(), *loaded.collection),
                          embeddedText(loaded.carried)};
    const std::size_t measure = m_document.measure();
    const QString changed = changedRunsText(
        core::runChanges({m_document.collection(), m_document.evaluation()},
                         {*loaded.collection, loaded.evaluation}, measure),
        QString::fromStdString(core::toText(m_document.evaluation().definitions[measure])),
        format());
    m_document.reload(std::move(loaded), tr("Reload"));
    sentences << strayEdits(m_document);
    sentences.removeAll(QString());
    if (!sentences.isEmpty() && !changed.isEmpty())
        sentences << changed;
    if (tell(sentences.join(QLatin1Char('\n')), false) && !changed.isEmpty())
        emit noted(changed);
}

/// Also carries over edits made while the files were read.
/// @return false if everything must be scored again
bool CollectionPage::carryLastEdits(LoadedCollection& loaded) const
{
    if (m_document.edits() == m_request.edits)
        return true;
    const core::QueryEdits scored =
        std::exchange(loaded.carried, core::carriedOver(m_document.collection(), m_document.edits(),
                                                        *loaded.collection))
            .edits;
    const core::QueryEdits& requested = loaded.carried.edits;
    const auto isScored = [&](const std::string& query) {
        const auto was = scored.find(query);
        const auto is = requested.find(query);
        const bool isSame = was == scored.end()
                                ? is == requested.end()
                                : is != requested.end() && is->second == was->second;
        return isSame ||
               core::evaluateAgain(loaded.evaluation, *loaded.collection, requested, query);
    };
    const auto areScored = [&isScored](const core::QueryEdits& edits) {
        return std::all_of(edits.begin(), edits.end(),
                           [&isScored](const auto& edit) { return isScored(edit.first); });
    };
    return areScored(scored) && areScored(requested);
}

void CollectionPage::adopt(LoadedCollection& loaded)
{
    const Pending pending = std::exchange(m_pending, {});
    const auto before = std::exchange(m_request.before, nullptr);
    if (pending.isReload) {
        readopt(loaded, before.get());
        return;
    }
    if (pending.filled) {
        // If the step was undone meanwhile, asks again when it is redone.
        if (pending.filled == m_document.loadNumber())
            fill(loaded);
        return;
    }
    if (pending.session) {
        m_document.load(std::move(loaded), *pending.session, pending.path, pending.stepName,
                        !pending.path.isEmpty() || !pending.file.isEmpty());
        beginAt(pending);
        emit opened(pending.file.isEmpty() ? QStringList() : QStringList{pending.file});
        tell(strayEdits(m_document));
        return;
    }
    const auto subtopics = m_document.collection().subtopics;
    if (pending.isAddition) {
        m_document.changeFiles(std::move(loaded), pending.stepName);
    } else {
        m_document.load(std::move(loaded), pending.path, pending.stepName);
    }
    beginAt(pending);
    if (!pending.paths.isEmpty())
        emit opened(pending.paths);
    const core::Collection& held = m_document.collection();
    const bool showsSubtopics =
        held.subtopics && held.subtopics != subtopics && m_document.hasLists();
    if (showsSubtopics)
        collection().bringToFront(collection().panel<SubtopicsPanel>());
    tell({}, true, showsSubtopics ? subtopicsNote() : QString());
}

QString CollectionPage::subtopicsNote() const
{
    QStringList sentences{
        tr("“Subtopics” in “Cutoffs and recall” shows how well the runs cover the "
           "subtopics of the judgments.")};
    for (const core::CollectionFile& file : m_document.collection().files)
        if (std::ranges::any_of(file.diagnostics, [](const core::Diagnostic& each) {
                return each.warning == core::Warning::HighestOfSubtopics;
            }))
            sentences << tr("Other measures use the highest grade of each document.");
    return joinedSentences(sentences);
}

/// Does nothing if something else was opened or recovered meanwhile.
void CollectionPage::beginAt(const Pending& read)
{
    if (read.isFirst && m_document.history().count() == 1)
        m_document.history().clear();
}

/// Says what was not read from the files or matches nothing, and adds `also`.
/// @param note added to what was read
bool CollectionPage::tell(const QString& also, bool isNew, const QString& note)
{
    QStringList sentences{unreadText(m_document.unread()), also};
    QStringList lacking;
    QStringList differences;
    const auto& runs = m_document.evaluation().runs;
    const core::Collection& held = m_document.collection();
    for (std::size_t run = 0; run < runs.size() && m_document.queryCount() > 0; ++run) {
        if (std::ranges::all_of(runs[run].queries, &core::QueryValues::missing))
            lacking << m_document.runName(run);
        if (run >= held.runs.size())
            continue;
        if (const auto difference = core::idDifference(held.runs[run].lists, held.qrels))
            differences << idDifferenceText(
                *difference, quotedText(m_document.runName(run)),
                QFileInfo(QString::fromStdString(held.qrelsPath)).fileName());
    }
    if (!lacking.isEmpty())
        sentences << tr("No query in %1 has judgments. Do the query ids match?")
                         .arg(shortListText(lacking));
    sentences << differences;
    if (m_document.hasRuns() && !m_document.isWeighted())
        sentences << weightsSentence(m_document);
    sentences.removeAll(QString());
    if (!m_document.unread().files.empty())
        collection().bringToFront(collection().panel<FilesPanel>());
    if (!sentences.isEmpty()) {
        emit said(sentences.join(QLatin1Char('\n')));
        return false;
    }
    QStringList read{collectionReadSentence(m_document.collection()), note};
    if (std::exchange(m_isRemembered, false))
        read << tr("These are the options you chose for files with the same headings.");
    if (m_document.collection().files.empty() || !isNew)
        emit said(QString());
    else
        emit noted(joinedSentences(read), tr("Import options…"));
    return true;
}

/// The first file that is a table with headings; empty if there is none.
std::string CollectionPage::tableFile() const
{
    for (const core::CollectionFile& file : m_document.collection().files)
        if (!file.columns.empty())
            return file.path;
    return {};
}

std::vector<std::string> CollectionPage::headingsIn(const std::string& file) const
{
    const auto table = PairColumns::tableIn(file, m_request.choices);
    return table ? table->start.headings : std::vector<std::string>();
}

/// Reloads with the person's import options for tables with the same headings.
bool CollectionPage::rereadRemembered(const core::ParseError& problem)
{
    if (!isOpenToChoices(problem.problem) || m_isRemembered)
        return false;
    const auto json = m_answers.answer(headingsIn(problem.file));
    const auto columns = json ? columnChoices(*json) : std::nullopt;
    if (!columns || *columns == m_request.choices.columns)
        return false;
    m_isRemembered = true;
    CollectionLoader::Request requested = m_request;
    requested.choices.columns = *columns;
    begin(std::exchange(m_pending, {}), std::move(requested));
    return true;
}

void CollectionPage::keepAnswers(RememberedAnswers::Keeps keeps)
{
    m_answers = RememberedAnswers(QStringLiteral("collections"), keeps);
}

void CollectionPage::showImportOptions()
{
    collection().bringToFront(collection().panel<FilesPanel>());
    collection().panel<FilesPanel>().showOptions();
}

void CollectionPage::locate(const QString& missing, const QString& place)
{
    auto session = std::get<core::CollectionSession>(m_document.snapshot());
    const QDir folder = QFileInfo(place).dir();
    QStringList located;
    for (const core::UnreadFile& file : m_document.unread().files) {
        const QString path = QString::fromStdString(file.path);
        const bool isAsked = path == missing;
        const QString now = isAsked ? place : folder.filePath(QFileInfo(path).fileName());
        if (!isAsked && (!core::absence(file.path) || core::absence(now.toStdString())))
            continue;
        std::replace(session.files.begin(), session.files.end(), file.path, now.toStdString());
        located << now;
    }
    CollectionLoader::Request requested = request(session);
    requested.mayLack = [may = std::move(requested.mayLack),
                         located](const core::ParseError& error) {
        return !located.contains(QString::fromStdString(error.file)) && may(error);
    };
    begin({{}, {}, tr("Locate %1").arg(namesOf(located)), std::nullopt, true},
          std::move(requested));
}

void CollectionPage::chooseLocation(const QString& missing)
{
    const QString place = QFileDialog::getOpenFileName(
        &window(), tr("Where is “%1”?").arg(QFileInfo(missing).fileName()),
        QFileInfo(m_document.path()).path(), tr("All files (*)"));
    if (!place.isEmpty())
        locate(missing, place);
}

void CollectionPage::fill(LoadedCollection& loaded)
{
    m_document.fill(std::move(loaded));
    const QString stray = strayEdits(m_document);
    if (m_isRefused || !stray.isEmpty() || !m_document.unread().files.empty())
        tell(stray);
    m_isRefused = false;
}

void CollectionPage::refuse(const core::ParseError& problem)
{
    const QString sentence = errorText(problem);
    if (rereadRemembered(problem))
        return;
    const Pending pending = std::exchange(m_pending, {});
    if (pending.isReload) {
        m_request.before = nullptr;
        emit said(sentence + QLatin1Char('\n') +
                  tr("Not reloaded. The earlier data is still in use."));
        return;
    }
    if (isOpenToChoices(problem.problem)) {
        m_refused = {pending, m_request, problem.file};
        if (!pending.filled)
            emit frontRequested();
        collection().panel<FilesPanel>().offer(m_request.choices, problem);
        collection().bringToFront(collection().panel<FilesPanel>());
    }
    if (pending.filled != m_document.loadNumber()) {
        emit said(sentence);
        return;
    }
    m_isRefused = true;
    emit said(sentence + QLatin1Char('\n') +
              tr("Nothing in “%1” is lost. Its %n edited queries are kept and will be saved. Once "
                 "its files can be read, use Undo and Redo to show it.",
                 nullptr, static_cast<int>(m_document.editedCount()))
                  .arg(m_document.title()));
}

QWidget& CollectionPage::workspace()
{
    const bool isFirst = !std::exchange(m_isShown, true);
    // An opened collection must not look like an example.
    const bool isEmpty = m_document.queryCount() == 0 && m_document.history().count() == 0;
    if (isFirst && isEmpty && !isLoading() && !m_refused) {
        openExample();
        m_document.history().clear();  // no earlier state to return to
    }
    return panels();
}

void CollectionPage::startNew()
{
    auto collection = std::make_shared<const core::Collection>();
    auto measures = core::measuresOpened(*collection, m_document.evaluation().definitions);
    m_document.load(
        {std::move(collection), {std::move(measures), m_document.evaluation().rules, {}, {}}},
        QString(), tr("New collection"));
}

void CollectionPage::openExample()
{
    auto collection = std::make_shared<const core::Collection>(exampleCollection());
    const core::CollectionEvaluation& before = m_document.evaluation();
    auto evaluation = core::evaluateCollection(
        *collection, {}, core::measuresOpened(*collection, before.definitions), before.rules);
    m_document.load({std::move(collection), std::move(evaluation)}, QString(),
                    tr("Open the cake-search example"));
}

std::vector<std::string> CollectionPage::sources() const
{
    return m_document.sources();
}

void CollectionPage::complete()
{
    waitWhile([this] {
        return isLoading() || m_document.isBusy() ||
               std::ranges::any_of(window().findChildren<SideWork*>(), &SideWork::isRunning);
    });
}

void CollectionPage::chooseFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        &window(), tr("Open judgments, runs and texts"), QString(),
        tr("All files (*);;Judgments and runs (*.qrels *.run *.txt *.tsv *.json %1)")
            .arg(compressedPatterns()));
    if (!paths.isEmpty())
        emit filesRequested(paths);
}

void CollectionPage::chooseFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(&window(), tr("Open a BEIR collection folder"));
    if (!folder.isEmpty())
        emit filesRequested({folder});
}

void CollectionPage::chooseRuns()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        &window(), tr("Add runs for the same judgments"), QString(),
        tr("All files (*);;Runs (*.run *.txt *.tsv *.json %1)").arg(compressedPatterns()));
    if (!paths.isEmpty())
        addRuns(paths);
}

void CollectionPage::exportQrels()
{
    QStringList filters;
    for (const core::JudgmentFormatRow& row : core::judgmentFormats())
        filters << QStringLiteral("%1 (*%2)")
                       .arg(judgmentFormatText(row.format), QLatin1StringView(row.ending));
    const core::JudgmentFormat opened = m_document.judgmentFormat();
    QString chosen = filters[static_cast<qsizetype>(opened)];
    const QString path =
        QFileDialog::getSaveFileName(&window(), tr("Export judgments with edits"),
                                     tr("edited") + QLatin1StringView(core::rowOf(opened).ending),
                                     filters.join(QLatin1StringView(";;")), &chosen);
    const qsizetype place = filters.indexOf(chosen);
    if (!path.isEmpty())
        writeQrels(path, place < 0 ? opened : static_cast<core::JudgmentFormat>(place));
}

void CollectionPage::writeQrels(const QString& path, core::JudgmentFormat format)
{
    const std::string native = QFile::encodeName(path).toStdString();
    const auto text =
        core::rowOf(format).write(m_document.editedQrels(), m_document.documentTitles(), native);
    if (!text)
        emit said(joinedSentences(
            {errorText(text.error()),
             text.error().problem == core::ErrorCode::IdNotForTrec
                 ? tr("Use CSV, or the Quepid, Elasticsearch or BEIR format instead.")
                 : QString()}));
    else if (const auto problem = core::writeText(native, *text))
        emit said(errorText(*problem));
    else
        emit said(QString());
}

/// The first judge is the collection as read, so that the grades of the files stay comparable.
void CollectionPage::compareJudges()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        &window(), tr("Judgments of other people"), QString(),
        tr("All files (*);;Judgments (*.qrels *.txt *.tsv *.csv *.json %1)")
            .arg(compressedPatterns()));
    if (paths.isEmpty())
        return;
    std::vector<std::string> files{m_document.collection().name};
    for (const QString& path : paths)
        files.push_back(QFile::encodeName(path).toStdString());
    const std::vector<std::string> names = core::judgeNames(files);
    std::vector<core::Judge> judges{{names.front(), m_document.collection().qrels}};
    for (std::size_t i = 1; i < files.size(); ++i) {
        auto read = core::readJudgments(files[i], m_document.choices());
        if (!read) {
            emit said(errorText(read.error()));
            return;
        }
        judges.push_back({names[i], std::move(read->qrels)});
    }
    auto* dialog = new JudgesDialog(m_document, core::judgePanel(judges), &window());
    dialog->setFormat(format());
    dialog->show();
}

QString CollectionPage::status() const
{
    return collectionStatus(m_document);
}

QString CollectionPage::rules() const
{
    return collectionRules(m_document);
}

std::optional<LessonDraft> CollectionPage::lessonDraft()
{
    if (!m_document.hasTwoRuns() || m_document.comparisons().empty())
        return std::nullopt;
    const core::Differences all =
        core::differencesOf(m_document.evaluation(), m_document.runA(), m_document.runB(),
                            m_document.measure(), *m_document.shown());
    std::vector<double> differences;
    for (const core::QueryDifference& query : all.queries)
        differences.push_back(query.difference());
    if (differences.empty())
        return std::nullopt;
    return LessonDraft::ofDifferences(
        std::move(differences), QString::fromStdString(core::toText(m_document.definition())),
        tr("%1 against %2")
            .arg(m_document.runName(m_document.runB()), m_document.runName(m_document.runA())));
}

Report CollectionPage::report()
{
    waitWhile([this] { return m_document.isBusy(); });
    if (m_document.hasTwoRuns()) {
        m_document.bounds().want();
        waitWhile(
            [this] { return m_document.bounds().isBusy() && !m_document.bounds().isKnown(); });
    }
    return collectionReport(m_document, finishedFigures(figures()), format());
}

}  // namespace ui
