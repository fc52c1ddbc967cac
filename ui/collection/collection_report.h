// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <vector>

namespace ui {

class CollectionDocument;

/// Runs over judgments: the means with their statistics, the queries that lose and gain most,
/// charts, the files with what was found in them, settings.
Report collectionReport(const CollectionDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& format);

}  // namespace ui
