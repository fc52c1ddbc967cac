// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/ranked_list.h"

#include "core/foundation/numbered_name.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace core {

namespace {

std::vector<Grade> gradesOf(const std::vector<RankedItem>& documents)
{
    std::vector<Grade> grades;
    grades.reserve(documents.size());
    for (const RankedItem& document : documents)
        grades.push_back(document.grade);
    return grades;
}

}  // namespace

bool hasOwnNames(const RankedList& list)
{
    std::set<std::string> numbered;
    for (std::size_t number = list.ranked.size() + list.notRetrieved.size(); number > 0; --number)
        numbered.insert(numberedName(number));
    const auto isOwn = [&](const RankedItem& document) {
        return !numbered.contains(document.name());
    };
    return std::ranges::any_of(list.ranked, isOwn) || std::ranges::any_of(list.notRetrieved, isOwn);
}

JudgedRanking judgedRanking(const RankedList& list, std::optional<double> scaleTop)
{
    return JudgedRanking(gradesOf(list.ranked), gradesOf(list.notRetrieved), scaleTop);
}

}  // namespace core
