// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson_check.h"

#include <QString>

#include <span>
#include <string>

namespace ui {

/// What is wrong with a lesson that could be read, as a sentence without a full stop.
QString lessonDiagnosticText(const core::LessonDiagnostic& diagnostic);

/// That the program carries no lesson of that id, and which one was probably meant.
QString unknownLessonText(const QString& id, std::span<const std::string> known);

}  // namespace ui
