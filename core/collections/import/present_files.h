// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"
#include "core/collections/import/collection_choices.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/threads.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A file that was named for a collection, which has nothing of it.
struct UnreadFile {
    std::string path;
    std::optional<ParseError> why;  ///< none: which run it is depends on others that are not there
};

/// What was not read of the files that were named for a collection.
struct UnreadFiles {
    std::vector<UnreadFile> files;
    /// Every file of the session, those among them, in the order in which their runs count; empty:
    /// the session lacks none, or none names them.
    std::vector<std::string> named;
};

/// Whether a collection may open without what is refused so.
using MayLack = std::function<bool(const ParseError&)>;

/// What was read, and what was not.
struct PresentFiles {
    Collection collection;
    UnreadFiles unread;
};

/// Which files are wanted, and what is there already.
struct FilesRequested {
    std::vector<std::string> paths;
    bool isSession = false;            ///< what it names is read only if it is a file or a folder
    const Collection* base = nullptr;  ///< whose judgments and runs they join; null: none
    UnreadFiles unread = {};           ///< of the base
};

/// Why nothing is read there: it is not there, or neither a file nor a folder. Nothing is opened.
std::optional<ParseError> absence(const std::string& path);

/// As readCollection() and addRuns() do, those of the files that can be read, the others being let
/// go by `mayLack`. Without their judgments runs have values by edits only.
///
/// Edits name a run by its place. Files that are not there go behind the others, unless edited
/// lists would then belong to other runs than before: such runs are unread, too, until those
/// before them are there.
Parsed<PresentFiles> readPresentFiles(const FilesRequested& requested,
                                      const CollectionChoices& choices, const QueryEdits& edits,
                                      const MayLack& mayLack, Loading* loading = nullptr,
                                      const Threads& threads = Threads());

/// Whether a list was edited of a run at that place or behind.
bool hasEditedListsFrom(const QueryEdits& edits, std::size_t run);

}  // namespace core
