// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/division.h"
#include "core/foundation/file/file_state.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The maximum number of parts.
inline constexpr std::size_t mostParts = 1'000'000;

/// The work of one part on a run.
struct RunPiece {
    std::size_t run = 0;  ///< from 0, in the order given
    FileState file;
    std::uint64_t from = 0;  ///< bytes
    std::uint64_t to = 0;
    bool isWhole = true;

    bool operator==(const RunPiece&) const = default;
};

/// What all parts of a divided evaluation share.
struct SharedTask {
    std::string plan;     ///< SHA-256 of everything that is divided, and of how
    std::string version;  ///< of the program
    std::string qrels;
    std::string judgments;             ///< SHA-256 of the judgments
    std::vector<std::string> options;  ///< as for eval, without the files
    std::size_t runs = 0;
    std::size_t parts = 0;

    bool operator==(const SharedTask&) const = default;
};

/// One part of an evaluation, for one worker.
struct Manifest {
    SharedTask task;
    std::size_t part = 0;  ///< from 1
    std::vector<RunPiece> pieces;

    bool operator==(const Manifest&) const = default;
};

/// As JSON. Ids and paths must be UTF-8.
std::string toJson(const Manifest& manifest);

/// Reads the output of toJson(). Every field is required; unknown fields are refused.
Parsed<Manifest> parseManifest(std::string_view text, const std::string& name);

}  // namespace core
