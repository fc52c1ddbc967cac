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

/// The whole text of a file, whatever its name: decompressed and in UTF-8, see TextStream; "-" is
/// standard input.
/// @param loading told of the bytes read, and asked whether to stop, also while a pipe has none;
/// may
///        be null
Parsed<std::string> readText(const std::string& path, Loading* loading = nullptr,
                             const ExpansionLimit& limit = {});
/// The same as it is, compressed or not.
Parsed<std::string> readBytes(const std::string& path, Loading* loading = nullptr);
/// What an open file has from where it stands, no more than `most`; the error number otherwise,
/// which is ECANCELED when it was stopped.
Result<std::string, int> readDescriptor(int descriptor, Loading* loading = nullptr,
                                        std::size_t most = std::string::npos);

/// Who may read a file that was not there before.
enum class Readers {
    AsUsual,    ///< whom the person's umask lets
    OwnerOnly,  ///< nobody else, not even for a moment
};

/// Writes all or nothing: to a temporary file beside `path`, synced, then renamed over it. On
/// failure the old file is whole and no temporary file is left. A symbolic link is followed; a file
/// that is replaced hands on its permissions. A device is written to, a pipe is refused.
/// @return nothing, or why not
std::optional<ParseError> writeText(const std::string& path, std::string_view content,
                                    Readers readers = Readers::AsUsual);

/// What is to stand in a file.
struct TextOfFile {
    std::string path;
    std::string_view content;
};
/// What becomes of a pipe that is to be written.
enum class Pipes {
    Refuse,  ///< nobody need ever read it
    Write,   ///< after waiting for a reader
};
/// Writes files that belong together, each as writeText() does: every one is whole beside its place
/// before the first takes it.
/// @return nothing, or why not and for which
std::optional<ParseError> writeTexts(std::span<const TextOfFile> files,
                                     Pipes pipes = Pipes::Refuse);

}  // namespace core
