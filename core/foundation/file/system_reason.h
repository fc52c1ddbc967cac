// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <system_error>

namespace core {

/// What the system says of an errno, in the words of the C locale's messages.
inline std::string systemReason(int error)
{
    return std::generic_category().message(error);
}

}  // namespace core
