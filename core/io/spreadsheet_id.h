#pragma once

#include <string_view>

namespace core {

/// Whether an id looks as spreadsheets leave long numbers and hexadecimal ones behind: 1E5,
/// 1,2E+11.
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
    return takeDigits() && id.empty();
}

}  // namespace core
