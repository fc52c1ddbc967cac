// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/documents/tables/table_text.h"
#include "ui/text/language/language.h"

#include <functional>
#include <optional>
#include <vector>

namespace cli {

/// The output format of tables.
struct TableStyle {
    core::TableFormat format = core::TableFormat::Markdown;
    core::TablePrecision precision = core::TablePrecision::Shown;
};

/// Adds `--format` and `--full`.
void addTableStyle(OptionSet command, TableStyle& style);

/// During its lifetime, messages are in English if the format is for programs: CSV and TSV.
class TableLanguage {
public:
    explicit TableLanguage(core::TableFormat format);

private:
    std::optional<ui::InEnglish> m_english;
};

/// Makes tables in the format's language and prints them, separated by blank lines. Repeated labels
/// get numbers, because they must be unique in a document.
ExitStatus printTables(const std::function<std::vector<core::Table>()>& make,
                       const TableStyle& style);

}  // namespace cli
