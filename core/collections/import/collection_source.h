// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A file of a collection as it was loaded, before it is said what it is read for.
struct CollectionSource {
    std::string path;
    SharedText text;
    CollectionFormat format = CollectionFormat::Unknown;
    std::optional<PairLayout> layout = {};          ///< of a table of pairs
    std::optional<JsonDictionary> dictionary = {};  ///< parsed already: its numbers say what it is
    std::string besidePath = {};  ///< of a file that was read with it; empty: none
    std::size_t lines = 0;
    Diagnostics diagnostics;
};

SourceRole roleOf(const CollectionSource& source);
/// The same by the beginning of a file, as far as that tells: whole numbers may be either.
SourceRole roleOfBeginning(std::string_view beginning);
/// Of a table of pairs, by its columns.
SourceRole roleOfTable(const CollectionSource& source);

/// The same, with one of both for those that may be either: they are judgments when no other file
/// holds them, the first of them, and runs otherwise. Pairs alone are the judgments rather than
/// numbers that may be either.
std::vector<SourceRole> settledRoles(std::vector<SourceRole> roles);

/// Whether it is a table as BEIR has its judgments.
bool isBeirTable(const CollectionSource& source);

/// Three columns without names: the numbers of such a run are ranks, wherever they start.
bool isPlainTable(const PairLayout& layout);

/// Whether a table has grades and, in other columns, scores or ranks.
bool holdsBoth(const CollectionSource& source);

/// As people call it, in the role it was given.
std::string nameInRole(const CollectionSource& source, SourceRole role);

/// That its format is none for what it is wanted for.
ParseError unfit(const CollectionSource& source, ErrorCode problem);

}  // namespace core
