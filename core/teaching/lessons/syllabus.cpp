// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/syllabus.h"

#include <algorithm>

namespace core {

namespace {

/// Adds the lesson behind all that it needs and that is not there yet.
void addWithNeeds(std::span<const Lesson> lessons, std::size_t place, std::vector<bool>& isTaken,
                  std::vector<std::size_t>& added)
{
    if (isTaken[place])
        return;
    isTaken[place] = true;
    for (const std::string& need : lessons[place].needs)
        if (const Lesson* needed = lessonWithId(lessons, need))
            addWithNeeds(lessons, static_cast<std::size_t>(needed - lessons.data()), isTaken,
                         added);
    added.push_back(place);
}

}  // namespace

int minutesOf(const Lesson& lesson)
{
    constexpr int ofAStep = 3;
    return lesson.minutes > 0 ? lesson.minutes : ofAStep * static_cast<int>(lesson.steps.size());
}

std::vector<SyllabusRow> syllabusOf(std::span<const Lesson> lessons,
                                    std::span<const std::size_t> wanted, int minutes)
{
    std::vector<SyllabusRow> rows;
    std::vector<bool> isTaken(lessons.size());
    for (const std::size_t place : wanted) {
        std::vector<bool> withThis = isTaken;
        std::vector<std::size_t> added;
        addWithNeeds(lessons, place, withThis, added);
        int ends = rows.empty() ? 0 : rows.back().ends;
        std::vector<SyllabusRow> more;
        for (const std::size_t one : added) {
            const int begins = ends;
            ends += minutesOf(lessons[one]);
            more.push_back({one, begins, ends});
        }
        if (ends > minutes)
            continue;
        rows.insert(rows.end(), more.begin(), more.end());
        isTaken = std::move(withThis);
    }
    return rows;
}

}  // namespace core
