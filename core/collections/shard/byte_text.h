// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// Writes numbers and texts to bytes, the same on every machine.
class ByteWriter {
public:
    /// Seven bits per byte, lowest first.
    void whole(std::uint64_t number)
    {
        for (; number >= 0x80; number >>= 7)
            m_bytes += static_cast<char>((number & 0x7f) | 0x80);
        m_bytes += static_cast<char>(number);
    }
    /// All 64 bits, lowest byte first.
    void bits(std::uint64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8)
            m_bytes += static_cast<char>(number >> shift & 0xff);
    }
    void number(double number) { bits(std::bit_cast<std::uint64_t>(number)); }
    void text(std::string_view text)
    {
        whole(text.size());
        m_bytes += text;
    }

    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what ByteWriter wrote. Invalid data reads as 0 or empty, and isGood() is false from then
/// on.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes)
        : m_rest(bytes)
    {}

    bool isGood() const { return m_isGood; }
    bool isAtEnd() const { return m_rest.empty(); }
    void refuse() { m_isGood = false; }

    std::uint64_t whole()
    {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = this->byte();
            const std::uint64_t part = byte & 0x7f;
            // Refuses non-canonical bytes, so that each number has one encoding.
            if ((part << shift >> shift) != part || (byte == 0 && shift > 0))
                break;
            number |= part << shift;
            if (byte < 0x80)
                return m_isGood ? number : 0;
        }
        refuse();
        return 0;
    }
    /// @return a number of at most `most`
    std::uint64_t whole(std::uint64_t most)
    {
        const std::uint64_t number = whole();
        if (number > most)
            refuse();
        return m_isGood ? number : 0;
    }
    std::uint64_t bits()
    {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 64; shift += 8)
            number |= byte() << shift;
        return m_isGood ? number : 0;
    }
    double number() { return std::bit_cast<double>(bits()); }
    std::string text()
    {
        const std::uint64_t size = count();
        std::string text(m_rest.substr(0, size));
        m_rest.remove_prefix(size);
        return text;
    }
    /// The number of items that follow, each at least one byte long.
    std::uint64_t count()
    {
        const std::uint64_t number = whole();
        if (number > m_rest.size())
            refuse();
        return m_isGood ? number : 0;
    }

private:
    std::uint64_t byte()
    {
        if (m_rest.empty()) {
            refuse();
            return 0;
        }
        const auto byte = static_cast<unsigned char>(m_rest.front());
        m_rest.remove_prefix(1);
        return byte;
    }

    std::string_view m_rest;
    bool m_isGood = true;
};

}  // namespace core
