// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

class WorkspacePage;

/// Creates a lesson file from what the page shows: asks for a path, writes it, opens it in the
/// person's editor, and adds it to the lessons, where it reloads on every change. The page shows
/// errors.
void makeLesson(WorkspacePage& page, QWidget& window);

}  // namespace ui
