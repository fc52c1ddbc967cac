// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// Memory for columns of many megabytes, in large pages where the system has them: with pages of
/// 4 KiB getting the memory takes longer than sorting in it. Not initialised.
/// @throws std::bad_alloc
void* allocateLarge(std::size_t bytes);

/// @param bytes as it was asked for
void freeLarge(void* memory, std::size_t bytes) noexcept;

}  // namespace core
