// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/uninitialised.h"
#include "core/rankings/runs/run.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string_view>
#include <vector>

namespace core {

/// Stores the documents of each query while lines are read in any order: about 21 bytes per line,
/// at least 256 per query. The data being written stays in a core's cache for up to about ten
/// thousand queries.
class DocumentLists {
public:
    /// The list of a query, created if new. Lists are numbered in the order of creation.
    /// @param query not empty and without a NUL byte; must outlive this
    std::uint32_t listOf(std::string_view query)
    {
        const std::uint64_t key = keyOf(query);
        Entry& entry = find(key, query);
        if (entry.key == 0)
            return add(entry, key, query);
        return entry.list;
    }

    /// Prefetches the memory that listOf() will read.
    void fetch(std::string_view query) const
    {
        __builtin_prefetch(&m_entries[slotOf(keyOf(query))]);
    }

    /// Prefetches the memory to which the list's next document will be written.
    void fetch(std::uint32_t list) const
    {
        const std::uint32_t* const place = at(m_ends[list]);
        constexpr int forWriting = 1;
        __builtin_prefetch(place, forWriting);
        __builtin_prefetch(place + usualSize, forWriting);
    }

    /// @param place offset of its id in the text, below 2^48
    void add(std::uint32_t list, std::uint64_t place, const RetrievedDocument& document)
    {
        const std::size_t length = document.document.size();
        const bool isWhole = length <= longestId && document.rank >= 0 && document.rank <= topRank;
        const std::uint32_t size = isWhole ? sizeOf(length) : placeSize;
        std::uint32_t& next = m_ends[list];
        if (next % chunkSize + size > usableSize)
            moveOn(list);
        std::uint32_t* const head = at(next);
        next += size;
        if (!isWhole) {
            head[0] = static_cast<std::uint32_t>(place >> 32);
            head[1] = static_cast<std::uint32_t>(place);
            return;
        }
        head[0] =
            static_cast<std::uint32_t>(length << 16 | static_cast<std::size_t>(document.rank));
        std::memcpy(head + 1, &document.score, sizeof document.score);
        std::memcpy(head + headSize, document.document.data(), length);
    }

    /// Calls `visit(document, place)` in the order of addition; the id points into this object. If
    /// the id is very long or the rank is unusual, `document` is empty and `place` is its offset in
    /// the text: the line must be read again.
    template <class Visit>
    void each(std::uint32_t list, Visit visit) const
    {
        const std::uint32_t end = m_ends[list];
        for (std::uint32_t next = m_starts[list]; next != end;) {
            const std::uint32_t* const chunk = at(next);
            const bool isLast = next / chunkSize == end / chunkSize;
            const std::uint32_t chunkEnd = isLast ? end : chunk[usableSize];
            if (!isLast)
                fetchChunk(at(chunk[usableSize + 1]));
            while (next != chunkEnd) {
                const std::uint32_t* const head = at(next);
                const std::size_t length = head[0] >> 16;
                RetrievedDocument document;
                if (length == 0) {
                    visit(document, std::uint64_t{head[0]} << 32 | head[1]);
                    next += placeSize;
                    continue;
                }
                document.document = {reinterpret_cast<const char*>(head + headSize), length};
                document.rank = head[0] & topRank;
                std::memcpy(&document.score, head + 1, sizeof document.score);
                visit(document, std::uint64_t{0});
                next += sizeOf(length);
            }
            if (!isLast)
                next = chunk[usableSize + 1];
        }
    }

private:
    struct Entry {
        std::uint64_t key = 0;  // an id of up to 8 bytes, or the hash of a longer one; 0: vacant
        std::uint32_t list = 0;
        bool isLong = false;  // the key is a hash
    };

    // Sizes in units of 4 bytes. A document is the length of its id and its rank, its score, and
    // its id; or a length of 0 and its place. A chunk ends with its used end and the start of the
    // next chunk.
    static constexpr std::uint32_t headSize = 3;
    static constexpr std::uint32_t placeSize = 2;
    static constexpr std::uint32_t usualSize = 5;
    static constexpr std::uint32_t chunkSize = 64;
    static constexpr std::uint32_t usableSize = chunkSize - 2;
    static constexpr std::uint32_t longestRow = 8;  // chunks
    static constexpr std::uint32_t slabSize = std::uint32_t{1} << 21;

    static constexpr std::size_t longestId = 200;
    static constexpr std::uint32_t topRank = 0xFFFF;
    static constexpr std::uint64_t factor = 0x9E3779B97F4A7C15;

    static bool isLong(std::string_view query) { return query.size() > sizeof(std::uint64_t); }

    static std::uint64_t keyOf(std::string_view query)
    {
        if (isLong(query))
            return std::hash<std::string_view>()(query) | 1u;
        std::uint64_t key = 0;
        if (query.size() < sizeof(std::uint32_t)) {
            for (std::size_t i = 0; i < query.size(); ++i)
                key |= std::uint64_t{static_cast<unsigned char>(query[i])} << (8 * i);
            return key;
        }
        const std::size_t behind = query.size() - sizeof(std::uint32_t);
        key = fourBytes(query.data() + behind) >> (32 - 8 * behind);
        return key << 32 | fourBytes(query.data());
    }

    static std::uint32_t sizeOf(std::size_t length)
    {
        return static_cast<std::uint32_t>(headSize + (length + 3) / 4);
    }

    static void fetchChunk(const std::uint32_t* chunk)
    {
        constexpr std::uint32_t cacheLine = 16;
        for (std::uint32_t i = 0; i < chunkSize; i += cacheLine)
            __builtin_prefetch(chunk + i);
    }

    static std::uint64_t fourBytes(const char* at)
    {
        std::uint32_t bytes = 0;
        std::memcpy(&bytes, at, sizeof bytes);
        if constexpr (std::endian::native == std::endian::big)
            bytes = __builtin_bswap32(bytes);
        return bytes;
    }

    std::size_t slotOf(std::uint64_t key) const { return key * factor >> m_shift; }

    /// The query's entry, or the vacant one for it.
    Entry& find(std::uint64_t key, std::string_view query)
    {
        std::size_t slot = slotOf(key);
        while (m_entries[slot].key != 0 && !isOf(m_entries[slot], key, query))
            slot = slot + 1 < m_entries.size() ? slot + 1 : 0;
        return m_entries[slot];
    }

    bool isOf(const Entry& entry, std::uint64_t key, std::string_view query) const
    {
        return entry.key == key && entry.isLong == isLong(query) &&
               (!entry.isLong || m_queries[entry.list] == query);
    }

    std::uint32_t add(Entry& vacant, std::uint64_t key, std::string_view query)
    {
        const auto list = static_cast<std::uint32_t>(m_queries.size());
        vacant = {key, list, isLong(query)};
        m_queries.push_back(query);
        m_starts.push_back(newRow(1));
        m_ends.push_back(m_starts.back());
        m_rows.push_back(1);
        if (2 * m_queries.size() > m_entries.size())
            grow();
        return list;
    }

    void grow()
    {
        std::vector<Entry> before(2 * m_entries.size());
        before.swap(m_entries);
        --m_shift;
        for (const Entry& entry : before) {
            if (entry.key == 0)
                continue;
            std::size_t slot = slotOf(entry.key);
            while (m_entries[slot].key != 0)
                slot = slot + 1 < m_entries.size() ? slot + 1 : 0;
            m_entries[slot] = entry;
        }
    }

    /// Allocates a row of chunks, which starts at a multiple of its size.
    std::uint32_t newRow(std::uint32_t chunks)
    {
        const std::uint32_t size = chunks * chunkSize;
        const std::uint32_t row = (m_end + size - 1) / size * size;
        m_end = row + size;
        const std::size_t used = m_end - (m_slabs.size() - 1) * slabSize;
        auto& slab = m_slabs.back();
        if (used > slabSize)
            m_slabs.emplace_back(slabSize);
        else if (used > slab.size())
            slab.resize(std::min<std::size_t>(2 * used, slabSize));  // a short run needs only a
                                                                     // small one
        return row;
    }

    /// Starts a new chunk. Longer lists get several in a row, which are faster to read.
    void moveOn(std::uint32_t list)
    {
        const std::uint32_t end = m_ends[list];
        std::uint32_t next = end / chunkSize * chunkSize + chunkSize;
        if (next % (m_rows[list] * chunkSize) == 0) {
            m_rows[list] = std::min(longestRow, 2 * m_rows[list]);
            next = newRow(m_rows[list]);
        }
        std::uint32_t* const chunk = at(end / chunkSize * chunkSize);
        chunk[usableSize] = end;
        chunk[usableSize + 1] = next;
        m_ends[list] = next;
    }

    std::uint32_t* at(std::uint32_t next) { return &m_slabs[next / slabSize][next % slabSize]; }
    const std::uint32_t* at(std::uint32_t next) const
    {
        return &m_slabs[next / slabSize][next % slabSize];
    }

    std::vector<std::string_view> m_queries;  // by list, like the next three
    std::vector<std::uint32_t> m_starts;
    std::vector<std::uint32_t> m_ends;
    std::vector<std::uint32_t> m_rows;         // number of chunks in its last row
    std::vector<Entry> m_entries{1024};        // a power of two, at most half of them used
    int m_shift = 64 - std::bit_width(1023u);  // leaves the bits that index the entries
    std::vector<UninitialisedVector<std::uint32_t>> m_slabs{1};  // only the first one grows
    std::uint32_t m_end = 0;
};

}  // namespace core
