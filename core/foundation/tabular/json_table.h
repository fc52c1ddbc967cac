// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>

namespace core {

/// Converts a JSON table to delimited text with headings, see tableText(); arrays whose first one
/// has numbers have none. O(n).
/// @return the text, or why it is not JSON or has no rows
Parsed<std::string> jsonTable(std::string_view text, const std::string& file);

}  // namespace core
