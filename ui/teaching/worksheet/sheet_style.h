// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/worksheet.h"

#include <QString>

#include <string>

namespace ui {

/// What all papers of a class say, and in which language.
struct SheetStyle {
    QString title = {};         ///< empty: the titles of the lessons
    QString course = {};        ///< a line below it; may be empty
    std::string language = {};  ///< of the lessons; one that has it not is told in its first
};

/// Of lessons in dialogs: in the language that is spoken, whatever the sheets are in.
SheetStyle spokenStyle();

/// A text of the lesson with its numbers; empty where the lesson has none.
QString filledLine(const core::Lesson& lesson, const core::Translated& text,
                   const SheetStyle& style);

/// The same as plain words; empty where the lesson has none.
QString sheetText(const core::Lesson& lesson, const core::Translated& text,
                  const SheetStyle& style);

/// What stands above a sheet: the style's title, else those of one or two lessons.
QString sheetTitle(const core::Worksheet& sheet, const SheetStyle& style);

/// "Anna Müller (s1)".
QString whoText(const core::Student& student);

}  // namespace ui
