// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/ended_reading.h"

#include "core/foundation/file/system_reason.h"

#include <cerrno>
#include <new>
#include <stdexcept>

namespace core {

ParseError endedBy(const std::exception& exception, const std::string& file)
{
    // A container that would exceed any memory throws a different exception.
    const bool isMemory = dynamic_cast<const std::bad_alloc*>(&exception) ||
                          dynamic_cast<const std::length_error*>(&exception);
    return {file, 0, ErrorCode::CannotRead, isMemory ? systemReason(ENOMEM) : exception.what()};
}

}  // namespace core
