// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

/// JSON as its library reads and writes it, compiled once: that takes seconds. For .cpp files of
/// core alone.
namespace core::json_library {

/// Discarded (is_discarded()) where the text is no JSON; fields in the order of their names.
nlohmann::json parsed(std::string_view text);
/// The same, with fields in the order in which they stand.
nlohmann::ordered_json parsedInOrder(std::string_view text);

/// On one line without blanks, or indented; invalid UTF-8 is replaced.
/// @param indent blanks of a level; below 0: on one line
std::string dump(const nlohmann::json& value, int indent = -1);
std::string dump(const nlohmann::ordered_json& value, int indent = -1);

}  // namespace core::json_library
