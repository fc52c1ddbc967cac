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
/// Below it comparing is faster than counting digits.
inline constexpr std::size_t fewItems = 256;
/// As many stay in a core's cache, with their scratch.
inline constexpr std::size_t cachedItems = std::size_t{1} << 16;

inline std::size_t digitOf(std::uint64_t key, int shift)
{
    return (key >> shift) & (digitValues - 1);
}

/// Where the digit begins that holds the highest of these bits.
inline int highestDigit(std::uint64_t bits)
{
    return std::max(0, static_cast<int>(std::bit_width(bits)) - digitBits);
}

inline std::uint64_t bitsBelow(int shift)
{
    return (std::uint64_t{1} << shift) - 1;
}

/// Part `piece` of `pieces` about equal parts of `items`.
template <class Item>
std::span<Item> part(std::span<Item> items, std::size_t piece, std::size_t pieces)
{
    const std::size_t first = items.size() * piece / pieces;
    return items.subspan(first, items.size() * (piece + 1) / pieces - first);
}

/// The bits in which the keys are not all alike.
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

/// A number for each value of a digit.
using Places = std::array<std::size_t, digitValues>;

/// One pass: from `items` to `sorted` by one digit, equal digits in the order they had. Returns
/// where each digit's items begin.
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

/// Two columns of one length: what is to be sorted, and room.
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

/// Few enough to be compared. Nothing is allocated for a handful.
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

/// Sorts the items by the bits `rest` where they are in order by those above.
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

/// By the two highest digits, the lower one first. They leave little to do.
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

/// By the highest digit, and then each of its values apart: memory is crossed once.
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
    // One thread would be left alone with the largest part.
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

/// Sorts by an unsigned 64-bit key, smallest first, equal keys in the order they had. Bits that are
/// alike in all keys cost nothing. The highest bits that differ cut the items into parts that fit
/// the cache, where two passes and a look at the neighbours do the rest. O(n); the same for any
/// number of threads.
/// @param room as long as `items`; its contents are lost
template <class Item, class KeyOf>
void radixSort(std::span<Item> items, std::span<Item> room, KeyOf keyOf,
               const Threads& threads = Threads())
{
    radix::sort(radix::Columns<Item>{items, room}, radix::Into::Items, keyOf, threads);
}

/// The same with room of its own.
template <class Item, class KeyOf>
void radixSort(UninitialisedVector<Item>& items, KeyOf keyOf, const Threads& threads = Threads())
{
    UninitialisedVector<Item> room(items.size());
    radixSort(std::span<Item>(items), std::span<Item>(room), keyOf, threads);
}

}  // namespace core
