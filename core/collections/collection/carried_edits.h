// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Where each run of a collection is when its files were read anew: by its file and tag, else by
/// its name, or where no run is called that any more by its place, if a run with a new name is
/// there; none: it is in them no more. O(runs²).
std::vector<std::optional<std::size_t>> reruns(const Collection& before, const Collection& now);

/// Edits of a collection over the same files as they are now, and what became of them.
struct CarriedEdits {
    struct Place {
        std::string query;
        std::string of;  ///< a document, or a run's name

        bool operator==(const Place&) const = default;
    };

    QueryEdits edits;
    /// Edited grades, by query and document, that stand in the place of one that the files changed,
    /// too, and to another.
    std::vector<Place> contested;
    /// Edited lists, by query and run, that stand in the place of one that is another now.
    std::vector<Place> covering;
    std::vector<std::string> asInFiles;  ///< queries of which nothing is edited any more
    /// Runs that are in no file any more, of which lists were edited. Those lists are in no edit.
    std::vector<std::string> staleRuns;

    bool operator==(const CarriedEdits&) const = default;
};

/// What a person changed stays changed, all else is as the files have it: an edit holds all
/// judgments of its query, and those that were not changed become those of the files. A list that
/// was edited stays as it is. O(judgments of the edited queries and documents of the edited lists).
/// @param edits made over `before`
CarriedEdits carriedOver(const Collection& before, const QueryEdits& edits, const Collection& now);

}  // namespace core
