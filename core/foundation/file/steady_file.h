// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace core {

/// A regular file that stays open and is read in parts as long as nobody changes it. It is not
/// mapped into memory, so truncating it does not crash this program. A new file under the same name
/// has no effect. Safe to read from several threads.
class SteadyFile {
public:
    /// An error if the file cannot be opened or is not regular.
    static Parsed<SteadyFile> open(const std::string& path);
    /// The same for a file that is already open. @param path for the error
    static Parsed<SteadyFile> of(FileDescriptor file, const std::string& path);

    std::size_t size() const { return m_size; }  ///< in bytes, when the file was opened
    /// Reads `size` bytes from the offset `from`; nothing if they do not exist, or if the file's
    /// size or modification time changed since it was opened.
    std::optional<std::string> read(std::size_t from, std::size_t size) const;
    /// Fills `to` from the offset `from`, except at the end of the file or on a read error. Call
    /// isAsOpened() afterwards to learn whether the bytes are those of the opened file.
    /// @return the number of bytes written
    std::size_t readInto(std::span<char> to, std::size_t from) const;
    bool isAsOpened() const;

private:
    FileDescriptor m_file;
    std::size_t m_size = 0;
    std::int64_t m_seconds = 0;  // of the last modification
    std::int64_t m_nanoseconds = 0;
};

}  // namespace core
