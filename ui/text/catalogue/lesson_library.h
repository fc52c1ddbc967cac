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

/// The text of a lesson that the program carries; nothing where none has the id.
std::optional<std::string> shippedLessonText(std::string_view id);

/// The ids of all of them, in the order of letters.
std::vector<std::string> shippedLessonIds();

/// The lesson of that id, else the one in that file, told in the language that is spoken.
core::Parsed<core::Lesson> lessonNamed(const std::string& name);

/// Likewise every lesson that the program carries, by its number; those without one last, by id.
/// What cannot be read, which tests forbid, is left out.
std::vector<core::Lesson> shippedLessons();

/// A text in the language that is spoken, in English, or in the language that comes first.
const std::string& anyOf(const core::Translated& text);

/// What a language of lessons is called in itself; its tag where the program does not speak it.
QString nameOfLanguage(const QString& tag);

}  // namespace ui
