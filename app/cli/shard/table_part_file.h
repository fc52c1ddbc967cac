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

/// Writes what a worker makes of its lines of a table, with its SHA-256 behind it, while it is
/// made.
class TablePartFile {
public:
    /// @return nothing, or why it cannot be written; so do the others
    std::optional<core::ParseError> open(const std::string& path);
    std::optional<core::ParseError> addRun(std::string_view run) { return append(run); }
    /// The file is there from then on, and not before.
    std::optional<core::ParseError> finish(const core::TablePart& part);

private:
    std::optional<core::ParseError> append(std::string_view bytes);

    core::GrowingFile m_file;
    Sha256 m_sum;
};

/// A part that was read, with its bytes.
struct ReadTablePart {
    std::string file;
    core::SharedText bytes;
    core::PlacedTablePart placed;

    const core::TablePart& part() const { return placed.part; }
};

/// Whether the file begins as a part of a table does.
bool isTablePart(const std::string& path);

/// Reads what TablePartFile wrote; or says on standard error why the file is none, and returns
/// nothing: it is of another kind or version, ends early or was changed.
std::optional<ReadTablePart> readTablePart(const std::string& path);

}  // namespace cli
