// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// Allocates uninitialised memory for columns of many megabytes, in large pages if the system has
/// them: with pages of 4 KiB, allocating takes longer than sorting the column.
/// @throws std::bad_alloc
void* allocateLarge(std::size_t bytes);

/// @param bytes the size passed to allocateLarge()
void freeLarge(void* memory, std::size_t bytes) noexcept;

}  // namespace core
