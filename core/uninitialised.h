#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace core {

/// Leaves new numbers as they come: for a large column that is written in full right after.
template <class T>
struct LeaveUninitialised : std::allocator<T> {
    template <class Other>
    struct rebind {
        using other = LeaveUninitialised<Other>;
    };
    LeaveUninitialised() = default;
    template <class Other>
    LeaveUninitialised(const LeaveUninitialised<Other>&) noexcept
    {}

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
};

/// A vector whose resize() writes nothing.
template <class T>
using UninitialisedVector = std::vector<T, LeaveUninitialised<T>>;

}  // namespace core
