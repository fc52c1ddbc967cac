// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/making/lesson_saving.h"

#include "core/foundation/file/text_source.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/toolkit/document/save_path.h"

#include <QFile>
#include <QFileInfo>

namespace ui {

SavedLesson saveLesson(QWidget& window, const LessonDraft& draft)
{
    SavedLesson saved{askForSavePath(window, {Wording::tr("Save lesson"),
                                              draft.proposedFileName(),
                                              {{Wording::tr("Lesson"), {QStringLiteral("md")}}}}),
                      {}};
    if (saved.path.isEmpty())
        return saved;
    const auto text = draft.text(QFileInfo(saved.path).completeBaseName());
    const auto problem =
        text ? core::writeText(QFile::encodeName(saved.path).toStdString(), *text) : std::nullopt;
    if (!text)
        saved.problem = Wording::tr("This can’t be saved as a lesson.");
    else if (problem)
        saved.problem = errorText(*problem);
    return saved;
}

}  // namespace ui
