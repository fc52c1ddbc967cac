// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"

#include "core/foundation/file/ended_reading.h"

#include <exception>

namespace ui {

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& exception) {
        const QString reason = QString::fromStdString(core::endedBy(exception, {}).found);
        // Delayed until the stack is unwound and its memory is free.
        QMetaObject::invokeMethod(
            this,
            [this, reason] {
                emit stepFailed(tr("That didn’t work: %1. Some of what you see may be "
                                   "incomplete. Save your work under a new name.")
                                    .arg(reason));
            },
            Qt::QueuedConnection);
        return true;
    }
}

}  // namespace ui
