// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Whether a problem is that of one line without which a file may be read: see BadLineRule.
bool isOfOneLine(ErrorCode problem);

/// A refusal with the cause that its text shows: a character that looks like a blank in the line,
/// or in the first one, which tells the columns; subtopics as ndeval reads them; the five columns
/// of preferences. Another is as it was. O(text).
ParseError named(ParseError error, std::string_view text);

/// Calls judgments that are repeated with the same grade by what they are, where they are those of
/// ndeval's subtopics. O(text) where there are any.
void nameSubtopics(Diagnostics& diagnostics, std::string_view text);

/// Whether the text is topics or documents as TREC writes them, in tags, which are not read.
std::optional<ParseError> trecMarkup(std::string_view text, const std::string& file);

/// Whether the text is what trec_eval printed: `map all 0.3512`, which looks like judgments.
std::optional<ParseError> trecOutput(std::string_view text, const std::string& file);

}  // namespace core
