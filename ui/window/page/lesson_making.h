// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

class WorkspacePage;

/// Shows the dialog that makes a lesson from what the page shows, and adds the saved lesson to the
/// lessons. The page says if there is nothing to make one from.
void makeLesson(WorkspacePage& page, QWidget& window);

/// Saves a copy of the page's lesson for editing: asks for a path, writes it, opens it in the
/// person's editor, and adds it to the lessons, where it reloads on every change. The page shows
/// errors.
void copyLesson(WorkspacePage& page, QWidget& window);

}  // namespace ui
