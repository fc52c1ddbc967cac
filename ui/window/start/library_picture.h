// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/start/library_entry.h"

#include <QPixmap>

namespace ui {

struct Theme;

/// A small picture of the entry's content: its lists or a chart, drawn from its data like in the
/// workspaces.
/// @param size in design pixels
/// @param pixelRatio the screen's
QPixmap libraryPicture(const LibraryEntry& entry, QSize size, double pixelRatio,
                       const Theme& theme);

}  // namespace ui
