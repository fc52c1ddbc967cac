// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/texts_by_id.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/tabular/number_reading.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace core {

/// The form of a file with one text per line.
enum class TextLines : std::uint8_t {
    Json,  ///< `{"_id": "MED-2427", "title": "", "text": "…"}` (BEIR), also `id` and `contents`
           ///< and Elasticsearch's bulk requests, where the line before holds the id
    Tabs,  ///< an id, a tab, and the text, as in MS MARCO's queries and passages
};

/// Whether the first line is an object with an id; its text may be missing.
bool areJsonTexts(std::string_view text);
/// Whether each of the first lines is an id, a tab, and something other than a number.
bool areTabTexts(std::string_view text);

/// The texts of a file's lines, by id. Every line is scanned once and stored unparsed; its text is
/// decoded on request. Blank lines and # lines are skipped; if an id occurs twice, its first text
/// counts. A line that is not JSON or has no id is refused. O(n), and 16 bytes per text besides
/// `text`.
Parsed<std::shared_ptr<const TextsById>> parseLineTexts(const SharedText& text,
                                                        const std::string& name, TextLines form,
                                                        DiagnosticCounts& counts,
                                                        Loading* loading = nullptr,
                                                        BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
