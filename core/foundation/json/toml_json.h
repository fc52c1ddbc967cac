// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>

namespace core {

/// Converts a TOML 1.0 text to equivalent JSON. Each value stays on its line, so errors of the JSON
/// apply to the TOML. Dates, times and the numbers that JSON lacks (inf, nan) become strings. O(n
/// log n) in time, recursive to the depth of the text.
Parsed<std::string> jsonOfToml(std::string_view text, const std::string& file);

}  // namespace core
