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

/// What a worker found of one model's scores.
struct ModelPart {
    std::string name;
    LossSums logLoss;
    LossSums brier;
    std::uint64_t bestKey = 0;  ///< by scoreKey(); 0 without rows
    std::uint64_t worstKey = 0;
    /// Bytes of each sorted run, in the order of their rows: the first of every model, then the
    /// second, and so on; as many for each model.
    std::vector<std::uint64_t> runs;

    bool operator==(const ModelPart&) const = default;
};

/// What a worker made of its lines, without the runs themselves. Lines count from its first, the
/// headings aside.
struct TablePart {
    TableTask task;
    std::size_t part = 0;  ///< from 1
    TableChunk chunk;
    std::string digest;           ///< of its bytes
    std::uint64_t headLines = 0;  ///< of the table, above its first row
    std::uint64_t lines = 0;
    std::uint64_t rows = 0;  ///< that were read
    std::uint64_t positives = 0;
    std::string labelColumn;  ///< as errors name it
    std::vector<FirstLabel> labels;
    std::vector<ParseError> firstBad;  ///< rows that were left out
    std::uint64_t bad = 0;
    std::vector<ModelPart> models;

    bool operator==(const TablePart&) const = default;
};

/// What stands behind the runs: numbers of seven bits a byte, texts behind their length, then how
/// many bytes that is. O(size).
std::string summaryBytes(const TablePart& part);

/// A part and where its runs stand.
struct PlacedTablePart {
    TablePart part;
    std::vector<std::vector<std::string_view>> runs;  ///< by model
};

/// Reads runs and what summaryBytes() wrote behind them, and no other bytes; whether the runs are
/// some is met as they are read. O(size without runs).
/// @param bytes must outlive the runs
std::optional<PlacedTablePart> parseTablePart(std::string_view bytes);

}  // namespace core
