// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Rewrites lists as printed in textbooks, one per line, so that they can be parsed: R and N,
/// `RRNNN NNNRN`, + and -, yes and no, ✓ and ✗; `<3,2,3,0>`, `(1, 0, 1)` and `{3,2,3}`; unfinished
/// lists, `3, 2, 3, …`; and lists with the number of relevant documents, `1 0 1 (R=5)`, where the
/// missing ones were not retrieved. Empty if the text has another form.
std::optional<std::string> printedLists(std::string_view text);

}  // namespace core
