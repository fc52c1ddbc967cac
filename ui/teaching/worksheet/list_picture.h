// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "ui/export/report/report.h"

#include <vector>

namespace ui {

/// Lists as rows of grades with their ranks above and, where somebody named the documents, their
/// names below; what was judged and not retrieved stands behind. Readable without colours.
/// @param name of one list; of several each has its query's
ReportPicture listPicture(const QString& name, const std::vector<core::RankedList>& lists);

}  // namespace ui
