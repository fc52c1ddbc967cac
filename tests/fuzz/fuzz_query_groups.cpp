// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_filter.h"
#include "core/collections/collection/query_groups.h"
#include "core/foundation/text/folded.h"
#include "tests/fuzz/fuzz.h"

#include <set>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    core::areQueryGroups(text);
    const auto groups = core::parseQueryGroups(text, "input");
    if (!groups)
        return 0;
    fuzz::require(!groups->empty());
    std::set<std::string> names;
    for (const core::QueryGroup& group : *groups) {
        fuzz::require(!group.name.empty() && names.insert(group.name).second);
        fuzz::require(!group.queries.empty() && !group.queries.contains(""));
        if (group.name.find('"') != std::string::npos)
            continue;
        if (const auto filter = core::parseQueryFilter(core::groupFilter(group.name)))
            fuzz::require(filter->groups() == std::vector{core::folded(group.name)});
    }
    fuzz::require(core::joinedGroups(*groups, *groups) == *groups);
    return 0;
}
