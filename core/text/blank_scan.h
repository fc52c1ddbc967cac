#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace core {

/// Finds the blanks of a text, white space and control characters alike, 64 bytes at a time.
class BlankScan {
public:
    /// @param end of what may be read
    BlankScan(const char* start, const char* end)
        : m_end(end)
    {
        restart(start);
    }

    void restart(const char* start)
    {
        m_at = start;
        m_marks = 0;
        m_next = start;
    }

    /// The next blank; null near the end, and before bytes that are not plain.
    const char* next()
    {
        while (m_marks == 0)
            if (!look())
                return nullptr;
        const char* const blank = m_at + std::countr_zero(m_marks);
        m_marks &= m_marks - 1;
        return blank;
    }

private:
    static constexpr std::ptrdiff_t width = 64;

    /// False where there are fewer bytes, or one is NUL or not ASCII.
    bool look()
    {
        if (m_end - m_next < width)
            return false;
        m_at = m_next;
        m_next += width;
        return mark();
    }

#ifdef __SSE2__
    bool mark()
    {
        const __m128i blank = _mm_set1_epi8(' ');
        __m128i all = _mm_setzero_si128();
        __m128i least = blank;
        for (int part = 0; part < 4; ++part) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(m_at) + part);
            const __m128i low = _mm_min_epu8(bytes, blank);
            const auto marks =
                static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(low, bytes)));
            m_marks |= marks << (16 * part);
            all = _mm_or_si128(all, bytes);
            least = _mm_min_epu8(least, bytes);
        }
        const __m128i nul = _mm_cmpeq_epi8(least, _mm_setzero_si128());
        return _mm_movemask_epi8(_mm_or_si128(all, nul)) == 0;
    }
#else
    bool mark()
    {
        unsigned odd = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const auto byte = static_cast<unsigned char>(m_at[i]);
            m_marks |= std::uint64_t{byte <= ' '} << i;
            odd |= (byte & 0x80u) | (byte == 0 ? 1u : 0u);
        }
        return odd == 0;
    }
#endif

    const char* m_at = nullptr;
    const char* m_next = nullptr;
    const char* m_end;
    std::uint64_t m_marks = 0;  // of the 64 bytes at m_at, those that were not asked for yet
};

}  // namespace core
