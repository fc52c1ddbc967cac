#pragma once

#include "app/cli/option/command.h"
#include "core/table/table_text.h"

#include <vector>

namespace cli {

/// How tables are printed.
struct TableStyle {
    core::TableFormat format = core::TableFormat::Markdown;
    core::TablePrecision precision = core::TablePrecision::Shown;
};

/// `--format` and `--full`.
void addTableStyle(OptionSet command, TableStyle& style);

/// Prints them, an empty line between two. Labels that repeat are numbered, as a document may have
/// each once.
ExitStatus printTables(std::vector<core::Table> tables, const TableStyle& style);

}  // namespace cli
