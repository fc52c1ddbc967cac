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

/// A piece of a run that has been scored.
struct ScoredPiece {
    RunPiece piece;
    std::string digest;  ///< of its bytes
    /// Of a chunk, or of the whole file, which may hold several runs.
    std::variant<ChunkEvaluation, std::vector<KeptEvaluation>> told;

    bool operator==(const ScoredPiece&) const = default;
};

/// What a worker made of its part: every value with all its bits.
struct ScoredPart {
    SharedTask task;
    std::size_t part = 0;  ///< from 1
    std::vector<ScoredPiece> pieces;

    bool operator==(const ScoredPart&) const = default;
};

/// A compact form, the same for the same part on every machine: numbers of seven bits a byte, texts
/// behind their length, values as their 64 bits. O(values).
std::string bytesOf(const ScoredPart& part);

/// Reads what bytesOf() wrote, and nothing else: other bytes give nothing. O(bytes), and memory for
/// no more than stands there.
std::optional<ScoredPart> parseScoredPart(std::string_view bytes);

}  // namespace core
