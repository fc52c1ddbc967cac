#pragma once

#include "core/io/parse_error.h"

#include <exception>
#include <string>

namespace core {

/// Why `file` could not be read to its end, of the exception that ended it: memory that does not
/// suffice is told as the system tells it.
ParseError endedBy(const std::exception& exception, const std::string& file);

}  // namespace core
