// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// The whole text of a file, regardless of its name: decompressed and in UTF-8, see TextStream; "-"
/// is standard input.
/// @param loading notified of the bytes read and checked for a stop, even while a pipe is empty;
/// may be null
Parsed<std::string> readText(const std::string& path, Loading* loading = nullptr,
                             const ExpansionLimit& limit = {});
/// The bytes of the file as they are, compressed or not.
Parsed<std::string> readBytes(const std::string& path, Loading* loading = nullptr);
/// Reads an open file from its current position, at most `most` bytes.
/// @return the bytes, or the error number: ECANCELED if stopped
Result<std::string, int> readDescriptor(int descriptor, Loading* loading = nullptr,
                                        std::size_t most = std::string::npos);

/// Who may read a newly created file.
enum class Readers {
    AsUsual,    ///< according to the umask
    OwnerOnly,  ///< nobody else, at no time
};

/// Writes all or nothing: to a temporary file next to `path`, synced, then renamed over it. On
/// failure, the old file stays complete and no temporary file is left. Symbolic links are followed;
/// a new file takes over the permissions of the one it replaces. Devices are written to directly,
/// pipes are refused.
/// @return nothing, or why it failed
std::optional<ParseError> writeText(const std::string& path, std::string_view content,
                                    Readers readers = Readers::AsUsual);

/// A file to be written.
struct TextOfFile {
    std::string path;
    std::string_view content;
};
/// What to do with a pipe that is to be written.
enum class Pipes {
    Refuse,  ///< because perhaps nobody reads it
    Write,   ///< after waiting for a reader
};
/// Writes files that belong together, each like writeText(): all are complete in temporary files
/// before the first one is renamed.
/// @return nothing, or which file failed and why
std::optional<ParseError> writeTexts(std::span<const TextOfFile> files,
                                     Pipes pipes = Pipes::Refuse);

}  // namespace core
