// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Tables of documents as programs print them, written anew as rows whose cells a tab parts;
// nothing where the text is of another form.

/// Lines between bars; a line without is no part of the table.
std::optional<std::string> tableOfMarkdown(std::string_view text);
/// A printed DataFrame or Series, without its index where that only counts.
std::optional<std::string> tableOfPandas(std::string_view text);
/// JSON, or Python's spelling of it: objects with the same names, pairs, or a dictionary of grades.
std::optional<std::string> listsOfObjects(std::string_view text);

}  // namespace core
