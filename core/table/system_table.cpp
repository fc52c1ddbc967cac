#include "core/table/system_table.h"

#include <algorithm>

namespace core {

bool isBest(const SystemTable& table, std::size_t system, std::size_t measure)
{
    const Value own = table.values[system][measure].value;
    const Better better = table.measures[measure].better;
    if (!own || better == Better::Neither)
        return false;
    std::size_t others = 0;
    for (const auto& row : table.values) {
        const Value other = row[measure].value;
        others += &row != &table.values[system] && other ? 1 : 0;
        if (other && (better == Better::Higher ? *other > *own : *other < *own))
            return false;
    }
    return others > 0;
}

bool hasTests(const SystemTable& table, std::size_t measure)
{
    return std::any_of(table.values.begin(), table.values.end(),
                       [&](const auto& row) { return row[measure].p.has_value(); });
}

bool hasLetters(const SystemTable& table, std::size_t measure)
{
    return std::any_of(table.values.begin(), table.values.end(),
                       [&](const auto& row) { return !row[measure].letters.empty(); });
}

bool hasRanks(const SystemTable& table, std::size_t measure)
{
    return std::any_of(table.values.begin(), table.values.end(),
                       [&](const auto& row) { return row[measure].rank > 0; });
}

}  // namespace core
