// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

class ClassifierDocument;

/// Thresholds next to each other in whole samples: flagged, found, missed, false alarms per hit and
/// cost, each with its 95 % interval. Without a caption.
/// @param thresholds one row each
core::Table comparedThresholds(const ClassifierDocument& document, std::size_t model,
                               const std::vector<double>& thresholds, const NumberFormat& format);

/// The same in words, for people who decide: decisionSentences().
QString comparedInWords(const ClassifierDocument& document, std::size_t model,
                        const std::vector<double>& thresholds, const NumberFormat& format);

}  // namespace ui
