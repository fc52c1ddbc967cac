#pragma once

#include "core/threads.h"
#include "core/uninitialised.h"

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
inline constexpr std::size_t digits = std::size_t{1} << digitBits;
/// Below it comparing is faster than counting digits.
inline constexpr std::size_t fewItems = 2048;

inline std::size_t digitOf(std::uint64_t key, int shift)
{
    return (key >> shift) & (digits - 1);
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

/// One pass: from `items` to `sorted` by one digit, equal digits in the order they had.
template <class Item, class KeyOf>
void pass(std::span<const Item> items, std::span<Item> sorted, int shift, KeyOf keyOf,
          const Threads& threads)
{
    using Places = std::array<std::size_t, digits>;
    std::vector<Places> places(threads.count());
    threads.run(places.size(), [&](std::size_t piece) {
        Places counts{};
        for (const Item& item : part(items, piece, places.size()))
            ++counts[digitOf(keyOf(item), shift)];
        places[piece] = counts;
    });
    std::size_t place = 0;
    for (std::size_t digit = 0; digit < digits; ++digit)
        for (Places& ofPiece : places) {
            const std::size_t count = ofPiece[digit];
            ofPiece[digit] = place;
            place += count;
        }
    threads.run(places.size(), [&](std::size_t piece) {
        Places next = places[piece];
        for (const Item& item : part(items, piece, places.size()))
            sorted[next[digitOf(keyOf(item), shift)]++] = item;
    });
}

}  // namespace radix

/// Sorts by an unsigned 64-bit key, smallest first, equal keys in the order they had. Digits that
/// are alike in all keys cost nothing: scores that come from 32-bit numbers take half the passes.
/// O(n) in at most six passes, each over one more vector of the same size.
template <class Item, class KeyOf>
void radixSort(UninitialisedVector<Item>& items, KeyOf keyOf, const Threads& threads = Threads())
{
    if (items.size() < radix::fewItems) {
        std::stable_sort(items.begin(), items.end(),
                         [&](const Item& a, const Item& b) { return keyOf(a) < keyOf(b); });
        return;
    }
    std::uint64_t differing = radix::differingBits(std::span<const Item>(items), keyOf, threads);
    UninitialisedVector<Item> other(items.size());
    while (differing != 0) {
        const int shift = std::countr_zero(differing);
        radix::pass(std::span<const Item>(items), std::span<Item>(other), shift, keyOf, threads);
        items.swap(other);
        differing &= ~(std::uint64_t{radix::digits - 1} << shift);
    }
}

}  // namespace core
