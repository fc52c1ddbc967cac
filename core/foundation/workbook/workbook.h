// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// Why no table of a workbook can be read.
enum class WorkbookProblem : std::uint8_t {
    Damaged,        ///< or encrypted
    BinaryExcel,    ///< .xlsb, which is not XML
    ExpandsTooFar,  ///< see ExpansionLimit
    TooLarge,       ///< more cells than are supported
    NothingToRead,  ///< no visible sheet has content
    SeveralSheets,  ///< several sheets hold tables, and none was chosen; found: their names
    NoSuchSheet,    ///< found: the existing names
    NoValue,        ///< a formula whose value was not saved; found: sheet and cell
};

struct WorkbookRefusal {
    WorkbookProblem problem = WorkbookProblem::Damaged;
    std::string found = {};

    bool operator==(const WorkbookRefusal&) const = default;
};

/// Whether the bytes of a file are an Excel workbook (ECMA-376) or an OpenDocument spreadsheet,
/// intact or damaged.
bool isWorkbook(std::string_view content);

/// Reads a sheet of a workbook as a table: the only one that is named or exists, else the only
/// visible one with content, else the only one with a table of at least two rows and columns. The
/// result is CSV with commas in UTF-8, with a line for every row, even an empty one. Cells contain
/// values, not what is shown: 35.6% is 0.356, a date is in ISO 8601, a formula is its saved value;
/// but a number shown with leading zeros is an id and keeps them. The text of merged cells is
/// repeated.
/// @param content a workbook
Result<std::string, WorkbookRefusal> workbookText(std::string_view content,
                                                  const ExpansionLimit& limit = {});

}  // namespace core
