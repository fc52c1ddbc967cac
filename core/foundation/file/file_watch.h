// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_state.h"

#include <chrono>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// The files found under some paths, by their own paths; a missing file has no entry.
using FilesSeen = std::map<std::string, FileState>;

/// The state of the given files, and of those in the given folders and their subfolders. Does not
/// open any file. O(files).
FilesSeen lookAt(const std::vector<std::string>& paths);

/// The time between two looks at files that may still be written.
inline constexpr std::chrono::milliseconds betweenLooks{250};

/// Looks until two looks in a row find the same, or until stopped. Waits at least betweenLooks.
FilesSeen lookWhenStill(const std::vector<std::string>& paths, const std::stop_token& stop);

/// Finds the files that changed since they were read. A change counts once two looks in a row find
/// the same. A missing file counts only after eight looks, because programs often replace a file by
/// a new one. Files are compared by size and modification time, so a file rewritten with the same
/// content has changed.
class FileWatch {
public:
    /// @param known the state of the files when they were read
    explicit FileWatch(FilesSeen known = {});

    /// @param now what lookAt() finds, of the same paths each time
    void look(FilesSeen now);
    /// Whether there is a change that does not count yet.
    bool isMoving() const { return m_now != m_known && !isSettled(); }
    /// Paths of the changes that count (files that were replaced, added or removed), sorted by
    /// path.
    std::vector<std::string> changed() const;
    /// The result of the last look.
    const FilesSeen& now() const { return m_now; }
    /// Whether the file was missing at the last look.
    bool isGone(const std::string& path) const { return !m_now.contains(path); }
    /// Takes the current state as the known one.
    void take() { m_known = m_now; }

private:
    bool isSettled() const;

    FilesSeen m_known;
    FilesSeen m_now;
    int m_equalLooks = 0;
};

}  // namespace core
