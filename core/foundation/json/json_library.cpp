// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_library.h"

namespace core::json_library {

using nlohmann::json;
using nlohmann::ordered_json;

json parsed(std::string_view text)
{
    return json::parse(text, nullptr, false);
}

ordered_json parsedInOrder(std::string_view text)
{
    return ordered_json::parse(text, nullptr, false);
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
