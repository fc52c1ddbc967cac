#include "app/cli/table_style.h"

#include "app/cli/choice.h"
#include "app/cli/help.h"
#include "app/cli/streams.h"

#include <string>

namespace cli {

void addTableStyle(CLI::App& command, TableStyle& style)
{
    using core::TableFormat;
    addChoice<TableFormat>(command, "--format", "FORMAT",
                           "markdown (the default), latex (booktabs), html, csv or tsv.",
                           {{"markdown", TableFormat::Markdown},
                            {"latex", TableFormat::Latex},
                            {"html", TableFormat::Html},
                            {"csv", TableFormat::Csv},
                            {"tsv", TableFormat::Tsv}},
                           style.format);
    command.add_flag_callback(
        "--full", [&style] { style.precision = core::TablePrecision::Full; },
        wrapped("Numbers with as many digits as it takes to read back the same."));
}

ExitStatus printTables(const std::vector<core::Table>& tables, const TableStyle& style)
{
    std::string text;
    for (const core::Table& table : tables)
        text += (text.empty() ? "" : "\n") + core::tableText(table, style.format, style.precision);
    return print(text);
}

}  // namespace cli
