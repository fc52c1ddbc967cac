// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/table_style.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/streams.h"

#include <cstddef>
#include <map>
#include <string>

namespace cli {

void addTableStyle(OptionSet command, TableStyle& style)
{
    using core::TableFormat;
    addChoice<TableFormat>(command, "--format", "FORMAT",
                           "Output format: markdown (default), latex (booktabs), html, csv or tsv. "
                           "Only csv protects cells that a spreadsheet would run as formulas.",
                           {{"markdown", TableFormat::Markdown},
                            {"latex", TableFormat::Latex},
                            {"html", TableFormat::Html},
                            {"csv", TableFormat::Csv},
                            {"tsv", TableFormat::Tsv}},
                           style.format);
    command.addFlag(
        "--full", [&style] { style.precision = core::TablePrecision::Full; },
        "Print enough digits to restore the exact numbers.");
}

TableLanguage::TableLanguage(core::TableFormat format)
{
    if (format == core::TableFormat::Csv || format == core::TableFormat::Tsv)
        m_english.emplace();
}

ExitStatus printTables(const std::function<std::vector<core::Table>()>& make,
                       const TableStyle& style)
{
    const TableLanguage language(style.format);
    std::vector<core::Table> tables = make();
    std::map<std::string, std::size_t> labels;
    std::string text;
    for (core::Table& table : tables) {
        if (const std::size_t count = ++labels[table.label]; count > 1 && !table.label.empty())
            table.label += "-" + std::to_string(count);
        table.language = ui::otherLanguage().toStdString();
        text += (text.empty() ? "" : "\n") + core::tableText(table, style.format, style.precision);
    }
    return print(text);
}

}  // namespace cli
