// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <utility>

namespace core {

/// A file lock that one holder at a time can have, across processes and within one. The system
/// releases it when its holder ends, for whatever reason, so stale locks do not exist. The lock
/// does not tell who holds it.
class FileLock {
public:
    /// Locks the file without waiting, and creates it for its owner alone if it does not exist.
    /// @return the lock, or the reason for the failure, for example that another holder has it
    static Parsed<FileLock> take(const std::string& path);

    /// Removes the file and releases the lock; the next holder creates a new file.
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
