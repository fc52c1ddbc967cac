// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/workbook/workbook_files.h"

namespace core {

/// The sheets of an OpenDocument spreadsheet: OpenDocument 1.3, part 3, chapter 9.
WorkbookSheets openDocumentSheets(WorkbookFiles& files);

}  // namespace core
