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

/// A file named for a collection from which nothing was read.
struct UnreadFile {
    std::string path;
    std::optional<ParseError> why;  ///< nothing: its runs depend on other missing files
};

/// The files named for a collection that were not read.
struct UnreadFiles {
    std::vector<UnreadFile> files;
    /// Every file of the session, including the unread ones, in the order in which their runs
    /// count; empty if the session lacks no file or does not name them.
    std::vector<std::string> named;
};

/// Whether a collection may open without the file that has this error.
using MayLack = std::function<bool(const ParseError&)>;

/// The collection that was read, and the files that were not.
struct PresentFiles {
    Collection collection;
    UnreadFiles unread;
};

/// The files to read, and what is already open.
struct FilesRequested {
    std::vector<std::string> paths;
    bool isSession = false;            ///< what it names is read only if it is a file or a folder
    const Collection* base = nullptr;  ///< the judgments and runs that they join; null: none
    UnreadFiles unread = {};           ///< of the base
};

/// Why a path cannot be read: it does not exist, or is neither a file nor a folder. Does not open
/// anything.
std::optional<ParseError> absence(const std::string& path);

/// Reads like readCollection() and addRuns(), but skips files that cannot be read if `mayLack`
/// allows it. Without their judgments, runs have values only from edits.
///
/// Edits refer to runs by index. Missing files go after the others, unless edited lists would then
/// belong to different runs: such runs stay unread, too, until those before them are found.
Parsed<PresentFiles> readPresentFiles(const FilesRequested& requested,
                                      const CollectionChoices& choices, const QueryEdits& edits,
                                      const MayLack& mayLack, Loading* loading = nullptr,
                                      const Threads& threads = Threads());

/// Whether a run at that index or a later one has edited lists.
bool hasEditedListsFrom(const QueryEdits& edits, std::size_t run);

}  // namespace core
