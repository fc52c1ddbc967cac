// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/reported_classes.h"
#include "ui/export/report/report.h"
#include "ui/text/words/number_format.h"

#include <optional>
#include <vector>

namespace ui {

class ClassifierDocument;

/// The report on classified samples: values of the scores, the confusion matrix and its rates at
/// the current threshold, the samples with the highest loss, charts, settings.
/// @param classes of the document as it is now; none: leaves several classes out
Report classifierReport(const ClassifierDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& format,
                        const std::optional<ReportedClasses>& classes = {});

}  // namespace ui
