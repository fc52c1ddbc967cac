// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QByteArray>

namespace ui {

/// Whether the script below has something to do at a table: it has more than one row.
bool isSortable(const core::Table& table);

/// A script element for the end of a page, and the style of what it adds. It makes the headings of
/// tables in `div.table` buttons that sort (the best first, turned round, as it was) and puts a
/// field above long ones that leaves the rows with all words typed. It loads nothing, is
/// well-formed XML, and without it the page lacks nothing else.
QByteArray tableScript();
QByteArray tableScriptStyle();

}  // namespace ui
