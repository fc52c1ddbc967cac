// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/jobs/waiting.h"

#include <QCursor>
#include <QEventLoop>
#include <QGuiApplication>

namespace ui {

void waitWhile(const std::function<bool()>& isWorking)
{
    if (!isWorking())
        return;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    QEventLoop loop;
    while (isWorking())
        loop.processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::ExcludeUserInputEvents);
    QGuiApplication::restoreOverrideCursor();
}

}  // namespace ui
