// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <exception>
#include <string>

namespace core {

/// The error for an exception that ended the reading of `file`. Running out of memory is reported
/// with the system's message.
ParseError endedBy(const std::exception& exception, const std::string& file);

/// The result of `read`, or the error of the file if an exception ends it.
/// @param file only used then, so it may be what is being read
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
