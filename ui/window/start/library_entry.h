// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <variant>
#include <vector>

namespace ui {

/// The examples that the program carries, one for each workspace.
enum class LibraryExample { Ranking, Classifier, Collection };

/// One thing to start from: an example or a lesson.
struct LibraryEntry {
    std::variant<LibraryExample, core::Lesson> content;
    QString group;  ///< "Ranking", "Classifier", "Collection", "Lessons"
    QString title;
    QString question;  ///< that it answers
    QString about;     ///< the measures of a lesson; may be empty

    bool isLesson() const { return std::holds_alternative<core::Lesson>(content); }
};

/// Every example, then every lesson that the program carries, in its order and language.
std::vector<LibraryEntry> libraryEntries();

/// Whether every word stands in what the entry says of itself. Case does not count.
bool matches(const LibraryEntry& entry, const QString& words);

}  // namespace ui
