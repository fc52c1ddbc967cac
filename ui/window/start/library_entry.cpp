// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/library_entry.h"

#include "core/teaching/lessons/placeholder.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"

#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

LibraryEntry entryOf(core::Lesson lesson)
{
    const auto told = [&lesson](const core::Translated& texts) {
        const auto found = texts.find(lesson.languages.front());
        return found == texts.end()
                   ? QString()
                   : QString::fromStdString(core::filledText(lesson, found->second));
    };
    LibraryEntry entry{{},
                       Wording::tr("Lessons"),
                       told(lesson.title),
                       told(lesson.question),
                       lessonMeasures(lesson)};
    entry.content = std::move(lesson);
    return entry;
}

}  // namespace

std::vector<LibraryEntry> libraryEntries()
{
    std::vector<LibraryEntry> entries{
        {LibraryExample::Ranking,
         Wording::tr("Ranking"),
         Wording::tr("Ten cake shops"),
         Wording::tr("How good is this ranking of ten graded results?"),
         {}},
        {LibraryExample::Classifier,
         Wording::tr("Classifier"),
         Wording::tr("Ad clicks"),
         Wording::tr("Which threshold is best, and can you trust the click rates?"),
         {}},
        {LibraryExample::Collection,
         Wording::tr("Collection"),
         Wording::tr("Two cake-shop searches"),
         Wording::tr("Which of two systems is better, and on which queries?"),
         {}},
    };
    for (core::Lesson& lesson : shippedLessons())
        entries.push_back(entryOf(std::move(lesson)));
    return entries;
}

bool matches(const LibraryEntry& entry, const QString& words)
{
    const QString texts =
        QStringList{entry.group, entry.title, entry.question, entry.about}.join(QLatin1Char(' '));
    const QStringList sought = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(sought.begin(), sought.end(), [&texts](const QString& word) {
        return texts.contains(word, Qt::CaseInsensitive);
    });
}

}  // namespace ui
