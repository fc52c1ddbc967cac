// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// Why no table of a workbook is read.
enum class WorkbookProblem : std::uint8_t {
    Damaged,        ///< or encrypted
    BinaryExcel,    ///< .xlsb, which is no XML
    ExpandsTooFar,  ///< see ExpansionLimit
    TooLarge,       ///< more cells than are read
    NothingToRead,  ///< no visible sheet holds anything
    SeveralSheets,  ///< several hold tables, and none was chosen; found: their names
    NoSuchSheet,    ///< found: the names that there are
    NoValue,        ///< a formula whose value was not saved; found: sheet and cell
};

struct WorkbookRefusal {
    WorkbookProblem problem = WorkbookProblem::Damaged;
    std::string found = {};

    bool operator==(const WorkbookRefusal&) const = default;
};

/// Whether a file's bytes are a workbook of Excel (ECMA-376) or an OpenDocument spreadsheet, whole
/// or damaged.
bool isWorkbook(std::string_view content);

/// A sheet of a workbook as a table: the only one that is named or there, else the only visible one
/// that holds something, else the only one of those with a table, at least two rows and columns. As
/// CSV with commas, in UTF-8; a row of the sheet is a line, empty ones too. Cells hold what they
/// are, not how they look: 35.6% is 0.356, a date is ISO 8601's, a formula is its saved value; but
/// a number that is shown with zeros in front is an id and keeps them. What is merged is repeated.
/// @param content a workbook
Result<std::string, WorkbookRefusal> workbookText(std::string_view content,
                                                  const ExpansionLimit& limit = {});

}  // namespace core
