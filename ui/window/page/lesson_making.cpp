// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/lesson_making.h"

#include "core/foundation/file/text_source.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/toolkit/document/save_path.h"
#include "ui/window/page/workspace_page.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace ui {

namespace {

QString writtenTo(const QString& path, const LessonDraft& draft)
{
    const auto text = draft.text(QFileInfo(path).completeBaseName());
    if (!text)
        return Wording::tr("A lesson's file cannot say what is here.");
    const auto problem = core::writeText(QFile::encodeName(path).toStdString(), *text);
    return problem ? errorText(*problem) : QString();
}

}  // namespace

void makeLesson(WorkspacePage& page, QWidget& window)
{
    const auto draft = page.lessonDraft();
    if (!draft) {
        emit page.said(Wording::tr("There is nothing here yet to make a lesson of."));
        return;
    }
    const QString path =
        askForSavePath(window, {Wording::tr("Make a lesson"),
                                Wording::tr("my-lesson.md"),
                                {{Wording::tr("Lesson"), {QStringLiteral("md")}}}});
    if (path.isEmpty())
        return;
    if (const QString problem = writtenTo(path, *draft); !problem.isEmpty()) {
        emit page.said(problem);
        return;
    }
    emit page.filesRequested({path});
    const QString shown = QDir::toNativeSeparators(path);
    emit page.said(
        QDesktopServices::openUrl(QUrl::fromLocalFile(path))
            ? Wording::tr("%1 is open in your editor; what is saved there is shown here.")
                  .arg(shown)
            : Wording::tr("No program opens %1 by itself. What is saved there is shown here.")
                  .arg(shown));
}

}  // namespace ui
