// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>

#include <string>
#include <vector>

namespace cli {

/// The number of terminal columns of a text: 0 for combining marks, 2 for wide East Asian
/// characters. O(n).
int displayWidth(const QString& text);

core::TableCell cell(const QString& text, std::optional<double> number = std::nullopt);

/// Writes a table in aligned columns, without its caption. Every row ends in a newline, with no
/// trailing spaces. The best value of a column has a star.
std::string plainText(const core::Table& table);

/// Rows under headings, in aligned columns.
class TextTable {
public:
    enum class Align { Left, Right };

    void addColumn(const QString& heading, Align align = Align::Right);
    /// @param cells one per column
    /// @param remark follows the row
    void addRow(std::vector<core::TableCell> cells, const QString& remark = {});
    /// The text. Every row ends in a newline, with no trailing spaces.
    QString text() const;
    /// The same as a table; remarks, if any, get their own column.
    core::Table table(const std::string& caption, const std::string& label) const;

private:
    core::Table withRemarks(core::Table table, const std::string& heading) const;

    core::Table m_table;
    std::vector<std::string> m_remarks;  ///< one per row
};

}  // namespace cli
