#pragma once

#include "ui/report/report.h"
#include "ui/words/number_text.h"

#include <span>

namespace ui {

class FigureSource;
class RankingDocument;

/// A ranked list: its measures, how the selected one comes about, the list, charts, settings.
Report rankingReport(const RankingDocument& document, std::span<FigureSource* const> figures,
                     const NumberFormat& format);

}  // namespace ui
