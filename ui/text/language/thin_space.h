// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// Removes thin spaces between two Chinese characters. Sentences put them around every argument,
/// which may be Latin or Chinese.
QString closedUp(QString text);

}  // namespace ui
