// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QString;
class QWidget;

namespace ui {

/// Has a screen reader say what just happened, whatever has the focus. What several widgets say in
/// one moment is said together; of one widget, only the last. What is hidden by then is silent.
/// @param from whose window says it
void say(QWidget& from, const QString& sentence);

/// Whether anybody listens: a screen reader, or the listener.
bool isHeard();

using SpokenListener = std::function<void(QWidget& by, const QString& sentence)>;
/// Passes what is said to somebody else, too, with the widget that screen readers read; none: to
/// nobody. Without a screen reader, Qt's update handlers hear nothing.
void setSpokenListener(SpokenListener listener);

}  // namespace ui
