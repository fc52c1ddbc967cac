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

/// A regular file that stays open, to be read in parts for as long as nobody changes it. It is not
/// mapped into memory: whoever shortens it ends nothing here. A file that takes its place by its
/// name is another one, and changes nothing. Any number of threads may read.
class SteadyFile {
public:
    /// An error where it cannot be opened, or is no regular file.
    static Parsed<SteadyFile> open(const std::string& path);
    /// The same of one that is open already. @param path for the error
    static Parsed<SteadyFile> of(FileDescriptor file, const std::string& path);

    std::size_t size() const { return m_size; }  ///< in bytes, when it was opened
    /// So many bytes from there; none where they are not there, or the file was changed since it
    /// was opened, by its size and its time.
    std::optional<std::string> read(std::size_t from, std::size_t size) const;
    /// Fills `to` from there, except at the end of the file and where it cannot be read: how many
    /// bytes were written. Whether they are those of the file that was opened isAsOpened() tells
    /// after that.
    std::size_t readInto(std::span<char> to, std::size_t from) const;
    bool isAsOpened() const;

private:
    FileDescriptor m_file;
    std::size_t m_size = 0;
    std::int64_t m_seconds = 0;  // when it was changed last
    std::int64_t m_nanoseconds = 0;
};

}  // namespace core
