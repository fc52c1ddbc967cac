// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/table_text.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/json_table.h"
#include "core/foundation/tabular/vector_cells.h"
#include "core/foundation/text/ascii.h"

namespace core {

bool beginsLikeJson(std::string_view text)
{
    text = trimmed(withoutByteOrderMark(text));
    if (!text.starts_with('['))
        return text.starts_with('{');
    text = trimmed(text.substr(1));
    return text.starts_with('{') || text.starts_with('[');
}

Parsed<std::optional<std::string>> tableText(std::string_view text, const std::string& file)
{
    if (!beginsLikeJson(text))
        return withoutVectors(text);
    auto rows = jsonTable(text, file);
    if (!rows)
        return std::move(rows).error();
    auto spread = withoutVectors(*rows);
    return spread ? std::move(spread) : std::optional(*std::move(rows));
}

}  // namespace core
