// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/eight_bytes.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace core {

/// A fast filter for isSpreadsheetId(): false for most other ids, because they have no E where an
/// exponent could start.
/// @param end end of the id; the five characters before it must be readable
inline bool mayBeSpreadsheetId(const char* end)
{
    constexpr auto every = static_cast<std::uint32_t>(everyByte);
    std::uint32_t bytes = 0;
    std::memcpy(&bytes, end - 5, sizeof bytes);
    return zeroByteMarks((bytes | ('a' - 'A') * every) ^ ('e' * every)) != 0;
}

/// Whether an id looks like a long or hexadecimal number converted by a spreadsheet: 1E5, 1,2E+11.
/// The exponent has up to three digits.
constexpr bool isSpreadsheetId(std::string_view id)
{
    const auto takeDigits = [&id] {
        const std::size_t before = id.size();
        while (!id.empty() && isDigit(id.front()))
            id.remove_prefix(1);
        return id.size() < before;
    };
    const auto takeOneOf = [&id](std::string_view characters) {
        const bool is = !id.empty() && characters.find(id.front()) != std::string_view::npos;
        if (is)
            id.remove_prefix(1);
        return is;
    };
    if (!takeDigits())
        return false;
    if (takeOneOf(".,") && !takeDigits())
        return false;
    if (!takeOneOf("eE"))
        return false;
    takeOneOf("+-");
    return id.size() <= 3 && takeDigits() && id.empty();
}

}  // namespace core
