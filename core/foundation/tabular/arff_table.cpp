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

/// The name of an attribute, which may be in quotes.
std::string_view nameIn(std::string_view attribute)
{
    const char quote = attribute.front();
    if (quote == '\'' || quote == '"')
        return attribute.substr(1, attribute.find(quote, 1) - 1);
    return attribute.substr(0, attribute.find_first_of(" \t"));
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
            headings +=
                (headings.empty() ? "" : ",") + delimitedCell(nameIn(line), Delimiter::Comma);
        else if (!takeKeyword(line, "@relation"))
            return std::nullopt;
        isRelation = true;
    }
    if (headings.empty() || trimmed(text).starts_with('{'))
        return std::nullopt;
    csv += headings + '\n';
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        csv += line.starts_with('%') ? std::string_view() : line;
        csv += '\n';
    }
    return csv;
}

}  // namespace core
