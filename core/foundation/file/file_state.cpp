// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/file_state.h"

#include "core/foundation/file/system_reason.h"

#include <cerrno>

#include <sys/stat.h>

namespace core {

Parsed<FileState> stateOf(const std::string& path)
{
    struct stat status {};
    if (stat(path.c_str(), &status) != 0)
        return ParseError{path, 0, ErrorCode::CannotOpen, systemReason(errno)};
    constexpr std::int64_t second = 1'000'000'000;
    return FileState{path, static_cast<std::uint64_t>(status.st_size),
                     status.st_mtim.tv_sec * second + status.st_mtim.tv_nsec};
}

}  // namespace core
