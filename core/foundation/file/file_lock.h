// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <utility>

namespace core {

/// A file that one holder at a time has locked, across processes and within one. The system frees
/// the lock when its holder ends, however that comes about: there are no stale locks, and the
/// number of a process that ended means nothing. Whoever is locked out is not told by whom.
class FileLock {
public:
    /// Locks the file, made for the owner alone where there is none, without waiting. @return the
    /// lock, or why not; also when another holds it
    static Parsed<FileLock> take(const std::string& path);

    /// Removes the file and frees the lock; who waits to take it makes a new file.
    void remove();

private:
    FileLock(std::string path, FileDescriptor file)
        : m_path(std::move(path))
        , m_file(std::move(file))
    {}

    std::string m_path;
    FileDescriptor m_file;
};

}  // namespace core
