// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/eight_bytes.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// A reusable set of ids, without a memory allocation per id or set.
class IdSet {
public:
    /// Clears the set. At most `count` ids follow, fewer than 2^32; they must outlive their use
    /// here.
    void start(std::size_t count)
    {
        // Collisions cost more than space as long as the slots fit a near cache.
        const std::size_t room = count <= 4096 ? 6 : 3;
        m_used = std::bit_ceil(room * count + 1);
        m_shift = 64 - static_cast<std::size_t>(std::bit_width(m_used - 1));
        m_base += static_cast<std::uint32_t>(m_ids.size());
        m_ids.clear();
        m_ids.reserve(count);
        if (m_slots.size() < m_used || count > std::numeric_limits<std::uint32_t>::max() - m_base) {
            m_slots.assign(std::max(m_slots.size(), m_used), {});
            m_base = 0;
        }
    }

    /// Adds an id. @return the 0-based place of the same id if added before; otherwise empty
    std::optional<std::size_t> add(std::string_view id)
    {
        const std::uint64_t hash = hashOf(id);
        Slot& slot = slotOf(id, hash);
        if (!isVacant(slot))
            return placeIn(slot);
        m_ids.push_back(id);
        slot = {static_cast<std::uint32_t>(hash),
                m_base + static_cast<std::uint32_t>(m_ids.size())};
        return std::nullopt;
    }

    /// The place of an id; empty if it was not added.
    std::optional<std::size_t> find(std::string_view id)
    {
        const Slot& slot = slotOf(id, hashOf(id));
        return isVacant(slot) ? std::nullopt : std::optional<std::size_t>(placeIn(slot));
    }

private:
    struct Slot {
        std::uint32_t tag = 0;     // the lower half of the id's hash
        std::uint32_t behind = 0;  // m_base + place + 1; vacant if at most m_base
    };

    bool isVacant(const Slot& slot) const { return slot.behind <= m_base; }
    std::size_t placeIn(const Slot& slot) const { return slot.behind - m_base - 1; }

    static std::uint64_t fourBytes(const char* at)
    {
        std::uint32_t bytes = 0;
        std::memcpy(&bytes, at, sizeof bytes);
        return bytes;
    }

    /// Every bit of the id affects both the upper half, which selects the slot, and the lower half.
    static std::uint64_t hashOf(std::string_view id)
    {
        constexpr std::uint64_t factor = 0x9E3779B97F4A7C15;
        const char* at = id.data();
        std::size_t left = id.size();
        std::uint64_t hash = left * factor;
        const auto mix = [&hash](std::uint64_t bytes) {
            hash = (hash ^ bytes) * factor;
            hash ^= hash >> 32;
        };
        for (; left > 8; left -= 8, at += 8)
            mix(eightBytes(at));
        std::uint64_t rest = 0;
        if (left >= 4)
            rest = fourBytes(at) | fourBytes(at + left - 4) << 32;
        else
            for (std::size_t i = 0; i < left; ++i)
                rest |= std::uint64_t{static_cast<unsigned char>(at[i])} << (8 * i);
        mix(rest);
        return hash * factor;
    }

    /// The slot of the id, or the vacant one for it.
    Slot& slotOf(std::string_view id, std::uint64_t hash)
    {
        const auto tag = static_cast<std::uint32_t>(hash);
        std::size_t place = m_shift < 64 ? hash >> m_shift : 0;
        while (!isVacant(m_slots[place]) &&
               (m_slots[place].tag != tag || m_ids[placeIn(m_slots[place])] != id))
            place = place + 1 < m_used ? place + 1 : 0;
        return m_slots[place];
    }

    std::vector<std::string_view> m_ids;
    std::vector<Slot> m_slots{1};
    std::size_t m_used = 1;    // slots in use: a power of two, at most a third of them filled
    std::size_t m_shift = 64;  // leaves the bits of a hash that index the slots
    /// Number of ids in earlier sets, so that their slots need not be cleared.
    std::uint32_t m_base = 0;
};

}  // namespace core
