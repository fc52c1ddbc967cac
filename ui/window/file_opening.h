// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page/opened.h"

namespace ui {

/// Looks at the files, recognised by content, and reads what is no collection. One file is a
/// session, a figure that carries one, a list of grades, a table of samples or a lesson; judgments,
/// runs, texts and folders are a collection, in any order.
Opened openFiles(const QStringList& paths);

}  // namespace ui
