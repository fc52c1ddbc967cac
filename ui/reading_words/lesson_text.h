#pragma once

#include "core/lesson/lesson_check.h"

#include <QString>

namespace ui {

/// What is wrong with a lesson that could be read, as a sentence without a full stop.
QString lessonFindingText(const core::LessonFinding& finding);

}  // namespace ui
