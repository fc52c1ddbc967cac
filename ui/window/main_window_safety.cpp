// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_archive.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/file/text_source.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/document/document.h"
#include "ui/toolkit/document/save_path.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/window/appearance_menu.h"
#include "ui/window/document_safety.h"
#include "ui/window/main_window.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/message_bar.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/page/workspace_page.h"
#include "ui/window/recent_files.h"
#include "ui/window/window_memory.h"

#include <QCloseEvent>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

SavedKind plainSessions()
{
    return {MainWindow::tr("Sessions"), {QStringLiteral("rankscope.json"), QStringLiteral("json")}};
}

SavedKind sessionArchives()
{
    return {MainWindow::tr("Sessions with their files"),
            {QStringLiteral("rankscope.zip"), QStringLiteral("zip")}};
}

bool isArchiveName(const QString& path)
{
    return path.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive);
}

/// The content of a session file, or of an archive if that is its name.
core::Parsed<std::string> savedText(const core::AnySession& session, const QString& path)
{
    const std::string native = QFile::encodeName(path).toStdString();
    const auto* const collection = std::get_if<core::CollectionSession>(&session);
    if (collection && isArchiveName(path))
        return core::sessionArchive(*collection, native);
    return core::toJson(core::withFilesFrom(session, native));
}

QString nameForFile(const Document& document)
{
    return document.title().replace(QLatin1Char('/'), QLatin1Char('-'));
}

}  // namespace

void MainWindow::protect(const QString& folder, Autosave::Pace pace)
{
    if (m_memory == Memory::Remembers)
        m_safety->protect(folder, pace);
}

void MainWindow::connectSafety()
{
    connect(m_safety.get(), &DocumentSafety::saveAnyway, this,
            [this](Document& document) { saveTo(document, document.path()); });
    connect(m_safety.get(), &DocumentSafety::saveElsewhere, this,
            [this](Document& document) { saveAs(document); });
    connect(m_safety.get(), &DocumentSafety::reload, this, [this](const Document& document) {
        const int given = document.sessionNumber();
        if (!open({document.path()}))
            return;
        if (document.sessionNumber() == given)
            m_reading.givenUp = given;
        else
            m_safety->giveUp(document, given);
    });
    connect(m_safety.get(), &DocumentSafety::restored, this,
            [this](const Document& document) { bringToFront(pageOf(document)); });
}

bool MainWindow::save()
{
    Document& document = documentInFront();
    if (document.path().isEmpty())
        return saveAs(document);
    return m_safety->mayOverwrite(document) && saveTo(document, document.path());
}

bool MainWindow::saveAs()
{
    return saveAs(documentInFront());
}

bool MainWindow::saveAs(Document& document)
{
    QString suggestion = document.path();
    if (suggestion.isEmpty())
        suggestion = nameForFile(document) + QStringLiteral(".rankscope.json");
    const bool isArchive = isArchiveName(suggestion);
    QList<SavedKind> kinds{plainSessions()};
    if (&document == &collectionPage().document())
        kinds << sessionArchives();
    const QString path =
        askForSavePath(*this, {tr("Save the session"), suggestion, kinds, isArchive ? 1 : 0});
    return !path.isEmpty() && saveTo(document, path);
}

bool MainWindow::saveWithFiles()
{
    Document& document = collectionPage().document();
    const QString path =
        askForSavePath(*this, {tr("Save the session with its files"),
                               nameForFile(document) + QStringLiteral(".rankscope.zip"),
                               {sessionArchives()}});
    return !path.isEmpty() && saveTo(document, path);
}

bool MainWindow::saveTo(Document& document, const QString& path)
{
    pageOf(document).leaveSteps();
    const std::string native = QFile::encodeName(path).toStdString();
    const core::AnySession session = document.snapshot();
    if (!isArchiveName(path) && needsArchive(session)) {
        m_message->refuse(tr("Not saved: the files are in an archive, which is unpacked only while "
                             "it is open. Use “Save with its files”."));
        return false;
    }
    const auto text = savedText(session, path);
    const auto problem = text ? core::writeText(native, *text) : std::optional(text.error());
    if (problem) {
        m_message->refuse(errorText(*problem));
        return false;
    }
    if (document.isSession())
        m_message->dismiss();
    else  // nothing else shows it
        m_message->note(tr("Saved %1.").arg(QDir::toNativeSeparators(path)));
    m_safety->disk().remember(path, DiskCopies::digestOf(*text));
    document.saved(path);
    if (m_memory == Memory::Remembers)
        m_recent->add({path});
    return true;
}

/// Whether it names files that disappear with this window.
bool MainWindow::needsArchive(const core::AnySession& session) const
{
    const auto* const collection = std::get_if<core::CollectionSession>(&session);
    return collection && std::ranges::any_of(collection->files, [this](const std::string& file) {
               return std::ranges::any_of(m_unpacked, [&file](const auto& unpacked) {
                   return file.starts_with(unpacked->folder() + "/");
               });
           });
}

bool MainWindow::mayClose()
{
    if (m_memory == Memory::Forgets)
        return true;
    for (WorkspacePage* page : pages()) {
        page->leaveSteps();
        if (page->document().isKept())
            continue;
        bringToFront(*page);
        const int answer = askToSave(*page);
        if (answer != QMessageBox::Discard && !(answer == QMessageBox::Save && save()))
            return false;
    }
    return mayCloseReplaced();
}

/// Names every document that closing would lose, and says what each button does.
int MainWindow::askToSave(WorkspacePage& page)
{
    const Document& document = page.document();
    QStringList others;
    for (WorkspacePage* other : pages())
        if (other != &page && !other->document().isKept())
            others << quotedText(other->document().name());
    QMessageBox box(QMessageBox::Question, tr("Rankscope"),
                    tr("“%1” (%2) has unsaved changes.").arg(document.name(), page.row().name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(joinedSentences(
        {document.path().isEmpty()
             ? tr("Save asks where to save them.")
             : tr("Save writes them to %1.").arg(QDir::toNativeSeparators(document.path())),
         tr("Discard deletes them permanently."), tr("Cancel keeps the window open."),
         others.isEmpty() ? QString() : tr("Also unsaved: %1.").arg(listText(others))}));
    box.setDefaultButton(QMessageBox::Save);
    return box.exec();
}

bool MainWindow::mayCloseReplaced()
{
    m_keepsReplaced = false;
    const QStringList replaced = m_safety->replaced();
    if (replaced.isEmpty())
        return true;
    QMessageBox box(this);
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(tr("Rankscope"));
    box.setText(replaced.size() == 1
                    ? tr("“%1” has unsaved changes from before you opened another file.")
                          .arg(replaced.front())
                    : tr("%n documents have unsaved changes from before you opened other files.",
                         nullptr, static_cast<int>(replaced.size())));
    box.setInformativeText(joinedSentences(
        {replaced.size() > 1 ? tr("They are: %1.").arg(listText(replaced)) : QString(),
         tr("Cancel keeps the window open, so you can get the changes back with Undo."),
         tr("“Ask again next time” closes the window and offers the changes again at the next "
            "start."),
         tr("Discard deletes them permanently.")}));
    const QPushButton* keep = box.addButton(tr("&Ask again next time"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Discard);
    const QPushButton* cancel = box.addButton(QMessageBox::Cancel);
    box.exec();
    m_keepsReplaced = box.clickedButton() == keep;
    return box.clickedButton() != cancel && box.clickedButton() != nullptr;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    m_safety->closeKnowingly(m_keepsReplaced);
    for (WorkspacePage* page : pages()) {
        page->presenting().end();
        if (m_memory == Memory::Remembers)
            rememberLayout(page->row().layoutKey, page->layoutState());
    }
    if (m_memory == Memory::Remembers)
        WindowMemory{saveGeometry(),
                     m_zoom,
                     m_format.digits,
                     m_format.discounts,
                     m_automatic->isChecked(),
                     m_asDesktop->isChecked(),
                     switches()}
            .write();
    event->accept();
}

/// Includes stored switches of panels that were not created yet.
ViewSwitches MainWindow::switches() const
{
    ViewSwitches switches = m_switches;
    for (const auto& [page, tools] : m_bars->tools)
        switches = switchesIn(page->workspace(), switches);
    return switches;
}

void MainWindow::restoreSwitches(const ViewSwitches& switches)
{
    m_switches = switches;
    for (const auto& [page, tools] : m_bars->tools)
        setSwitches(page->workspace(), switches);
}

/// Includes panels created later.
void MainWindow::adoptSwitches(WorkspacePage& page)
{
    setSwitches(page.workspace(), m_switches);
    for (const PanelGroup* group : page.workspace().findChildren<PanelGroup*>())
        connect(group, &PanelGroup::filled, this,
                [this](Panel* panel) { setSwitches(*panel, m_switches); });
}

void MainWindow::resetLayout()
{
    m_inFront->resetLayout();
    resetSwitches(m_inFront->workspace());
    m_switches = switches();
}

void MainWindow::restoreState()
{
    const WindowMemory memory = WindowMemory::read();
    if (restoreGeometry(memory.geometry))
        bringOntoScreen(*this);
    else
        fitOntoScreen(*this);
    m_appearance.choose(rememberedAppearance());
    m_appearance.reduceMotion(rememberedReducedMotion());
    lessonPage().progress().keep();
    for (WorkspacePage* page : pages())
        page->restoreLayout(rememberedLayout(page->row().layoutKey));
    restoreSwitches(memory.switches);
    m_asDesktop->setChecked(memory.usesDesktopFont);
    setZoom(memory.zoom);
    m_format.digits = memory.digits;
    tellDiscounts(memory.discounts == DiscountForm::Weight);
    m_automatic->setChecked(memory.reloadsAutomatically);
}

}  // namespace ui
