// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/ended_reading.h"

#include <string>

namespace cli {

/// While it lives, the program ends with words and exit status 1, not by a signal, when another
/// program shortens `file`, which is mapped into memory. One at a time.
class ShortenedFileGuard {
public:
    explicit ShortenedFileGuard(const std::string& file);
    ~ShortenedFileGuard();
    ShortenedFileGuard(const ShortenedFileGuard&) = delete;
    ShortenedFileGuard& operator=(const ShortenedFileGuard&) = delete;
};

/// What `read` makes of `file`. Memory that does not suffice is an error of the file.
template <class Read>
auto guarded(const std::string& file, const Read& read) -> decltype(read())
{
    const ShortenedFileGuard guard(file);
    return core::readToTheEnd(file, read);
}

}  // namespace cli
