// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/library_entry.h"

#include "core/teaching/lessons/lesson_text.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/lessons/guess_sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

struct LibraryText {
    Q_DECLARE_TR_FUNCTIONS(ui::LibraryText)
};

LibraryEntry entryOf(core::Lesson lesson)
{
    const auto told = [&lesson](const core::Translated& texts) {
        const auto found = texts.find(lesson.languages.front());
        return found == texts.end()
                   ? QString()
                   : QString::fromStdString(core::filledText(lesson, found->second));
    };
    LibraryEntry entry{{},
                       LibraryText::tr("Lessons"),
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
         LibraryText::tr("Ranking"),
         LibraryText::tr("Ten cake shops"),
         LibraryText::tr("How good is the order of ten graded results?"),
         {}},
        {LibraryExample::Classifier,
         LibraryText::tr("Classifier"),
         LibraryText::tr("Ad clicks"),
         LibraryText::tr("Which threshold, and are the click rates to be believed?"),
         {}},
        {LibraryExample::Collection,
         LibraryText::tr("Collection"),
         LibraryText::tr("Two searches of a cake shop"),
         LibraryText::tr("Which of two systems is better, and on which queries?"),
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
