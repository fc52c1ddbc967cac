#pragma once

#include <bit>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// Tells ids apart, one set of them after another, without a memory allocation per id or set.
class IdSet {
public:
    /// Forgets everything. At most `count` ids follow; they must outlive their use here.
    void start(std::size_t count)
    {
        m_ids.clear();
        m_ids.reserve(count);
        m_slots.assign(std::bit_ceil(2 * count + 1), vacant);
    }

    /// Adds an id. @return the place of the same id added before (0 is the first), or nothing
    std::optional<std::size_t> add(std::string_view id)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = std::hash<std::string_view>{}(id)&mask;
        while (m_slots[slot] != vacant) {
            if (m_ids[m_slots[slot]] == id)
                return m_slots[slot];
            slot = (slot + 1) & mask;
        }
        m_slots[slot] = m_ids.size();
        m_ids.push_back(id);
        return std::nullopt;
    }

private:
    static constexpr std::size_t vacant = std::numeric_limits<std::size_t>::max();

    std::vector<std::string_view> m_ids;
    std::vector<std::size_t> m_slots;  // a power of two, at most half of them taken
};

}  // namespace core
