// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/lines.h"
#include "core/foundation/file/parse_error.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz {

/// What is refused is named with a line that the text has; only the whole of it has none.
/// @return 0
inline int refused(const core::ParseError& error, std::string_view text)
{
    require(error.line <= core::lineAt(text, text.size()));
    require(error.line > 0 || error.found.empty());
    return 0;
}

}  // namespace fuzz
