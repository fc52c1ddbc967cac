// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Rewrite tables of documents, as printed by programs, as tab-separated rows. Empty if the text has
// another form.

/// A printed DataFrame or Series, without its index if that only counts rows.
std::optional<std::string> tableOfPandas(std::string_view text);
/// JSON, or Python's spelling of it: objects with the same names, pairs, or a dictionary of grades.
std::optional<std::string> listsOfObjects(std::string_view text);

}  // namespace core
