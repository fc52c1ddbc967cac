// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <exception>
#include <string>

namespace core {

/// Why `file` could not be read to its end, of the exception that ended it: memory that does not
/// suffice is told as the system tells it.
ParseError endedBy(const std::exception& exception, const std::string& file);

/// What `read` makes of `file`; where an exception ends it, that is an error of the file.
/// @param file asked for only then, so that it may be what was being read
template <class Read>
auto readToTheEnd(const std::string& file, const Read& read) -> decltype(read())
{
    try {
        return read();
    } catch (const std::exception& exception) {
        return endedBy(exception, file);
    }
}

}  // namespace core
