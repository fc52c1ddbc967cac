// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/start/library_entry.h"

#include <QPixmap>

namespace ui {

struct Theme;

/// A small picture of what the entry opens: its lists, or a chart of it, drawn from its data as the
/// workspaces draw them.
/// @param size in pixels of the design
/// @param pixelRatio of the screen
QPixmap libraryPicture(const LibraryEntry& entry, QSize size, double pixelRatio,
                       const Theme& theme);

}  // namespace ui
