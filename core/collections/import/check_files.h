// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/read_collection.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A file as it was read, whatever else the collection may lack.
struct CheckedFile {
    CollectionFile file;
    std::optional<Qrels> qrels = {};  ///< of judgments
    /// Of a run, or of several systems; also beside judgments, where a table holds both.
    std::vector<Run> runs = {};
    std::optional<std::size_t> texts = {};        ///< of a file of texts: how many
    std::optional<std::size_t> predictions = {};  ///< of a file of predictions: how many
};

/// Reads each file, whatever the others lack; of a folder its files, as readCollection() takes
/// them. Numbers that may be grades or a run's are read as grades when no other file holds
/// judgments. Where one file does, texts are looked for those of its queries.
/// @return for each file what was read, or why it was refused
std::vector<Parsed<CheckedFile>> checkFiles(const std::vector<std::string>& paths,
                                            const CollectionChoices& choices = {},
                                            const Threads& threads = Threads());

}  // namespace core
