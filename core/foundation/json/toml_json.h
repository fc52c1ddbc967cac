// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>

namespace core {

/// A text in TOML 1.0 as JSON that means the same, each value on the line that it has in the TOML,
/// so that what is said of the one is true of the other. Dates and times become texts; numbers that
/// JSON has not (inf, nan) too. O(n log n) in time, recursive as deep as the text.
Parsed<std::string> jsonOfToml(std::string_view text, const std::string& file);

}  // namespace core
