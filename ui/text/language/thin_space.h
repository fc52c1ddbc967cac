// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// The text without thin blanks between two Chinese signs: in a sentence they stand beside every
/// argument, which may be a Latin name or a Chinese one.
QString closedUp(QString text);

}  // namespace ui
