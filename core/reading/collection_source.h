#pragma once

#include "core/file/finding.h"
#include "core/file/shared_text.h"
#include "core/formats/json_pairs.h"
#include "core/reading/collection_format.h"
#include "core/syntax/pair_layout.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
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
    Findings findings;
};

/// What a file can be in a collection.
enum class SourceRole : std::uint8_t {
    Judgments,
    Run,
    Either,  ///< its numbers may be grades or a run's
    Predictions,
    Texts,
    Beside,  ///< read already, with the file to which it belongs
};

SourceRole roleOf(const CollectionSource& source);

/// The same, with one of both for those that may be either: they are judgments when no other file
/// holds them, the first of them, and runs otherwise.
std::vector<SourceRole> settledRoles(std::vector<SourceRole> roles);

/// Whether it is a table as BEIR has its judgments.
bool isBeirTable(const CollectionSource& source);

/// Whether a table has grades and, in other columns, scores or ranks.
bool holdsBoth(const CollectionSource& source);

/// As people call it, in the role it was given.
std::string nameInRole(const CollectionSource& source, SourceRole role);

}  // namespace core
