// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_descriptor.h"

#include <optional>
#include <string>
#include <string_view>

#include <sys/stat.h>
#include <sys/types.h>

namespace core {

/// Writes everything to an open file. @return 0, or the error number
int writeTo(int descriptor, std::string_view content);

/// A new file beside the target: it takes the target's place, or is removed. All functions return
/// 0, or the error number.
class ReplacingFile {
public:
    /// @param mode of the file while it is written
    ReplacingFile(std::string directory, mode_t mode);
    ~ReplacingFile();
    ReplacingFile(const ReplacingFile&) = delete;
    ReplacingFile& operator=(const ReplacingFile&) = delete;

    /// Also removes what programs that ended midway have left in the directory.
    int open();
    /// Writes a first part of the content.
    int append(std::string_view content);
    /// Writes what is left of the content, and ends it.
    /// @param replaced whose owner and permissions it takes over; may be null
    int write(std::string_view content, const struct stat* replaced);
    int replace(const std::string& target);

    /// Keeps what the target is, under a second name beside it, where the file system has such.
    void keepOld(const std::string& target);
    /// Undoes replace(): the target is what keepOld() kept, or gone when it was not there then.
    void putBack(const std::string& target);

private:
    bool takeOver(const struct stat& replaced);

    std::string m_directory;
    mode_t m_mode;
    std::string m_path;  // empty while there is nothing to remove
    std::string m_old;   // the same, of what was kept
    bool m_isNew = false;
    FileDescriptor m_file;
    FileDescriptor m_lock;  // of the same file: says that its writer lives
};

/// Opens a new file for the place of a file, or of none, where its links end.
/// @param target which it is; then where the links end
/// @param replaced what stands there; null: nothing
/// @param isPrivate a new file is its owner's alone
/// @return 0, or the error number: a file that is write-protected is meant to stay
int openInPlaceOf(std::string& target, const struct stat* replaced, bool isPrivate,
                  std::optional<ReplacingFile>& file);

}  // namespace core
