// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <vector>

namespace ui {

class CollectionDocument;

/// A report on runs over judgments: means with their statistics, the queries that lose and gain
/// most, charts, files with warnings, and settings.
Report collectionReport(const CollectionDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& format);

}  // namespace ui
