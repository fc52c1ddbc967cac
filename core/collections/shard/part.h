// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/manifest.h"
#include "core/rankings/evaluation/chunk_evaluation.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A scored piece of a run.
struct ScoredPiece {
    RunPiece piece;
    std::string digest;  ///< of its bytes
    /// For a chunk, or for the whole file, which may contain several runs.
    std::variant<ChunkEvaluation, std::vector<KeptEvaluation>> told;

    bool operator==(const ScoredPiece&) const = default;
};

/// The result of a worker's part, with all bits of every value.
struct ScoredPart {
    SharedTask task;
    std::size_t part = 0;  ///< from 1
    std::vector<ScoredPiece> pieces;

    bool operator==(const ScoredPart&) const = default;
};

/// A compact encoding, the same on every machine: numbers with seven bits per byte, texts after
/// their length, values as their 64 bits. O(values).
std::string bytesOf(const ScoredPart& part);

/// Reads the output of bytesOf(); nothing for any other bytes. O(bytes), and memory only for what
/// the bytes contain.
std::optional<ScoredPart> parseScoredPart(std::string_view bytes);

}  // namespace core
