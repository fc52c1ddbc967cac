// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/lesson_making.h"

#include "ui/teaching/making/lesson_dialog.h"
#include "ui/teaching/making/lesson_saving.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/toolkit/document/document.h"
#include "ui/window/page/workspace_page.h"

#include <QDesktopServices>
#include <QDir>
#include <QUrl>

#include <utility>

namespace ui {

void makeLesson(WorkspacePage& page, QWidget& window)
{
    auto draft = page.lessonDraft();
    if (!draft) {
        emit page.said(Wording::tr("There is nothing here yet to make a lesson from."));
        return;
    }
    const QString from = remarkedText(page.document().name(), page.row().name);
    auto* dialog = new LessonDialog(*std::move(draft), from, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &LessonDialog::saved, &page, [&page](const QString& path) {
        emit page.filesRequested({path});
        emit page.noted(Wording::tr("Saved %1. This view updates when you edit the file.")
                            .arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

void copyLesson(WorkspacePage& page, QWidget& window)
{
    const auto draft = page.lessonDraft();
    if (!draft)
        return;
    const SavedLesson saved = saveLesson(window, *draft);
    if (saved.path.isEmpty())
        return;
    if (!saved.problem.isEmpty()) {
        emit page.said(saved.problem);
        return;
    }
    emit page.filesRequested({saved.path});
    const QString shown = QDir::toNativeSeparators(saved.path);
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(saved.path)))
        emit page.noted(
            Wording::tr("Opened %1 in your text editor. This view updates when you save.")
                .arg(shown));
    else
        emit page.said(
            Wording::tr("No program is set to open %1. Open it in a text editor. This view "
                        "updates when you save.")
                .arg(shown));
}

}  // namespace ui
