// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace core {

/// Finds the white space in a text; control characters count as white space here. It looks ahead,
/// so that neither the search nor its caller has unpredictable branches.
class ColumnScanner {
public:
    /// @param end the end of the readable bytes
    ColumnScanner(const char* start, const char* end)
        : m_at(start)
        , m_end(end)
    {}

    /// Pointers to the next `Count` white-space characters, valid until the next call. Null,
    /// without moving on, near the end, before bytes that are not plain, and before white space at
    /// the start or after other white space.
    template <std::size_t Count>
    const char* const* next()
    {
        static_assert(Count <= fewest);
        if (m_found - m_passed < Count && !lookAhead(Count))
            return nullptr;
        m_passed += Count;
        return m_blanks.data() + (m_passed - Count);
    }

private:
    static constexpr std::ptrdiff_t width = 64;
    static constexpr std::size_t fewest = 8;
    static constexpr std::size_t most = 512;

    /// One bit for each byte.
    struct Marks {
        std::uint64_t bits = 0;
        std::size_t count = 0;
        bool areAscii = false;  ///< and no byte is NUL
    };

    /// Does not search far in texts that are not plain.
    bool lookAhead(std::size_t count)
    {
        std::copy(m_blanks.begin() + m_passed, m_blanks.begin() + m_found, m_blanks.begin());
        m_found -= m_passed;
        m_passed = 0;
        while (m_found < m_requested && m_end - m_at >= width) {
            const Marks marks = marksOf(m_at);
            if (!marks.areAscii || (marks.bits & (marks.bits << 1 | m_behindBlank)) != 0)
                break;
            keep(marks);
            m_behindBlank = marks.bits >> (width - 1);
            m_at += width;
        }
        m_requested = std::min(2 * m_requested, most);
        return m_found >= count;
    }

    void keep(Marks marks)
    {
        // A fixed number of steps is faster than one per character found.
        constexpr std::size_t usual = 12;
        constexpr std::uint64_t last = std::uint64_t{1} << (width - 1);
        const char* const at = m_at;
        const char** const blanks = m_blanks.data() + m_found;
        for (std::size_t i = 0; i < usual; ++i) {
            blanks[i] = at + static_cast<unsigned>(std::countr_zero(marks.bits | last));
            marks.bits &= marks.bits - 1;
        }
        for (std::size_t i = usual; i < marks.count; ++i) {
            blanks[i] = at + static_cast<unsigned>(std::countr_zero(marks.bits));
            marks.bits &= marks.bits - 1;
        }
        m_found += marks.count;
    }

#ifdef __SSE2__
    static Marks marksOf(const char* at)
    {
        const __m128i none = _mm_setzero_si128();
        const __m128i behindBlank = _mm_set1_epi8(' ' + 1);
        Marks marks;
        __m128i areAscii = _mm_set1_epi8(-1);
        __m128i count = none;
        for (int part = 0; part < 4; ++part) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at) + part);
            // As signed numbers, bytes outside ASCII are negative.
            areAscii = _mm_and_si128(areAscii, _mm_cmpgt_epi8(bytes, none));
            const __m128i isBlank = _mm_cmpgt_epi8(behindBlank, bytes);
            const auto bits = static_cast<std::uint64_t>(_mm_movemask_epi8(isBlank));
            marks.bits |= bits << (16 * part);
            count = _mm_sub_epi8(count, isBlank);
        }
        const __m128i counts = _mm_sad_epu8(count, none);
        const int blanks = _mm_cvtsi128_si32(counts) + _mm_cvtsi128_si32(_mm_srli_si128(counts, 8));
        marks.count = static_cast<std::size_t>(blanks);
        marks.areAscii = _mm_movemask_epi8(areAscii) == 0xFFFF;
        return marks;
    }
#else
    static Marks marksOf(const char* at)
    {
        Marks marks;
        unsigned odd = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const auto byte = static_cast<unsigned char>(at[i]);
            marks.bits |= std::uint64_t{byte <= ' '} << i;
            odd |= (byte & 0x80u) | (byte == 0 ? 1u : 0u);
        }
        marks.count = static_cast<std::size_t>(std::popcount(marks.bits));
        marks.areAscii = odd == 0;
        return marks;
    }
#endif

    const char* m_at;
    const char* m_end;
    std::uint64_t m_behindBlank = 1;  // 1 if the byte before m_at is a space or does not exist
    std::size_t m_requested = fewest;
    std::size_t m_passed = 0;
    std::size_t m_found = 0;
    std::array<const char*, most + width> m_blanks;  // those found
};

}  // namespace core
