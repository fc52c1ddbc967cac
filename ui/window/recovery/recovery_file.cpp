// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recovery/recovery_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

#include <sys/stat.h>

namespace ui {

namespace {

QString lockPath(const QString& path)
{
    return path.chopped(RecoveryFile::ending().size()) + RecoveryFile::lockEnding();
}

/// Private, because unsaved work concerns nobody else. A failure is noticed when its first file is
/// created.
void makePrivateFolder(const QString& folder)
{
    QDir().mkpath(QFileInfo(folder).absolutePath());
    const QByteArray name = QFile::encodeName(folder);
    if (mkdir(name.constData(), S_IRWXU) != 0)
        chmod(name.constData(), S_IRWXU);
}

}  // namespace

core::Parsed<RecoveryFile> RecoveryFile::create(const QString& folder)
{
    makePrivateFolder(folder);
    const QString path =
        QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + ending());
    auto lock = core::FileLock::take(QFile::encodeName(lockPath(path)).toStdString());
    if (!lock)
        return lock.error();
    return RecoveryFile(path, *std::move(lock));
}

std::optional<RecoveryFile> RecoveryFile::claim(const QString& path)
{
    auto lock = core::FileLock::take(QFile::encodeName(lockPath(path)).toStdString());
    if (!lock)
        return std::nullopt;
    // The holder may have removed it before the lock was taken.
    if (!QFileInfo::exists(path)) {
        lock->remove();
        return std::nullopt;
    }
    return RecoveryFile(path, *std::move(lock));
}

std::string RecoveryFile::nativePath() const
{
    return QFile::encodeName(m_path).toStdString();
}

void RecoveryFile::remove()
{
    QFile::remove(m_path);
    m_lock.remove();
}

QString RecoveryFile::keepAsDamaged()
{
    const QString kept = m_path + QStringLiteral(".damaged");
    QFile::rename(m_path, kept);
    m_lock.remove();
    return kept;
}

}  // namespace ui
