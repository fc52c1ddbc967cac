// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/sheet_quiz.h"

#include "ui/text/language/spoken_here.h"
#include "ui/text/quizzes/lesson_quiz.h"

namespace ui {

core::Result<std::vector<SheetFile>, core::WorksheetFault>
quizFiles(std::span<const core::Lesson> lessons, const SheetQuiz& quiz, std::uint64_t course,
          const std::string& language)
{
    std::vector<SheetFile> files;
    if (quiz.formats.empty())
        return files;
    const SpokenHere spoken(QString::fromStdString(language));
    const auto questions = quizOf(lessons, {quiz.variants, course, language});
    if (!questions)
        return questions.error();
    for (const core::QuizFormat format : quiz.formats) {
        const core::QuizFormatRow& row = core::quizFormats[static_cast<std::size_t>(format)];
        files.push_back({QString::fromUtf8(row.file.data(), qsizetype(row.file.size())),
                         QByteArray::fromStdString(row.bytes(*questions))});
    }
    return files;
}

}  // namespace ui
