// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/worksheet.h"

#include <QString>

#include <string>

namespace ui {

/// The texts and the language common to all papers of a class.
struct SheetStyle {
    QString title = {};         ///< empty: the titles of the lessons
    QString course = {};        ///< a line below it; may be empty
    std::string language = {};  ///< of the lessons; a lesson without it uses its first
};

/// The style of lessons in dialogs: in the program's language, not the sheets'.
SheetStyle spokenStyle();

/// A text of the lesson with its numbers; empty where the lesson has none.
QString filledLine(const core::Lesson& lesson, const core::Translated& text,
                   const SheetStyle& style);

/// The same as plain text; empty if the lesson has none.
QString sheetText(const core::Lesson& lesson, const core::Translated& text,
                  const SheetStyle& style);

/// The heading of a sheet: the style's title, otherwise those of one or two lessons.
QString sheetTitle(const core::Worksheet& sheet, const SheetStyle& style);

/// "Anna Müller (s1)".
QString whoText(const core::Student& student);

}  // namespace ui
