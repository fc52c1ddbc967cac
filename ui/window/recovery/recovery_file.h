// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_lock.h"

#include <QString>

#include <optional>

namespace ui {

/// One document's place in the recovery folder: "<uuid>.rankscope.json" and a lock beside it that
/// only its holder has. Who goes without removing it leaves the file for the next to claim. The
/// members may be called in any thread, by one at a time.
class RecoveryFile {
public:
    /// A new place, with no file yet. The folder is made for the owner alone where there is none.
    static core::Parsed<RecoveryFile> create(const QString& folder);
    /// A file that somebody left; nothing when a living window has it, or it is gone.
    static std::optional<RecoveryFile> claim(const QString& path);

    const QString& path() const { return m_path; }
    /// For core's functions.
    std::string nativePath() const;
    /// Removes the file and gives up the place.
    void remove();
    /// Puts the file out of the way as "<uuid>.rankscope.json.damaged". @return its new path
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
