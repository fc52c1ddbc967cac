// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

class WorkspacePage;

/// Makes a lesson file of what the page shows: asks where, writes it, has the person's editor open
/// it, and asks for it among the lessons, where it is read anew whenever it changes. What cannot be
/// done the page says.
void makeLesson(WorkspacePage& page, QWidget& window);

}  // namespace ui
