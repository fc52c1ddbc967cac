// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/with_pasted_grades.h"

#include "ui/ranking/document/new_document.h"

namespace ui {

core::RankedList withPastedGrades(const core::RankedList& base, std::size_t row,
                                  const core::RankedList& pasted)
{
    core::RankedList result = base;
    NewDocuments names(result);
    for (const core::RankedItem& document : pasted.ranked) {
        if (row == result.ranked.size())
            result.ranked.push_back(names.next());
        result.ranked[row++].grade = document.grade;
    }
    for (const core::RankedItem& document : pasted.notRetrieved) {
        result.notRetrieved.push_back(names.next());
        result.notRetrieved.back().grade = document.grade;
    }
    return result;
}

}  // namespace ui
