#include "ui/marking/key_lessons.h"

#include "ui/catalogue/lesson_library.h"

#include <algorithm>
#include <utility>

namespace ui {

core::Parsed<std::vector<core::Lesson>> keyLessons(std::span<const core::KeyedLesson> key,
                                                   std::span<const std::string> files)
{
    std::vector<core::Lesson> lessons;
    for (const std::string& file : files) {
        auto lesson = lessonNamed(file);
        if (!lesson)
            return lesson.error();
        lessons.push_back(*std::move(lesson));
    }
    for (const core::KeyedLesson& keyed : key) {
        if (std::any_of(lessons.begin(), lessons.end(),
                        [&keyed](const auto& lesson) { return lesson.id == keyed.lesson; }))
            continue;
        auto lesson = lessonNamed(keyed.lesson);
        if (!lesson)
            return lesson.error();
        lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

}  // namespace ui
