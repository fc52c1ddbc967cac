// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/loss_sums.h"
#include "core/classification/samples/label_words.h"
#include "core/classification/samples/sample_table.h"
#include "core/collections/shard/table_manifest.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A worker's result for one model's scores.
struct ModelPart {
    std::string name;
    LossSums logLoss;
    LossSums brier;
    std::uint64_t bestKey = 0;  ///< by scoreKey(); 0 without rows
    std::uint64_t worstKey = 0;
    std::uint64_t withoutScore = 0;  ///< rows that were skipped for this reason
    /// The bytes of each sorted run, in row order: the first of every model, then the second, and
    /// so on; the same number for each model.
    std::vector<std::uint64_t> runs;

    bool operator==(const ModelPart&) const = default;
};

/// A worker's result for its lines, without the runs themselves. Lines count from its first one,
/// without the headings.
struct TablePart {
    TableTask task;
    std::size_t part = 0;  ///< from 1
    TableChunk chunk;
    std::string digest;           ///< of its bytes
    std::uint64_t headLines = 0;  ///< of the table, before its first row
    std::uint64_t lines = 0;
    std::uint64_t rows = 0;  ///< that were read
    std::uint64_t positives = 0;
    std::string labelColumn;  ///< its name in errors
    std::vector<FirstLabel> labels;
    std::vector<ParseError> firstBad;  ///< skipped rows
    std::uint64_t bad = 0;
    std::vector<ModelPart> models;

    bool operator==(const TablePart&) const = default;
};

/// The bytes after the runs: numbers with seven bits per byte, texts after their length, then the
/// total number of these bytes. O(size).
std::string summaryBytes(const TablePart& part);

/// A part, with the position of its runs.
struct PlacedTablePart {
    TablePart part;
    std::vector<std::vector<std::string_view>> runs;  ///< by model
};

/// Reads runs and the output of summaryBytes() after them, and no other bytes; the runs are
/// validated only when they are read. O(size without runs).
/// @param bytes must outlive the runs
std::optional<PlacedTablePart> parseTablePart(std::string_view bytes);

}  // namespace core
