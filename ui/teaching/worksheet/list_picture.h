// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "ui/export/report/report.h"

#include <vector>

namespace ui {

/// Lists as rows of grades, with ranks above and, if the documents have names, names below; judged
/// documents not retrieved follow at the end. Readable without colours.
/// @param name for a single list; several lists use their queries' names
ReportPicture listPicture(const QString& name, const std::vector<core::RankedList>& lists);

}  // namespace ui
