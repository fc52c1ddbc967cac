// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/arff_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>

namespace core {

namespace {

/// Removes a keyword and the blanks behind it; false if the line starts with something else.
bool takeKeyword(std::string_view& line, std::string_view keyword)
{
    if (line.size() <= keyword.size() || !isBlank(line[keyword.size()]) ||
        !equalsIgnoringCase(line.substr(0, keyword.size()), keyword))
        return false;
    line = trimmed(line.substr(keyword.size()));
    return true;
}

/// Removes and returns a value, which may be in quotes, up to the separator behind it.
std::string takeValue(std::string_view& rest, std::string_view separators)
{
    std::string value;
    rest = trimmed(rest);
    const char quote = rest.empty() ? '\0' : rest.front();
    if (quote == '\'' || quote == '"') {
        for (rest.remove_prefix(1); !rest.empty() && rest.front() != quote; rest.remove_prefix(1)) {
            if (rest.front() == '\\' && rest.size() > 1)
                rest.remove_prefix(1);
            value += rest.front();
        }
        rest.remove_prefix(rest.empty() ? 0 : 1);
    }
    const std::string_view plain = rest.substr(0, rest.find_first_of(separators));
    value += trimmed(plain);
    rest.remove_prefix(plain.size());
    return value;
}

/// A row of data with the quotes of CSV.
std::string csvRow(std::string_view line)
{
    if (line.find('\'') == std::string_view::npos)
        return std::string(line);
    std::string row;
    while (true) {
        row += delimitedCell(takeValue(line, ","), Delimiter::Comma);
        if (line.empty())
            return row;
        row += ',';
        line.remove_prefix(1);
    }
}

std::string_view takeLine(std::string_view& text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return trimmed(line);
}

}  // namespace

std::optional<std::string> arffTable(std::string_view text)
{
    text = withoutByteOrderMark(text);
    std::string csv;
    std::string headings;
    bool isRelation = false;
    while (!text.empty()) {
        std::string_view line = takeLine(text);
        if (equalsIgnoringCase(line, "@data") && !headings.empty())
            break;
        csv += '\n';
        if (line.empty() || line.starts_with('%'))
            continue;
        if (takeKeyword(line, "@attribute") && isRelation && !line.empty())
            headings += (headings.empty() ? "" : ",") +
                        delimitedCell(takeValue(line, " \t"), Delimiter::Comma);
        else if (!takeKeyword(line, "@relation"))
            return std::nullopt;
        isRelation = true;
    }
    if (headings.empty() || trimmed(text).starts_with('{'))
        return std::nullopt;
    csv += headings + '\n';
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        csv += line.starts_with('%') ? std::string() : csvRow(line);
        csv += '\n';
    }
    return csv;
}

}  // namespace core
