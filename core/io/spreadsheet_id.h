#pragma once

#include "core/text/eight_bytes.h"

#include <cstdint>
#include <string_view>

namespace core {

/// False for most ids that are none of isSpreadsheetId(), at a glance.
/// @param tail the last eight characters of the id, or characters before it and the id
inline bool mayBeSpreadsheetId(std::uint64_t tail)
{
    return hasByte('e', tail | (('a' - 'A') * everyByte));
}

/// Whether an id looks as spreadsheets leave long numbers and hexadecimal ones behind: 1E5,
/// 1,2E+11. The exponent has up to three digits.
constexpr bool isSpreadsheetId(std::string_view id)
{
    const auto takeDigits = [&id] {
        const std::size_t before = id.size();
        while (!id.empty() && id.front() >= '0' && id.front() <= '9')
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
