// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/large_memory.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace core {

namespace {

constexpr std::size_t pageSize = std::size_t{2} << 20;
/// Below this, a large page would be mostly empty.
constexpr std::size_t leastBytes = 4 * pageSize;

}  // namespace

void* allocateLarge(std::size_t bytes)
{
    if (bytes < leastBytes)
        return ::operator new(bytes);
    void* memory = ::operator new (bytes, std::align_val_t{pageSize});
#ifdef __linux__
    // Only a hint: without it everything still works, but slower.
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

void freeLarge(void* memory, std::size_t bytes) noexcept
{
    if (bytes < leastBytes)
        ::operator delete(memory);
    else
        ::operator delete (memory, std::align_val_t{pageSize});
}

}  // namespace core
