// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/judged_pool.h"

#include <string_view>
#include <unordered_set>

namespace core {

namespace {

/// The judged documents of `other` that are not in `list` at all, in the order of `other`, ranked
/// documents first. Appending them to the judged, not retrieved documents of `list` gives both
/// lists of a query the same ideal, R and N. Documents are matched by id. Expected O(documents).
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

}  // namespace

RankedList onOnePool(RankedList list, const RankedList& other)
{
    for (RankedItem& document : judgedOnlyIn(other, list))
        list.notRetrieved.push_back(std::move(document));
    return list;
}

}  // namespace core
