// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/manifest.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// What all parts of a divided table of labels and scores share.
struct TableTask {
    std::string plan;     ///< SHA-256 of what is divided, and of how
    std::string version;  ///< of the program
    FileState file;
    std::vector<std::string> options;  ///< as for classify, without the file
    std::string positive;              ///< the label of the positive class
    std::size_t parts = 0;

    bool operator==(const TableTask&) const = default;
};

/// Some lines of the table.
struct TableChunk {
    std::uint64_t from = 0;  ///< bytes; after the headings
    std::uint64_t to = 0;
    bool isWhole = true;  ///< the whole file, read from its start: it may be compressed

    bool operator==(const TableChunk&) const = default;
};

/// One part of a divided table, for one worker.
struct TableManifest {
    TableTask task;
    std::size_t part = 0;  ///< from 1
    TableChunk chunk;

    bool operator==(const TableManifest&) const = default;
};

/// As JSON. Ids and paths must be UTF-8.
std::string toJson(const TableManifest& manifest);

/// Reads the output of toJson(). Every field is required, unknown fields are refused; a manifest of
/// runs is refused because of its format.
Parsed<TableManifest> parseTableManifest(std::string_view text, const std::string& name);

using AnyManifest = std::variant<Manifest, TableManifest>;
/// Reads a manifest of runs or of a table.
Parsed<AnyManifest> parseAnyManifest(std::string_view text, const std::string& name);

}  // namespace core
