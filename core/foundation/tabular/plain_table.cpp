// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/plain_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/arff_table.h"
#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/tabular/json_table.h"
#include "core/foundation/tabular/preamble.h"
#include "core/foundation/tabular/vector_cells.h"
#include "core/foundation/text/ascii.h"

#include <utility>

namespace core {

bool beginsLikeJson(std::string_view text)
{
    text = trimmed(withoutByteOrderMark(text));
    if (!text.starts_with('['))
        return text.starts_with('{') && !text.starts_with("{|");  // MediaWiki
    text = trimmed(text.substr(1));
    return text.starts_with('{') || text.starts_with('[');
}

Parsed<std::optional<PlainTable>> tableText(std::string_view text, const std::string& file)
{
    std::optional<PlainTable> plain;
    if (!beginsLikeJson(text)) {
        std::optional<std::string> below = barTable(text);
        if (!below)
            below = arffTable(text);
        if (!below && preambleLength(text) > 0)
            below = withoutPreamble(text);
        if (!below)
            below = withRowNames(text);
        if (auto untyped = withoutTypeRows(below ? std::string_view(*below) : text))
            below = std::move(untyped);
        if (auto spread = withoutVectors(below ? std::string_view(*below) : text))
            plain = {*std::move(spread)};
        else if (below)
            plain = {*std::move(below)};
        return plain;
    }
    auto rows = jsonTable(text, file);
    if (!rows)
        return std::move(rows).error();
    auto spread = withoutVectors(*rows);
    plain = {spread ? *std::move(spread) : *std::move(rows)};
    // Rows in arrays may have no heading.
    if (!trimmed(trimmed(withoutByteOrderMark(text)).substr(1)).starts_with('['))
        plain->hasHeader = true;
    return plain;
}

Parsed<PlainTable> plainTable(std::string text, const std::string& file)
{
    auto plain = tableText(text, file);
    if (!plain)
        return std::move(plain).error();
    return *plain ? **std::move(plain) : PlainTable{std::move(text)};
}

}  // namespace core
