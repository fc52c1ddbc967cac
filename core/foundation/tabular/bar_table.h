// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The text as a cell of a tab-separated table: without tabs, line breaks or emphasis.
std::string plainCell(std::string_view text);

/// A table with cells between bars as rows between tabs, each on its line: Markdown, the wikis
/// MediaWiki and Jira, Org, and what psql, mysql and DuckDB print. Lines around it are left out.
/// Without rules and outer bars (`query|doc|grade`), every line has to have the same bars and the
/// first a known heading. Nothing if the text is not such a table. O(n).
std::optional<std::string> barTable(std::string_view text);

}  // namespace core
