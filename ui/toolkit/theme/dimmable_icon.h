// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace ui {

/// An icon that fades when its action is disabled, on dark and light surfaces.
QIcon dimmableIcon(const QString& path);

}  // namespace ui
