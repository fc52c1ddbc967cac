// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace ui {

/// Has a screen reader say what just happened, whatever has the focus. What several widgets say in
/// one moment is said together; of one widget, only the last. What is hidden by then is silent.
/// @param from whose window says it
void say(QWidget& from, const QString& sentence);

}  // namespace ui
