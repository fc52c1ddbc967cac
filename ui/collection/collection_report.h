#pragma once

#include "ui/report/report.h"
#include "ui/words/number_text.h"

#include <span>

namespace ui {

class CollectionDocument;
class FigureSource;

/// Runs over judgments: the means with their statistics, the queries that lose and gain most,
/// charts, the files with what was found in them, settings.
Report collectionReport(const CollectionDocument& document, std::span<FigureSource* const> figures,
                        const NumberFormat& format);

}  // namespace ui
