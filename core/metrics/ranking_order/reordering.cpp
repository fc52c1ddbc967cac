// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/reordering.h"

namespace core {

bool isInOrder(const Reordering& reordering)
{
    return std::is_sorted(reordering.order.begin(), reordering.order.end());
}

Reordering inverse(const Reordering& reordering)
{
    Reordering back{reordering.first, std::vector<std::uint32_t>(reordering.order.size())};
    for (std::size_t place = 0; place < reordering.order.size(); ++place)
        back.order[reordering.order[place]] = static_cast<std::uint32_t>(place);
    return back;
}

std::size_t rowAfter(const Reordering& reordering, std::size_t row)
{
    if (row < reordering.first || row - reordering.first >= reordering.order.size())
        return row;
    const auto& order = reordering.order;
    const auto place = std::find(order.begin(), order.end(), row - reordering.first);
    return reordering.first + static_cast<std::size_t>(place - order.begin());
}

}  // namespace core
