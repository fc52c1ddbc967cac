#include "ui/marking/key_lessons.h"

#include "ui/catalogue/lesson_library.h"

#include <algorithm>
#include <utility>

namespace ui {

core::Parsed<std::vector<core::Lesson>> keyLessons(std::span<const core::KeyedLesson> key,
                                                   std::vector<core::Lesson> known)
{
    std::vector<core::Lesson> lessons;
    const auto isOf = [](const std::string& id) {
        return [&id](const core::Lesson& lesson) { return lesson.id == id; };
    };
    for (const core::KeyedLesson& keyed : key) {
        if (std::any_of(lessons.begin(), lessons.end(), isOf(keyed.lesson)))
            continue;
        const auto own = std::find_if(known.begin(), known.end(), isOf(keyed.lesson));
        auto lesson = own == known.end() ? lessonNamed(keyed.lesson)
                                         : core::Parsed<core::Lesson>(std::move(*own));
        if (!lesson)
            return lesson.error();
        lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

}  // namespace ui
