// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Lists as textbooks print them, a line each, written anew so that they can be read: of R and N,
/// `RRNNN NNNRN`, of + and -, yes and no, ✓ and ✗; `<3,2,3,0>`, `(1, 0, 1)` and `{3,2,3}`; lists
/// that go on, `3, 2, 3, …`; and with the number of relevant documents, `1 0 1 (R=5)`, of which
/// those that are missing were not retrieved. Nothing where the text is of another form.
std::optional<std::string> printedLists(std::string_view text);

}  // namespace core
