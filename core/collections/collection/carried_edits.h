// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The new index of each run after a collection's files were reloaded: by its file and tag, else by
/// its name, or, if no run has that name any more, by its index, provided that a run with a new
/// name is there. Nothing if the run is gone. O(runs²).
std::vector<std::optional<std::size_t>> reruns(const Collection& before, const Collection& now);

/// Edits of a collection, applied to its reloaded files, and what became of them.
struct CarriedEdits {
    struct Place {
        std::string query;
        std::string of;  ///< a document, or a run's name

        bool operator==(const Place&) const = default;
    };

    QueryEdits edits;
    /// Edited grades, by query and document, that replace a grade which the files also changed, to
    /// a different one.
    std::vector<Place> contested;
    /// Edited lists, by query and run, that replace a list which changed in the files.
    std::vector<Place> covering;
    std::vector<std::string> asInFiles;  ///< queries without edits now
    /// Runs with edited lists that are in no file any more. No edit contains these lists.
    std::vector<std::string> staleRuns;

    bool operator==(const CarriedEdits&) const = default;
};

/// Keeps what a person changed and takes everything else from the files. An edit holds all
/// judgments of its query, so unchanged ones are updated from the files. Edited lists are kept as
/// they are. O(judgments of the edited queries and documents of the edited lists).
/// @param edits made on `before`
CarriedEdits carriedOver(const Collection& before, const QueryEdits& edits, const Collection& now);

}  // namespace core
