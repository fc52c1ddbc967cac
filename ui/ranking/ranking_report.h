// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <vector>

namespace ui {

class RankingDocument;

/// The report on a ranked list: its measures, how the selected one is computed, the list, charts
/// and rules.
Report rankingReport(const RankingDocument& document, std::vector<PaperFigure> figures,
                     const NumberFormat& format);

}  // namespace ui
