// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

/// Wraps the JSON library so that it is compiled only once, because that takes seconds. For .cpp
/// files of core only.
namespace core::json_library {

/// Discarded (is_discarded()) if the text is not JSON; fields are sorted by name. NaN, Infinity and
/// -Infinity, as Python writes them, become strings.
nlohmann::json parsed(std::string_view text);
/// The same, with fields in their original order.
nlohmann::ordered_json parsedInOrder(std::string_view text);

/// On one line without spaces, or indented; invalid UTF-8 is replaced.
/// @param indent spaces per level; negative: on one line
std::string dump(const nlohmann::json& value, int indent = -1);
std::string dump(const nlohmann::ordered_json& value, int indent = -1);

}  // namespace core::json_library
