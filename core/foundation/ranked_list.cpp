// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/ranked_list.h"

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

JudgedRanking judgedRanking(const RankedList& list, std::optional<double> scaleTop)
{
    return JudgedRanking(gradesOf(list.ranked), gradesOf(list.notRetrieved), scaleTop);
}

}  // namespace core
