// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/present_files.h"

#include <QString>

namespace ui {

/// Why the file was not read, without its name: "cannot be opened: No such file or directory".
QString unreadReason(const core::UnreadFile& file);

/// What of a collection was not read, why, and what becomes of it; empty where all was.
QString unreadText(const core::UnreadFiles& unread);

}  // namespace ui
