// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/documents/tables/table_text.h"
#include "ui/text/language/language.h"

#include <functional>
#include <optional>
#include <vector>

namespace cli {

/// How tables are printed.
struct TableStyle {
    core::TableFormat format = core::TableFormat::Markdown;
    core::TablePrecision precision = core::TablePrecision::Shown;
};

/// `--format` and `--full`.
void addTableStyle(OptionSet command, TableStyle& style);

/// While it lives, English is spoken where programs read the format: CSV and TSV.
class TableLanguage {
public:
    explicit TableLanguage(core::TableFormat format);

private:
    std::optional<ui::InEnglish> m_english;
};

/// Makes them in the format's language and prints them, an empty line between two. Labels that
/// repeat are numbered, as a document may have each once.
ExitStatus printTables(const std::function<std::vector<core::Table>()>& make,
                       const TableStyle& style);

}  // namespace cli
