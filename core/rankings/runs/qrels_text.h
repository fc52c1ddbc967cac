// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/runs/qrels.h"

#include <string>
#include <string_view>

namespace core {

/// The judgments in TREC's four columns, `query 0 document grade`: queries in byte order of their
/// ids, documents in their current order, grades with enough digits to read back the same number.
/// O(judgments).
/// @param file the file to be written, for errors
/// @return text that reads back the same, or ErrorCode::IdNotForTrec with the first id that the
/// columns cannot hold: one with a space or a control character, which tables allow, or a query
/// that would start a comment
Parsed<std::string> qrelsText(const Qrels& qrels, const std::string& file);

/// The same as a tab-separated table with BEIR's headings. Its cells can hold any id.
std::string qrelsTable(const Qrels& qrels);

/// Whether an id fits in a TREC column, or in the first one of a line.
bool isTrecColumn(std::string_view id);
bool isTrecQuery(std::string_view id);
/// ErrorCode::IdNotForTrec.
ParseError notForTrec(std::string_view id, const std::string& file);

}  // namespace core
