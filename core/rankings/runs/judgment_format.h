// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/runs/qrels.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// Formats in which judgments are written for other programs.
enum class JudgmentFormat : std::uint8_t {
    Trec,      ///< `query 0 document grade`: the only one that cannot hold ids with spaces
    Table,     ///< CSV: query, document, grade, and titles if there are any
    Quepid,    ///< CSV: query, docid, rating, as Quepid imports ratings
    RankEval,  ///< an Elasticsearch `_rank_eval` request, with queries to fill in
    Beir,      ///< query-id, corpus-id, score, tab-separated
};

/// The title of a document; empty if it has none.
using TitleOf = std::function<std::string(const std::string& document)>;

struct JudgmentFormatRow {
    JudgmentFormat format;
    std::string_view id;      ///< name on the command line
    std::string_view ending;  ///< file name extension, with the dot
    /// O(judgments). @param file the file to be written, for errors
    Parsed<std::string> (*write)(const Qrels& qrels, const TitleOf& title, const std::string& file);
};

std::span<const JudgmentFormatRow> judgmentFormats();
const JudgmentFormatRow& rowOf(JudgmentFormat format);

/// The format in which judgments are written back to their source.
/// @param format of the file, from formatName(); Trec if there is no equivalent
JudgmentFormat judgmentFormatOf(std::string_view format);

}  // namespace core
