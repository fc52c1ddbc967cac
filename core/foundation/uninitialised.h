// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/large_memory.h"

#include <cstddef>
#include <limits>
#include <new>
#include <utility>
#include <vector>

namespace core {

/// An allocator that leaves new numbers uninitialised, for a large column that is filled right
/// afterwards.
template <class T>
struct LeaveUninitialised {
    using value_type = T;

    LeaveUninitialised() = default;
    template <class Other>
    LeaveUninitialised(const LeaveUninitialised<Other>&) noexcept
    {}

    T* allocate(std::size_t count)
    {
        if (count > std::numeric_limits<std::size_t>::max() / sizeof(T))
            throw std::bad_array_new_length();
        return static_cast<T*>(allocateLarge(count * sizeof(T)));
    }
    void deallocate(T* memory, std::size_t count) noexcept { freeLarge(memory, count * sizeof(T)); }

    template <class Item>
    void construct(Item* place) noexcept
    {
        ::new (static_cast<void*>(place)) Item;
    }
    template <class Item, class... Arguments>
    void construct(Item* place, Arguments&&... arguments)
    {
        ::new (static_cast<void*>(place)) Item(std::forward<Arguments>(arguments)...);
    }
    friend bool operator==(LeaveUninitialised, LeaveUninitialised) noexcept { return true; }
};

/// A vector whose resize() does not initialise its elements.
template <class T>
using UninitialisedVector = std::vector<T, LeaveUninitialised<T>>;

}  // namespace core
