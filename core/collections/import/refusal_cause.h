// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Whether a problem affects one line that may be skipped, see BadLineRule.
bool isOfOneLine(ErrorCode problem);

/// Replaces an error by the cause visible in the text: a character that looks like a space in the
/// line, or in the first one, which determines the columns; subtopics of ndeval; the five columns
/// of preferences. Other errors are unchanged. O(text).
ParseError named(ParseError error, std::string_view text);

/// Replaces the warning about repeated judgments with the same grade if they belong to ndeval's
/// subtopics. O(text) if there are any.
void nameSubtopics(Diagnostics& diagnostics, std::string_view text);

/// The error for topics or documents in TREC's markup, which is not supported; nothing for other
/// texts.
std::optional<ParseError> trecMarkup(std::string_view text, const std::string& file);

/// The error for rows of numbers without headings and without ids, such as the features of
/// CatBoost's pools or LightGBM's leaves; nothing for other texts.
std::optional<ParseError> namelessNumbers(std::string_view text, const std::string& file);

/// The error for objects as Python prints them; nothing for other texts.
std::optional<ParseError> pythonText(std::string_view text, const std::string& file);

/// The error for a search request of Elasticsearch or OpenSearch, alone or in an _msearch body; it
/// has no results. Nothing for other texts.
std::optional<ParseError> searchRequest(std::string_view text, const std::string& file);

/// The error for JSON in an unknown form, which names its fields; nothing for other texts.
std::optional<ParseError> unknownJson(std::string_view text, const std::string& file);

}  // namespace core
