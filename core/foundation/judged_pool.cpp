// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/judged_pool.h"

#include <string_view>
#include <unordered_set>

namespace core {

std::vector<RankedItem> judgedOnlyIn(const RankedList& other, const RankedList& list)
{
    std::unordered_set<std::string_view> held;
    held.reserve(list.ranked.size() + list.notRetrieved.size());
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const RankedItem& document : *documents)
            held.insert(document.id);
    std::vector<RankedItem> lacking;
    for (const auto* documents : {&other.ranked, &other.notRetrieved})
        for (const RankedItem& document : *documents)
            if (document.grade.isJudged() && !held.contains(document.id))
                lacking.push_back(document);
    return lacking;
}

RankedList onOnePool(RankedList list, const RankedList& other)
{
    for (RankedItem& document : judgedOnlyIn(other, list))
        list.notRetrieved.push_back(std::move(document));
    return list;
}

}  // namespace core
