// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/folded.h"

#include "core/foundation/text/ascii.h"

#include <cstddef>

namespace core {

namespace {

constexpr bool isWithin(unsigned code, unsigned first, unsigned last)
{
    return first <= code && code <= last;
}

/// For characters with two bytes in UTF-8; the result has two bytes as well.
constexpr unsigned lowerOfTwoBytes(unsigned code)
{
    constexpr unsigned multiplicationSign = 0xd7;
    constexpr unsigned finalSigmaHole = 0x3a2;
    if (isWithin(code, 0xc0, 0xde) && code != multiplicationSign)
        return code + 0x20;
    // Latin Extended-A: pairs of neighbours; the small letter is odd, except in two ranges.
    if (isWithin(code, 0x100, 0x12f) || isWithin(code, 0x132, 0x137) ||
        isWithin(code, 0x14a, 0x177))
        return code | 1;
    if (isWithin(code, 0x139, 0x148) || isWithin(code, 0x179, 0x17e))
        return code + (code & 1);
    if (isWithin(code, 0x391, 0x3a9) && code != finalSigmaHole)
        return code + 0x20;
    if (isWithin(code, 0x410, 0x42f))
        return code + 0x20;
    if (isWithin(code, 0x400, 0x40f))
        return code + 0x50;
    return code;
}

}  // namespace

std::string folded(std::string_view text)
{
    std::string result(text);
    for (std::size_t i = 0; i < result.size(); ++i) {
        const auto lead = static_cast<unsigned char>(result[i]);
        if (lead < 0x80) {
            result[i] = lower(result[i]);
            continue;
        }
        if ((lead & 0xe0) != 0xc0 || i + 1 == result.size())
            continue;
        const auto trail = static_cast<unsigned char>(result[i + 1]);
        if ((trail & 0xc0) != 0x80)
            continue;
        const unsigned code = lowerOfTwoBytes((lead & 0x1fU) << 6 | (trail & 0x3fU));
        result[i] = static_cast<char>(0xc0 | code >> 6);
        result[++i] = static_cast<char>(0x80 | (code & 0x3f));
    }
    return result;
}

}  // namespace core
