// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <vector>

namespace ui {

class RankingDocument;

/// A ranked list: its measures, how the selected one comes about, the list, charts, settings.
Report rankingReport(const RankingDocument& document, std::vector<PaperFigure> figures,
                     const NumberFormat& format);

}  // namespace ui
