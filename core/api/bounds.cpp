// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/bounds_finder.h"

#include "core/api/translation.h"

#include <rankscope/bounds.h>

namespace rankscope {
inline namespace v0 {

std::optional<Bounds> bounds(const Ranking& ranking, const Definition& definition)
{
    const core::OpenList list = core::openList(judgedRanking(ranking), ranking.scaleTop);
    const core::BoundsFinder finder(Inward::of(definition),
                                    core::openGrades(list.list, ranking.scaleTop));
    const auto found = finder.ofValue(list);
    if (!found)
        return std::nullopt;
    Bounds result{{}, {}, found->mayBeUndefined.has_value(), found->isExact};
    if (found->extent) {
        result.min = found->extent->min;
        result.max = found->extent->max;
    }
    return result;
}

}  // namespace v0
}  // namespace rankscope
