// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/formats/json_pairs.h"
#include "core/collections/import/format_table.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/tabular/pair_layout.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A loaded file of a collection, before its role is decided.
struct CollectionSource {
    std::string path;
    SharedText text;
    CollectionFormat format = CollectionFormat::Unknown;
    std::optional<PairLayout> layout = {};          ///< of a table of pairs
    std::optional<JsonDictionary> dictionary = {};  ///< already parsed, because its numbers decide
                                                    ///< the role
    std::string besidePath = {};  ///< of a file that was read with it; empty: none
    std::size_t lines = 0;
    Diagnostics diagnostics;
};

SourceRole roleOf(const CollectionSource& source);
/// The same, but with SourceRole::Subtopics.
SourceRole roleWithSubtopics(const CollectionSource& source);
/// roleWithSubtopics(), judged by the beginning of a file: whole numbers may be either.
SourceRole roleOfBeginning(std::string_view beginning);
/// The role of a table of pairs, judged by its columns.
SourceRole roleOfTable(const CollectionSource& source);

/// Decides between judgments and runs for sources that may be either: the first of them holds the
/// judgments if no other file does, the others are runs. A file with pairs only is preferred as
/// judgments over numbers that may be either.
std::vector<SourceRole> settledRoles(std::vector<SourceRole> roles);

/// Whether it is a table in the form of BEIR's judgments.
bool isBeirTable(const CollectionSource& source);

/// Three columns without names: the numbers of such a run are ranks, regardless of where they
/// start.
bool isPlainTable(const PairLayout& layout);

/// Whether a table has grades and, in other columns, scores or ranks.
bool holdsBoth(const CollectionSource& source);

/// Asks which columns beside the grades are the scores of runs, if a table leaves that open and
/// without runs there would be nothing to evaluate.
/// @param haveRuns whether any of the files is a run
std::optional<ParseError> undecidedScores(const CollectionSource& source, bool haveRuns);

/// The columns of a table with headings of its own; empty for tables whose format names them.
std::vector<ColumnRead> columnsRead(const CollectionSource& source);

/// The common name of the format in the given role.
std::string nameInRole(const CollectionSource& source, SourceRole role);

/// The error that its format does not fit its role.
ParseError unfit(const CollectionSource& source, ErrorCode problem);

}  // namespace core
