// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_writer.h"
#include "core/teaching/lessons/placeholder.h"
#include "core/teaching/lessons/variant.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lesson = core::parseLesson(fuzz::text(data, size), "input");
    if (!lesson) {
        fuzz::require(lesson.error().line > 0);
        return 0;
    }
    fuzz::require(!lesson->steps.empty() && !lesson->languages.empty());
    core::checkLesson(*lesson);
    const auto variant = core::variantOf(*lesson, size);
    fuzz::require(!variant || variant->data.size() == lesson->data.size());
    for (const core::LessonStep& step : lesson->steps)
        for (const auto& [language, written] : step.text)
            fuzz::require(written.empty() || !core::filledText(*lesson, written).empty());
    if (const auto written = core::lessonText(*lesson))
        fuzz::require(core::parseLesson(*written, "written").hasValue());
    return 0;
}
