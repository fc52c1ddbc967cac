// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shard/sha256.h"
#include "core/collections/shard/table_part.h"
#include "core/foundation/file/growing_file.h"
#include "core/foundation/file/shared_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// Writes a worker's result for its lines of a table while it is computed, followed by its SHA-256.
class TablePartFile {
public:
    /// @return nothing, or the error; same for the other functions
    std::optional<core::ParseError> open(const std::string& path);
    std::optional<core::ParseError> addRun(std::string_view run) { return append(run); }
    /// Completes the file, which does not exist before this.
    std::optional<core::ParseError> finish(const core::TablePart& part);

private:
    std::optional<core::ParseError> append(std::string_view bytes);

    core::GrowingFile m_file;
    Sha256 m_sum;
};

/// A part with its bytes.
struct ReadTablePart {
    std::string file;
    core::SharedText bytes;
    core::PlacedTablePart placed;

    const core::TablePart& part() const { return placed.part; }
};

/// Whether the file begins like a part of a table.
bool isTablePart(const std::string& path);

/// Reads the output of TablePartFile. Nothing if the file has another kind or version, is truncated
/// or was changed, which is reported on standard error.
std::optional<ReadTablePart> readTablePart(const std::string& path);

}  // namespace cli
