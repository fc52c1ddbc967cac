// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// The text of a built-in lesson; nullopt if there is none with this id.
std::optional<std::string> shippedLessonText(std::string_view id);

/// The ids of all built-in lessons, sorted alphabetically.
std::vector<std::string> shippedLessonIds();

/// The built-in lesson with that id, or else the lesson in that file; in the interface language.
core::Parsed<core::Lesson> lessonNamed(const std::string& name);

/// All built-in lessons in the interface language, sorted by number; those without a number come
/// last, by id. Lessons that cannot be read (tests forbid this) are skipped.
std::vector<core::Lesson> shippedLessons();

/// The text in the interface language, else in English, else in its first language.
const std::string& anyOf(const core::Translated& text);

/// A lesson language's own name for itself, or its tag if the program has no such language.
QString nameOfLanguage(const QString& tag);

}  // namespace ui
