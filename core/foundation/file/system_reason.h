// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <system_error>

namespace core {

/// The system's message for an errno, in the C locale.
inline std::string systemReason(int error)
{
    return std::generic_category().message(error);
}

}  // namespace core
