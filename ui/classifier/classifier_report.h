// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <vector>

namespace ui {

class ClassifierDocument;

/// The report on classified samples: values of the scores, the confusion matrix and its rates at
/// the current threshold, the samples with the highest loss, charts, settings.
Report classifierReport(const ClassifierDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& format);

}  // namespace ui
