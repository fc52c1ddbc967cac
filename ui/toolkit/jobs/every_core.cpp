// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/jobs/every_core.h"

#include <QThread>

#include <algorithm>
#include <cstddef>

namespace ui {

core::Threads everyCore()
{
    return core::Threads(static_cast<std::size_t>(std::max(1, QThread::idealThreadCount())));
}

}  // namespace ui
