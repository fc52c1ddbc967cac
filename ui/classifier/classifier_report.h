// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <vector>

namespace ui {

class ClassifierDocument;

/// Classified samples: what their scores are worth, the confusion matrix and its rates at the
/// threshold in force, the samples that cost most, charts, settings.
Report classifierReport(const ClassifierDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& format);

}  // namespace ui
