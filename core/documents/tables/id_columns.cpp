// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/id_columns.h"

#include <cstddef>

namespace core {

Table withoutIds(Table table)
{
    for (std::size_t column = table.columns.size(); column-- > 0;) {
        if (!table.columns[column].holdsIds)
            continue;
        const auto offset = static_cast<std::ptrdiff_t>(column);
        table.columns.erase(table.columns.begin() + offset);
        for (auto& row : table.rows)
            row.erase(row.begin() + offset);
    }
    return table;
}

}  // namespace core
