// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_lock.h"

#include <QString>

#include <optional>

namespace ui {

/// One document's file in the recovery folder: "<uuid>.rankscope.json" with an exclusive lock next
/// to it. A file that is not removed can be claimed by a later holder. Members may be called in any
/// thread, one call at a time.
class RecoveryFile {
public:
    /// A new name, without a file yet. Creates the folder, for its owner only, if it does not
    /// exist.
    static core::Parsed<RecoveryFile> create(const QString& folder);
    /// Claims a file that was left; none if a running window has it, or it is gone.
    static std::optional<RecoveryFile> claim(const QString& path);

    const QString& path() const { return m_path; }
    /// The path as core's functions expect it.
    std::string nativePath() const;
    /// Removes the file and releases the lock.
    void remove();
    /// Renames the file to "<uuid>.rankscope.json.damaged". @return its new path
    QString keepAsDamaged();

    static QString ending() { return QStringLiteral(".rankscope.json"); }
    static QString lockEnding() { return QStringLiteral(".lock"); }

private:
    RecoveryFile(QString path, core::FileLock lock)
        : m_path(std::move(path))
        , m_lock(std::move(lock))
    {}

    QString m_path;
    core::FileLock m_lock;
};

}  // namespace ui
