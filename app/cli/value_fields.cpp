// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/value_fields.h"

#include "app/cli/option/number_output.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "ui/text/words/measure_text.h"

namespace cli {

namespace {

/// With tabs and line breaks as \t, \n and \r.
std::string inOneColumn(std::string_view text)
{
    std::string column;
    for (const char c : text) {
        const std::string_view escape = c == '\t'   ? "\\t"
                                        : c == '\n' ? "\\n"
                                        : c == '\r' ? "\\r"
                                                    : "";
        column += escape.empty() ? std::string(1, c) : std::string(escape);
    }
    return column;
}

}  // namespace

std::string valueField(const core::Value& value, int digits)
{
    return value ? numberText(*value, digits) : "undefined";
}

std::string tsvColumns(std::span<const std::string_view> texts)
{
    std::string line;
    for (const std::string_view text : texts)
        line.append(inOneColumn(text)).append("\t");
    return line;
}

std::string csvColumns(std::span<const std::string_view> texts)
{
    std::string line;
    for (const std::string_view text : texts)
        line.append(core::delimitedCell(text, core::Delimiter::Comma)).append(",");
    return line;
}

void writeCounted(const core::Value& counted, const std::optional<core::Undefined>& byRule,
                  int digits, core::JsonWriter& json)
{
    writeNumber("value", counted, json, digits);
    if (byRule && counted)
        json.key("byRule").truth(true);
    if (byRule || !counted)
        json.key("reason").text(
            ui::undefinedText(byRule ? *byRule : counted.reason()).toStdString());
}

}  // namespace cli
