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

/// A new file next to the target, which replaces the target or is removed. All functions return 0
/// or the error number.
class ReplacingFile {
public:
    /// @param mode of the file while it is written
    ReplacingFile(std::string directory, mode_t mode);
    ~ReplacingFile();
    ReplacingFile(const ReplacingFile&) = delete;
    ReplacingFile& operator=(const ReplacingFile&) = delete;

    /// Also removes what interrupted programs left in the directory.
    int open();
    /// Writes the first part of the content.
    int append(std::string_view content);
    /// Writes the rest of the content and finishes the file.
    /// @param replaced the file whose owner and permissions are taken over; may be null
    int write(std::string_view content, const struct stat* replaced);
    int replace(const std::string& target);

    /// Keeps the old target under a second name next to it, if the file system supports that.
    void keepOld(const std::string& target);
    /// Undoes replace(): restores what keepOld() kept, or removes the target if it did not exist
    /// before.
    void putBack(const std::string& target);

private:
    bool takeOver(const struct stat& replaced);

    std::string m_directory;
    mode_t m_mode;
    std::string m_path;  // empty while there is nothing to remove
    std::string m_old;   // the kept old file; empty if there is none
    bool m_isNew = false;
    FileDescriptor m_file;
    FileDescriptor m_lock;  // of the same file: shows that its writer is still running
};

/// Opens a new file to replace the target, or to create it, where the target's links end.
/// @param target the path; changed to where its links end
/// @param replaced the existing target; null if there is none
/// @param isPrivate whether only the owner may read a new file
/// @return 0, or the error number; a write-protected file is not replaced
int openInPlaceOf(std::string& target, const struct stat* replaced, bool isPrivate,
                  std::optional<ReplacingFile>& file);

}  // namespace core
