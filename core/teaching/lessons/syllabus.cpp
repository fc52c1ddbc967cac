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
    std::vector<bool> isTaken(lessons.size());
    int left = minutes;
    for (const std::size_t place : wanted) {
        std::vector<bool> withThis = isTaken;
        std::vector<std::size_t> added;
        addWithNeeds(lessons, place, withThis, added);
        int length = 0;
        for (const std::size_t one : added)
            length += minutesOf(lessons[one]);
        if (length > left)
            continue;
        left -= length;
        isTaken = std::move(withThis);
    }
    std::vector<std::size_t> order;
    std::vector<bool> isPassed = isTaken;
    isPassed.flip();
    for (std::size_t place = 0; place < lessons.size(); ++place)
        addWithNeeds(lessons, place, isPassed, order);
    std::vector<SyllabusRow> rows;
    int begins = 0;
    for (const std::size_t place : order) {
        const int ends = begins + minutesOf(lessons[place]);
        rows.push_back({place, begins, ends});
        begins = ends;
    }
    return rows;
}

}  // namespace core
