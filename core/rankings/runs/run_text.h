// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/runs/run.h"

#include <string>

namespace core {

/// The run in TREC's six columns, `query Q0 document rank score tag`: queries in byte order of
/// their ids, documents in rank order, scores with enough digits to read back the same number.
/// O(documents).
/// @param tag a single word
/// @param file the file to be written, for errors
/// @return text that reads back the same, or ErrorCode::IdNotForTrec as for qrelsText()
Parsed<std::string> runText(const Run& run, const std::string& tag, const std::string& file);

/// The same as a tab-separated table with the headings query, docid, rank and score. Its cells can
/// hold any id.
std::string runTable(const Run& run);

}  // namespace core
