// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>

#include <string>
#include <vector>

namespace cli {

/// The columns that a text takes on a terminal: none for combining marks, two for the wide
/// characters of East Asia. O(n).
int displayWidth(const QString& text);

core::TableCell cell(const QString& text, std::optional<double> number = std::nullopt);

/// A table in columns wide enough for every cell, each row with a new line at its end and no blanks
/// before it; without its caption. The best of a column has a star.
std::string plainText(const core::Table& table);

/// Rows under headings, in columns wide enough for every cell.
class TextTable {
public:
    enum class Align { Left, Right };

    void addColumn(const QString& heading, Align align = Align::Right);
    /// @param cells as many as there are columns
    /// @param remark stands behind the row
    void addRow(std::vector<core::TableCell> cells, const QString& remark = {});
    /// Each row with a new line at its end and no blanks before it.
    QString text() const;
    /// The same for other programs: remarks, where there are any, are a column of their own.
    core::Table table(const std::string& caption, const std::string& label) const;

private:
    core::Table withRemarks(core::Table table, const std::string& heading) const;

    core::Table m_table;
    std::vector<std::string> m_remarks;  ///< by row
};

}  // namespace cli
