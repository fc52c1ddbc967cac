#pragma once

#include "core/evaluation/written_mean.h"
#include "ui/words/number_text.h"

#include <QStringList>

namespace ui {

/// The queries that count by a rule or not at all, a sentence for each reason: "q4, q7 and 2 more:
/// 0 by rule: nothing relevant is judged."
QStringList ruledQueries(const core::WrittenMean& mean, core::NoValueRule rule);
/// "Geometric mean 0.1000 (a value below 0.00001 counts as that), median 0.3500."; empty where
/// nothing counts.
QString otherMeansText(const core::WrittenMean& mean, const NumberFormat& format);

}  // namespace ui
