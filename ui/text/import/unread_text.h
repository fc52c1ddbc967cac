// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/present_files.h"

#include <QString>

namespace ui {

/// Why a file was not read, without its name: "cannot be opened: No such file or directory".
QString unreadReason(const core::UnreadFile& file);

/// Which files of a collection were not read, why, and what to do; empty if all were read.
QString unreadText(const core::UnreadFiles& unread);

}  // namespace ui
