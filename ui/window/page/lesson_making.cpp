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
        return Wording::tr("This can’t be saved as a lesson.");
    const auto problem = core::writeText(QFile::encodeName(path).toStdString(), *text);
    return problem ? errorText(*problem) : QString();
}

}  // namespace

void makeLesson(WorkspacePage& page, QWidget& window)
{
    const auto draft = page.lessonDraft();
    if (!draft) {
        emit page.said(Wording::tr("There is nothing here yet to make a lesson from."));
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
            ? Wording::tr("Opened %1 in your text editor. This view updates when you save.")
                  .arg(shown)
            : Wording::tr("No program is set to open %1. Open it in a text editor; this view "
                          "updates when you save.")
                  .arg(shown));
}

}  // namespace ui
