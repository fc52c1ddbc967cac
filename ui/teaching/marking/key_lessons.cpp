// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/marking/key_lessons.h"

#include "ui/text/catalogue/lesson_library.h"

#include <utility>

namespace ui {

core::Parsed<std::vector<core::Lesson>> keyLessons(std::span<const core::KeyedLesson> key,
                                                   std::span<const core::Lesson> known)
{
    std::vector<core::Lesson> lessons;
    for (const core::KeyedLesson& keyed : key) {
        if (core::lessonWithId(lessons, keyed.lesson))
            continue;
        const core::Lesson* const own = core::lessonWithId(known, keyed.lesson);
        auto lesson = own ? core::Parsed<core::Lesson>(*own) : lessonNamed(keyed.lesson);
        if (!lesson)
            return lesson.error();
        lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

}  // namespace ui
