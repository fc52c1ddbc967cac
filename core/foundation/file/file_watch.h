// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_state.h"

#include <chrono>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// The files that were there when paths were looked at, by their own paths; what is not there has
/// no entry.
using FilesSeen = std::map<std::string, FileState>;

/// Looks at files, and at those in a folder and in its folders. Nothing is opened. O(files).
FilesSeen lookAt(const std::vector<std::string>& paths);

/// So much time lies between two looks at files that may be being written.
inline constexpr std::chrono::milliseconds betweenLooks{250};

/// Looks until two looks find the same, or until it is stopped. Waits at least betweenLooks.
FilesSeen lookWhenStill(const std::vector<std::string>& paths, const std::stop_token& stop);

/// Which files are others than when they were read. A change counts when the files stand still: two
/// looks found the same. A file that is gone is waited for over eight looks, since programs write
/// another and put it into its place. Size and time of the last change tell: a file that was
/// written anew with the same content has changed.
class FileWatch {
public:
    /// @param known as the files were when they were read
    explicit FileWatch(FilesSeen known = {});

    /// @param now what lookAt() finds, of the same paths each time
    void look(FilesSeen now);
    /// Whether there is a change that does not count yet.
    bool isMoving() const { return m_now != m_known && !isSettled(); }
    /// Paths of the changes that count, of files that are other ones, new or gone; by path.
    std::vector<std::string> changed() const;
    /// What the last look found.
    const FilesSeen& now() const { return m_now; }
    /// Whether a file was gone at the last look.
    bool isGone(const std::string& path) const { return !m_now.contains(path); }
    /// What there is now is known.
    void take() { m_known = m_now; }

private:
    bool isSettled() const;

    FilesSeen m_known;
    FilesSeen m_now;
    int m_equalLooks = 0;
};

}  // namespace core
