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

/// How judgments are written for other programs.
enum class JudgmentFormat : std::uint8_t {
    Trec,      ///< `query 0 document grade`: the only one that no id with a blank fits
    Table,     ///< CSV: query, document, grade, and the title where there are titles
    Quepid,    ///< CSV: query, docid, rating, as Quepid imports ratings
    RankEval,  ///< a request of Elasticsearch's `_rank_eval`, whose queries are to be filled in
    Beir,      ///< query-id, corpus-id, score, between tabs
};

/// The title of a document; empty where it has none.
using TitleOf = std::function<std::string(const std::string& document)>;

struct JudgmentFormatRow {
    JudgmentFormat format;
    std::string_view id;      ///< as the command line names it
    std::string_view ending;  ///< of its files, with the point
    /// O(judgments). @param file what it is for
    Parsed<std::string> (*write)(const Qrels& qrels, const TitleOf& title, const std::string& file);
};

std::span<const JudgmentFormatRow> judgmentFormats();
const JudgmentFormatRow& rowOf(JudgmentFormat format);

/// The format in which judgments go back to where they came from.
/// @param format of the file, as formatName() calls it; TREC's where none of these is like it
JudgmentFormat judgmentFormatOf(std::string_view format);

}  // namespace core
