// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recovery/autosave.h"

#include "core/documents/sessions/recovery.h"
#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/text_source.h"
#include "ui/toolkit/document/document.h"
#include "ui/window/recovery/disk_copies.h"

#include <QDateTime>
#include <QFileInfo>
#include <QMetaObject>

#include <exception>
#include <utility>

namespace ui {

namespace {

core::Recovery recoveryOf(const Document& document, const DiskCopies& disk)
{
    core::Recovery recovery;
    recovery.session = document.snapshot();
    // The next start may be in another folder.
    if (!document.path().isEmpty())
        recovery.path = QFileInfo(document.path()).absoluteFilePath().toStdString();
    recovery.name = document.name().toStdString();
    recovery.digest = disk.digest(document.path());
    recovery.editedAt = QDateTime::currentMSecsSinceEpoch();
    return recovery;
}

}  // namespace

Autosave::Autosave(const Document& document, const DiskCopies& disk, QString folder, Pace pace,
                   QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_disk(disk)
    , m_folder(std::move(folder))
    , m_session(document.sessionNumber())
{
    // One thread without priorities keeps writes and removals in order.
    m_writer.setMaxThreadCount(1);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(pace.quiet);
    m_limit.setSingleShot(true);
    m_limit.setInterval(pace.limit);
    connect(&m_quiet, &QTimer::timeout, this, &Autosave::write);
    connect(&m_limit, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &Document::aboutToBeReplaced, this, &Autosave::noteReplacement);
    const QUndoStack& history = document.history();
    connect(&history, &QUndoStack::indexChanged, this, &Autosave::noteStep);
    connect(&history, &QUndoStack::cleanChanged, this, &Autosave::noteStep);
    noteStep();
}

Autosave::~Autosave()
{
    flush();
}

void Autosave::noteStep()
{
    if (m_session != m_document.sessionNumber()) {
        m_session = m_document.sessionNumber();
        if (const auto back = m_replaced.extract(m_session))
            m_file = back.mapped().file;
    }
    if (m_document.isKept()) {
        stopWaiting();
        dropFile();
        return;
    }
    m_quiet.start();
    if (!m_limit.isActive())
        m_limit.start();
}

void Autosave::noteReplacement()
{
    if (!m_document.isKept()) {
        if (isWaiting() || !m_file)
            writeAtOnce();
        if (m_file)
            m_replaced[m_session] = {std::move(m_file), m_document.name()};
    }
    stopWaiting();
    dropFile();
}

void Autosave::write()
{
    stopWaiting();
    // During a slow write, waits: the next one uses the state at that time.
    if (m_writes > 0)
        m_writesAgain = true;
    else
        writeAtOnce();
}

void Autosave::writeAtOnce()
{
    stopWaiting();
    if (!m_file) {
        auto file = RecoveryFile::create(m_folder);
        if (!file) {
            fail(file.error());
            return;
        }
        m_file = std::make_shared<RecoveryFile>(*std::move(file));
    }
    ++m_writes;
    m_writer.start([this, file = m_file, recovery = recoveryOf(m_document, m_disk)]() mutable {
        std::optional<core::ParseError> problem;
        try {
            problem = core::writeText(file->nativePath(), core::toJson(std::move(recovery)),
                                      core::Readers::OwnerOnly);
        } catch (const std::exception& exception) {
            problem = core::endedBy(exception, file->nativePath());
        }
        QMetaObject::invokeMethod(
            this, [this, problem = std::move(problem)] { noteWritten(problem); },
            Qt::QueuedConnection);
    });
}

void Autosave::noteWritten(const std::optional<core::ParseError>& problem)
{
    --m_writes;
    if (problem)
        fail(*problem);
    if (std::exchange(m_writesAgain, false) && !m_document.isKept())
        write();
}

void Autosave::fail(const core::ParseError& why)
{
    if (!std::exchange(m_hasFailed, true))
        emit failed(why);
}

void Autosave::flush()
{
    if (isWaiting())
        writeAtOnce();
    m_writer.waitForDone();
}

void Autosave::adopt(std::shared_ptr<RecoveryFile> file)
{
    dropFile();
    m_file = std::move(file);
}

void Autosave::discardCurrent()
{
    stopWaiting();
    dropFile();
    m_writer.waitForDone();
}

void Autosave::discardReplaced(int session)
{
    m_writer.waitForDone();
    if (const auto replaced = m_replaced.extract(session))
        replaced.mapped().file->remove();
}

void Autosave::discardReplaced()
{
    m_writer.waitForDone();
    for (const auto& [number, session] : m_replaced)
        session.file->remove();
    m_replaced.clear();
}

void Autosave::leaveReplaced()
{
    m_writer.waitForDone();
    m_replaced.clear();
}

QStringList Autosave::replaced() const
{
    QStringList names;
    for (const auto& [number, session] : m_replaced)
        names << session.name;
    return names;
}

void Autosave::stopWaiting()
{
    m_quiet.stop();
    m_limit.stop();
    m_writesAgain = false;
}

void Autosave::dropFile()
{
    if (m_file)
        m_writer.start([file = std::move(m_file)] { file->remove(); });
}

bool Autosave::isWaiting() const
{
    return m_quiet.isActive() || m_limit.isActive() || m_writesAgain;
}

}  // namespace ui
