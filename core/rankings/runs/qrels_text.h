// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/runs/qrels.h"

#include <string>
#include <string_view>

namespace core {

/// The judgments in TREC's four columns, `query 0 document grade`: queries in byte order of their
/// ids, documents as they stand, grades with as many digits as read back the same number.
/// O(judgments).
/// @param file what it is for
/// @return what reads back the same, or ErrorCode::IdNotForTrec with the first id that the columns
/// cannot hold: one with a blank or a control character, as tables may have, or a query that would
/// start a comment
Parsed<std::string> qrelsText(const Qrels& qrels, const std::string& file);

/// The same as a table between tabs, with BEIR's headings, whose cells can hold any id.
std::string qrelsTable(const Qrels& qrels);

/// Whether one of TREC's columns can hold it, or the first of a line.
bool isTrecColumn(std::string_view id);
bool isTrecQuery(std::string_view id);
/// ErrorCode::IdNotForTrec.
ParseError notForTrec(std::string_view id, const std::string& file);

}  // namespace core
