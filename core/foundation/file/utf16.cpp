// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/utf16.h"

#include "core/foundation/text/utf8.h"

#include <algorithm>

namespace core {

std::optional<Utf16> markedUtf16(std::string_view content)
{
    if (content.starts_with("\xFF\xFE"))
        return Utf16::LittleEndian;
    if (content.starts_with("\xFE\xFF"))
        return Utf16::BigEndian;
    return std::nullopt;
}

bool looksLikeUtf16(std::string_view content)
{
    constexpr std::size_t least = 8;
    constexpr std::size_t most = 256;
    content = content.substr(0, std::min(most, content.size() / 2 * 2));
    std::size_t nuls[2] = {};
    for (std::size_t i = 0; i < content.size(); ++i) {
        const auto byte = static_cast<unsigned char>(content[i]);
        nuls[i % 2] += byte == 0;
        if (byte != 0 && byte < ' ' && byte != '\t' && byte != '\r' && byte != '\n')
            return false;
    }
    const std::size_t units = content.size() / 2;
    const auto isOneSided = [units](std::size_t some, std::size_t none) {
        return none == 0 && 4 * some >= 3 * units;
    };
    return content.size() >= least &&
           (isOneSided(nuls[0], nuls[1]) || isOneSided(nuls[1], nuls[0]));
}

bool Utf16Reader::addUnit(char32_t unit, std::string& utf8)
{
    const bool isHigh = unit >= 0xD800 && unit < 0xDC00;
    const bool isLow = unit >= 0xDC00 && unit < 0xE000;
    if (isLow != m_high.has_value())
        return false;
    if (isHigh) {
        m_high = unit;
    } else if (isLow) {
        appendUtf8(utf8, 0x10000 + ((*m_high - 0xD800) << 10) + (unit - 0xDC00));
        m_high.reset();
    } else {
        appendUtf8(utf8, unit);
    }
    return true;
}

bool Utf16Reader::add(std::string_view bytes, std::string& utf8)
{
    for (const char byte : bytes) {
        if (m_byte.empty()) {
            m_byte += byte;
            continue;
        }
        const auto first = static_cast<unsigned char>(m_byte.front());
        const auto second = static_cast<unsigned char>(byte);
        m_byte.clear();
        const char32_t unit = m_order == Utf16::LittleEndian
                                  ? static_cast<char32_t>(first | (second << 8))
                                  : static_cast<char32_t>((first << 8) | second);
        if (!addUnit(unit, utf8))
            return false;
    }
    return true;
}

}  // namespace core
