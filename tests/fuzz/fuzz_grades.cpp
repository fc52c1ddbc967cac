// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <set>

namespace {

bool haveSameGrades(const std::vector<core::RankedItem>& a, const std::vector<core::RankedItem>& b)
{
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const core::RankedItem& x, const core::RankedItem& y) { return x.grade == y.grade; });
}

void check(const core::RankedList& list)
{
    std::set<std::string> ids;
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const core::RankedItem& document : *documents)
            fuzz::require(!document.id.empty() && ids.insert(document.id).second);
    const auto again = core::readingsOfGrades(core::gradesText(list), "written");
    fuzz::require(again && again->size() == 1 && again->front().lists.size() == 1);
    const core::RankedList& read = again->front().lists.front();
    fuzz::require(haveSameGrades(read.ranked, list.ranked) &&
                  haveSameGrades(read.notRetrieved, list.notRetrieved));
}

void checkAll(const core::Parsed<std::vector<core::GradesReading>>& readings)
{
    if (!readings)
        return;
    fuzz::require(!readings->empty());
    for (const core::GradesReading& reading : *readings) {
        const bool isSeveral = reading.meaning == core::GradesMeaning::Lines;
        fuzz::require(isSeveral ? reading.lists.size() > 1 : reading.lists.size() == 1);
        for (const core::RankedList& list : reading.lists)
            check(list);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    checkAll(core::readingsOfGrades(fuzz::text(data, size), "input"));
    checkAll(core::readingsOfPastedGrades(fuzz::text(data, size), "input"));
    return 0;
}
