// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/ended_reading.h"

#include <string>

namespace cli {

/// During its lifetime, if another program shortens the memory-mapped `file`, the program ends with
/// a message and exit status 1 instead of a signal. One at a time.
class ShortenedFileGuard {
public:
    explicit ShortenedFileGuard(const std::string& file);
    ~ShortenedFileGuard();
    ShortenedFileGuard(const ShortenedFileGuard&) = delete;
    ShortenedFileGuard& operator=(const ShortenedFileGuard&) = delete;
};

/// Returns what `read` makes of `file`. Running out of memory is an error of the file.
template <class Read>
auto guarded(const std::string& file, const Read& read) -> decltype(read())
{
    const ShortenedFileGuard guard(file);
    return core::readToTheEnd(file, read);
}

}  // namespace cli
