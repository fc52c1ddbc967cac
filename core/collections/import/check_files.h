// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/read_collection.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A file as it was read on its own.
struct CheckedFile {
    CollectionFile file;
    std::optional<Qrels> qrels = {};  ///< if it has judgments
    /// Of a run, or of several; also with judgments, if a table contains both.
    std::vector<Run> runs = {};
    std::optional<std::size_t> texts = {};        ///< the number of texts, if it is a file of texts
    std::optional<std::size_t> predictions = {};  ///< the number of predictions, if it is a file of
                                                  ///< predictions
};

/// Reads each file on its own; folders are expanded as in readCollection(). Numbers that may be
/// grades or a run's are read as grades if no other file has judgments. If one file has judgments,
/// texts are matched to its queries.
/// @return for each file its content, or why it was refused
std::vector<Parsed<CheckedFile>> checkFiles(const std::vector<std::string>& paths,
                                            const CollectionChoices& choices = {},
                                            const Threads& threads = Threads());

}  // namespace core
