// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"
#include "core/foundation/uninitialised.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

namespace radix {

inline constexpr int digitBits = 11;
inline constexpr std::size_t digitValues = std::size_t{1} << digitBits;
/// Below this size, a comparison sort is faster.
inline constexpr std::size_t fewItems = 256;
/// This many items fit a core's cache, with their scratch space.
inline constexpr std::size_t cachedItems = std::size_t{1} << 16;

inline std::size_t digitOf(std::uint64_t key, int shift)
{
    return (key >> shift) & (digitValues - 1);
}

/// The shift of the digit that contains the highest set bit.
inline int highestDigit(std::uint64_t bits)
{
    return std::max(0, static_cast<int>(std::bit_width(bits)) - digitBits);
}

inline std::uint64_t bitsBelow(int shift)
{
    return (std::uint64_t{1} << shift) - 1;
}

/// Part `piece` when `items` is split into `pieces` nearly equal parts.
template <class Item>
std::span<Item> part(std::span<Item> items, std::size_t piece, std::size_t pieces)
{
    const std::size_t first = items.size() * piece / pieces;
    return items.subspan(first, items.size() * (piece + 1) / pieces - first);
}

/// The bits in which the keys differ.
template <class Item, class KeyOf>
std::uint64_t differingBits(std::span<const Item> items, KeyOf keyOf, const Threads& threads)
{
    const std::uint64_t first = keyOf(items.front());
    std::vector<std::uint64_t> found(threads.count());
    threads.run(found.size(), [&](std::size_t piece) {
        std::uint64_t bits = 0;
        for (const Item& item : part(items, piece, found.size()))
            bits |= keyOf(item) ^ first;
        found[piece] = bits;
    });
    std::uint64_t bits = 0;
    for (const std::uint64_t some : found)
        bits |= some;
    return bits;
}

/// A position or count for each value of a digit.
using Places = std::array<std::size_t, digitValues>;

/// One stable pass: sorts `items` into `sorted` by one digit. Returns where the items of each digit
/// value begin.
template <class Item, class KeyOf>
Places pass(std::span<const Item> items, std::span<Item> sorted, int shift, KeyOf keyOf,
            const Threads& threads)
{
    std::vector<Places> places(threads.count());
    threads.run(places.size(), [&](std::size_t piece) {
        Places counts{};
        for (const Item& item : part(items, piece, places.size()))
            ++counts[digitOf(keyOf(item), shift)];
        places[piece] = counts;
    });
    std::size_t place = 0;
    for (std::size_t digit = 0; digit < digitValues; ++digit)
        for (Places& ofPiece : places) {
            const std::size_t count = ofPiece[digit];
            ofPiece[digit] = place;
            place += count;
        }
    const Places begins = places.front();
    threads.run(places.size(), [&](std::size_t piece) {
        Places& next = places[piece];
        for (const Item& item : part(items, piece, places.size()))
            sorted[next[digitOf(keyOf(item), shift)]++] = item;
    });
    return begins;
}

/// The items to sort and scratch space of the same length.
template <class Item>
struct Columns {
    std::span<Item> items;
    std::span<Item> room;

    Columns part(std::size_t first, std::size_t count) const
    {
        return {items.subspan(first, count), room.subspan(first, count)};
    }
    Columns swapped() const { return {room, items}; }
};

enum class Into : std::uint8_t { Items, Room };

inline Into other(Into into)
{
    return into == Into::Items ? Into::Room : Into::Items;
}

template <class Item>
void moveInto(const Columns<Item>& columns, Into into)
{
    if (into == Into::Room)
        std::copy(columns.items.begin(), columns.items.end(), columns.room.begin());
}

template <class Item, class KeyOf>
void sort(const Columns<Item>& columns, Into into, KeyOf keyOf, const Threads& threads);

/// Sorts a few items by comparison. A handful needs no allocation.
template <class Item, class KeyOf>
void sortFew(std::span<Item> items, KeyOf keyOf)
{
    constexpr std::size_t handful = 16;
    if (items.size() > handful) {
        std::stable_sort(items.begin(), items.end(),
                         [&](const Item& a, const Item& b) { return keyOf(a) < keyOf(b); });
        return;
    }
    for (std::size_t i = 1; i < items.size(); ++i) {
        const Item item = items[i];
        std::size_t place = i;
        for (; place > 0 && keyOf(item) < keyOf(items[place - 1]); --place)
            items[place] = items[place - 1];
        items[place] = item;
    }
}

/// Sorts items by the bits `rest`, given that they are already in order by the bits above.
template <class Item, class KeyOf>
void sortRest(const Columns<Item>& columns, std::uint64_t rest, KeyOf keyOf)
{
    const std::span<Item> items = columns.items;
    for (std::size_t first = 0; first < items.size();) {
        const std::uint64_t above = keyOf(items[first]) & ~rest;
        bool isSorted = true;
        std::size_t end = first + 1;
        for (; end < items.size() && (keyOf(items[end]) & ~rest) == above; ++end)
            isSorted = isSorted && keyOf(items[end - 1]) <= keyOf(items[end]);
        if (!isSorted)
            sort(columns.part(first, end - first), Into::Items, keyOf, Threads());
        first = end;
    }
}

/// Sorts by the two highest differing digits, the lower one first. Little is left to do after that.
template <class Item, class KeyOf>
void sortInCache(const Columns<Item>& columns, Into into, std::uint64_t differing, KeyOf keyOf)
{
    const Threads alone;
    const int high = highestDigit(differing);
    const std::uint64_t below = differing & bitsBelow(high);
    Columns<Item> sorted = columns;
    std::uint64_t rest = 0;
    const auto by = [&](int shift) {
        pass(std::span<const Item>(sorted.items), sorted.room, shift, keyOf, alone);
        sorted = sorted.swapped();
    };
    if (below != 0) {
        const int low = highestDigit(below);
        by(low);
        rest = below & bitsBelow(low);
    }
    by(high);
    if (rest != 0)
        sortRest(sorted, rest, keyOf);
    const bool isInItems = sorted.items.data() == columns.items.data();
    if (isInItems != (into == Into::Items))
        moveInto(sorted, Into::Room);
}

/// Sorts by the highest digit, then each of its values separately, so memory is crossed only once.
template <class Item, class KeyOf>
void sortByParts(const Columns<Item>& columns, Into into, std::uint64_t differing, KeyOf keyOf,
                 const Threads& threads)
{
    const Places begins = pass(std::span<const Item>(columns.items), columns.room,
                               highestDigit(differing), keyOf, threads);
    const std::size_t count = columns.items.size();
    const auto sizeOf = [&](std::size_t digit) {
        return (digit + 1 < digitValues ? begins[digit + 1] : count) - begins[digit];
    };
    const auto isMost = [&](std::size_t digit) { return sizeOf(digit) > count / 2; };
    const auto sortPart = [&](std::size_t digit, const Threads& some) {
        sort(columns.swapped().part(begins[digit], sizeOf(digit)), other(into), keyOf, some);
    };
    // A dominant part gets all threads: otherwise one thread would work on it alone.
    for (std::size_t digit = 0; digit < digitValues; ++digit)
        if (isMost(digit))
            sortPart(digit, threads);
    threads.run(digitValues, [&](std::size_t digit) {
        if (!isMost(digit))
            sortPart(digit, Threads());
    });
}

template <class Item, class KeyOf>
void sort(const Columns<Item>& columns, Into into, KeyOf keyOf, const Threads& threads)
{
    const std::size_t count = columns.items.size();
    if (count < fewItems) {
        sortFew(columns.items, keyOf);
        moveInto(columns, into);
        return;
    }
    const std::uint64_t differing =
        differingBits(std::span<const Item>(columns.items), keyOf, threads);
    if (differing == 0)
        moveInto(columns, into);
    else if (count > cachedItems)
        sortByParts(columns, into, differing, keyOf, threads);
    else
        sortInCache(columns, into, differing, keyOf);
}

}  // namespace radix

/// Stable sort by an unsigned 64-bit key, ascending. Bits that are equal in all keys cost nothing.
/// The highest differing bits split the items into parts that fit the cache, where two passes and a
/// check of neighbours finish the sort. O(n). The result does not depend on the number of threads.
/// @param room as long as `items`; its contents are lost
template <class Item, class KeyOf>
void radixSort(std::span<Item> items, std::span<Item> room, KeyOf keyOf,
               const Threads& threads = Threads())
{
    radix::sort(radix::Columns<Item>{items, room}, radix::Into::Items, keyOf, threads);
}

/// The same with its own scratch space.
template <class Item, class KeyOf>
void radixSort(UninitialisedVector<Item>& items, KeyOf keyOf, const Threads& threads = Threads())
{
    UninitialisedVector<Item> room(items.size());
    radixSort(std::span<Item>(items), std::span<Item>(room), keyOf, threads);
}

}  // namespace core
