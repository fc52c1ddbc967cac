#pragma once

#include "ui/report/report.h"
#include "ui/words/number_text.h"

#include <span>

namespace ui {

class ClassifierDocument;
class FigureSource;

/// Classified samples: what their scores are worth, the confusion matrix and its rates at the
/// threshold in force, the samples that cost most, charts, settings.
Report classifierReport(const ClassifierDocument& document, std::span<FigureSource* const> figures,
                        const NumberFormat& format);

}  // namespace ui
