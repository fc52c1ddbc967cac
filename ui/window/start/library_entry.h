// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <variant>
#include <vector>

namespace ui {

/// The built-in examples, one per workspace.
enum class LibraryExample { Ranking, Classifier, Collection };

/// An example or lesson to start from.
struct LibraryEntry {
    std::variant<LibraryExample, core::Lesson> content;
    QString group;  ///< "Ranking", "Classifier", "Collection", "Lessons"
    QString title;
    QString question;  ///< the one it answers
    QString about;     ///< the measures of a lesson; may be empty

    bool isLesson() const { return std::holds_alternative<core::Lesson>(content); }
};

/// All examples, then all built-in lessons, in their order and the program's language.
std::vector<LibraryEntry> libraryEntries();

/// Whether the entry's texts contain every word, ignoring case.
bool matches(const LibraryEntry& entry, const QString& words);

}  // namespace ui
