// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QByteArray>

namespace ui {

/// Whether the script applies to a table: it has more than one row.
bool isSortable(const core::Table& table);

/// A script element for the end of a page, with its style. It turns the headings of tables in
/// `div.table` into buttons that sort (best first, reversed, original order), and adds a filter
/// above long tables that keeps rows with all typed words. It loads nothing and is well-formed XML;
/// without it, the page is otherwise complete.
QByteArray tableScript();
QByteArray tableScriptStyle();

}  // namespace ui
