// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_library.h"

namespace core::json_library {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

/// The text with NaN and the infinities outside strings as strings.
std::string withQuotedNumbers(std::string_view text)
{
    std::string quoted;
    bool isString = false;
    for (std::size_t at = 0; at < text.size();) {
        std::string_view word;
        for (const std::string_view each : {"NaN", "-Infinity", "Infinity"})
            if (!isString && word.empty() && text.substr(at).starts_with(each))
                word = each;
        if (!word.empty()) {
            quoted.append(1, '"').append(word).append(1, '"');
            at += word.size();
            continue;
        }
        if (isString && text[at] == '\\' && at + 1 < text.size())
            quoted += text[at++];
        else if (text[at] == '"')
            isString = !isString;
        quoted += text[at++];
    }
    return quoted;
}

template <class Json>
Json parsedAs(std::string_view text)
{
    Json value = Json::parse(text, nullptr, false);
    if (value.is_discarded() && (text.find("NaN") != std::string_view::npos ||
                                 text.find("Infinity") != std::string_view::npos))
        value = Json::parse(withQuotedNumbers(text), nullptr, false);
    return value;
}

}  // namespace

json parsed(std::string_view text)
{
    return parsedAs<json>(text);
}

ordered_json parsedInOrder(std::string_view text)
{
    return parsedAs<ordered_json>(text);
}

std::string dump(const json& value, int indent)
{
    return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

std::string dump(const ordered_json& value, int indent)
{
    return value.dump(indent, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace core::json_library
