// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// Escapes text for HTML and XML, within an element or an attribute.
inline std::string markupText(std::string_view plain)
{
    std::string text;
    for (const char letter : plain) {
        switch (letter) {
        case '&':
            text += "&amp;";
            break;
        case '<':
            text += "&lt;";
            break;
        case '>':
            text += "&gt;";
            break;
        case '"':
            text += "&quot;";
            break;
        default:
            text += letter;
        }
    }
    return text;
}

}  // namespace core
