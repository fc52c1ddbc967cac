// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/workbook/workbook_files.h"

namespace core {

/// The sheets of an Excel workbook: ECMA-376, part 1, chapter 18.
WorkbookSheets excelSheets(WorkbookFiles& files);

}  // namespace core
