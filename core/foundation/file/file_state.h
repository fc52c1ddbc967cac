// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <cstdint>
#include <string>

namespace core {

/// The state of a file at the time it was checked.
struct FileState {
    std::string path;
    std::uint64_t bytes = 0;
    std::int64_t modified = 0;  ///< nanoseconds since 1970

    bool operator==(const FileState&) const = default;
};

/// The file's size and modification time. Does not open the file.
Parsed<FileState> stateOf(const std::string& path);

}  // namespace core
