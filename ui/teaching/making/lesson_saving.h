// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace ui {

class LessonDraft;

/// A draft that was to become a file.
struct SavedLesson {
    QString path;     ///< empty: the person cancelled
    QString problem;  ///< a sentence that says why nothing was written; empty on success
};

/// Asks for a path and writes the draft there; its id comes from the name.
SavedLesson saveLesson(QWidget& window, const LessonDraft& draft);

}  // namespace ui
