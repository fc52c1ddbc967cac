#include "core/io/text_source.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/window/appearance_menu.h"
#include "ui/window/document_safety.h"
#include "ui/window/main_window.h"
#include "ui/window/message_bar.h"
#include "ui/window/presenting.h"
#include "ui/window/recent_files.h"
#include "ui/window/status_text.h"
#include "ui/window/window_memory.h"
#include "ui/words/problem_text.h"

#include <QCloseEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

void MainWindow::protect(const QString& folder, Autosave::Pace pace)
{
    if (m_memory == Memory::Remembers)
        m_safety->protect(folder, pace);
}

void MainWindow::connectSafety()
{
    connect(m_safety.get(), &DocumentSafety::saveAnyway, this,
            [this] { saveTo(m_document.path()); });
    connect(m_safety.get(), &DocumentSafety::saveElsewhere, this, &MainWindow::saveAs);
    connect(m_safety.get(), &DocumentSafety::reload, this, [this] {
        const int given = m_document.loadNumber();
        if (open({m_document.path()}))
            m_safety->giveUp(given);
    });
}

bool MainWindow::save()
{
    if (m_document.path().isEmpty())
        return saveAs();
    return m_safety->mayOverwrite() && saveTo(m_document.path());
}

bool MainWindow::saveAs()
{
    QString suggestion = m_document.path();
    if (suggestion.isEmpty())
        suggestion = QString::fromStdString(m_document.list().query)
                         .replace(QLatin1Char('/'), QLatin1Char('-')) +
                     QStringLiteral(".rankscope.json");
    QString path = QFileDialog::getSaveFileName(this, tr("Save the session"), suggestion,
                                                tr("Sessions (*.rankscope.json)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".rankscope.json");
    return saveTo(path);
}

bool MainWindow::saveTo(const QString& path)
{
    const std::string text = core::toJson(m_document.session());
    const auto problem = core::writeText(QFile::encodeName(path).toStdString(), text);
    if (problem) {
        m_message->say(problemText(*problem));
        return false;
    }
    m_message->dismiss();
    m_safety->disk().remember(path, DiskCopies::digestOf(text));
    m_document.saved(path);
    if (m_memory == Memory::Remembers)
        m_recent->add({path});
    return true;
}

bool MainWindow::mayClose()
{
    if (m_memory == Memory::Forgets)
        return true;
    if (!m_document.history().isClean()) {
        const auto answer = QMessageBox::question(
            this, tr("Rankscope"),
            tr("Save the changes to ‘%1’ before closing?").arg(windowName(m_document)),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
        if (answer != QMessageBox::Discard && !(answer == QMessageBox::Save && save()))
            return false;
    }
    return mayCloseReplaced();
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
                    ? tr("‘%1’ has changes that were not saved before another list was opened.")
                          .arg(replaced.front())
                    : tr("%n lists have changes that were not saved before another was opened.",
                         nullptr, static_cast<int>(replaced.size())));
    box.setInformativeText(tr("Undo brings them back in this window."));
    const QPushButton* keep =
        box.addButton(tr("&Offer them at the next start"), QMessageBox::AcceptRole);
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
    m_presenting->end();
    if (m_memory == Memory::Remembers)
        WindowMemory{saveGeometry(), m_workspace->layoutState(), m_zoom, m_format.digits}.write();
    event->accept();
}

void MainWindow::restoreState()
{
    const WindowMemory memory = WindowMemory::read();
    restoreGeometry(memory.geometry);
    bringOntoScreen(*this);
    m_appearance.choose(rememberedAppearance());
    m_workspace->restoreLayout(memory.layout);
    setZoom(memory.zoom);
    m_format.digits = memory.digits;
    m_workspace->setFormat(m_format);
}

}  // namespace ui
