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

/// More parts than this are not made.
inline constexpr std::size_t mostParts = 1'000'000;

/// What one part does of a run.
struct RunPiece {
    std::size_t run = 0;  ///< from 0, in the order in which they were named
    FileState file;
    std::uint64_t from = 0;  ///< bytes
    std::uint64_t to = 0;
    bool isWhole = true;

    bool operator==(const RunPiece&) const = default;
};

/// What all parts of a divided evaluation share.
struct SharedTask {
    std::string plan;     ///< SHA-256 of everything that is divided, and how
    std::string version;  ///< of the program
    std::string qrels;
    std::string judgments;             ///< SHA-256 of what is judged
    std::vector<std::string> options;  ///< as eval takes them, without the files
    std::size_t runs = 0;
    std::size_t parts = 0;

    bool operator==(const SharedTask&) const = default;
};

/// One part of it, for one worker.
struct Manifest {
    SharedTask task;
    std::size_t part = 0;  ///< from 1
    std::vector<RunPiece> pieces;

    bool operator==(const Manifest&) const = default;
};

/// As JSON. Ids and paths that are no UTF-8 are not to be written.
std::string toJson(const Manifest& manifest);

/// Reads what toJson() wrote. Every field is needed, others are refused.
Parsed<Manifest> parseManifest(std::string_view text, const std::string& name);

}  // namespace core
