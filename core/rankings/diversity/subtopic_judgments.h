// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A document that is relevant to at least one subtopic of its query.
struct SubtopicDocument {
    std::string document;
    std::vector<std::size_t> subtopics;  ///< it is relevant to, ascending indices, from 0
    bool operator==(const SubtopicDocument&) const = default;
};

/// The judgments of a query whose information need has several sides, its subtopics (intents).
/// Judgments are binary: a grade above 0 is relevant, as in ndeval.
struct SubtopicJudgments {
    std::string query;
    /// Those with a relevant document, in natural order: others can be covered by no ranking.
    std::vector<std::string> subtopics;
    std::vector<SubtopicDocument> documents;  ///< in byte order of the ids
    bool operator==(const SubtopicJudgments&) const = default;

    /// The subtopics a document is relevant to; empty if none or unjudged. O(log documents).
    std::span<const std::size_t> subtopicsOf(std::string_view document) const;
};

/// Whether the first lines of a text are such judgments: a query has different numbers in the
/// second column, where qrels have a constant. O(1): it reads at most 64 KiB.
bool judgesSubtopics(std::string_view text);

/// Parses judgments of diversity tasks: `query subtopic document grade` per line, separated by
/// white space. Blank lines and # lines are skipped. A document judged twice for a subtopic is an
/// error if the two grades differ in relevance. Queries are in byte order. O(n log n).
/// @param loading notified of the bytes read and checked for a stop; may be null
/// Source: the format of ndeval, TREC Web tracks 2009 to 2014.
Parsed<std::vector<SubtopicJudgments>>
parseSubtopicJudgments(std::string_view text, const std::string& name, Loading* loading = nullptr);
Parsed<std::vector<SubtopicJudgments>> readSubtopicJudgments(const std::string& path,
                                                             const ExpansionLimit& limit = {});

}  // namespace core
