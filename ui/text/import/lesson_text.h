// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson_check.h"

#include <QString>

#include <span>
#include <string>

namespace ui {

/// A problem in a lesson that was read, as a sentence without a full stop.
QString lessonDiagnosticText(const core::LessonDiagnostic& diagnostic);

/// Says that there is no built-in lesson with that id, and suggests the closest one.
QString unknownLessonText(const QString& id, std::span<const std::string> known);

}  // namespace ui
