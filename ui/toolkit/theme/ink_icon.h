// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace ui {

/// A symbol in the quiet ink of the look in force, and in the accent while its button is checked.
/// @param path the resource of a symbol drawn in one colour, which does not matter
QIcon inkIcon(const QString& path);

}  // namespace ui
