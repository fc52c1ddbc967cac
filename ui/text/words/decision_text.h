// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "ui/text/words/number_format.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// What a threshold decides.
struct ThresholdDecisions {
    QString threshold;  ///< its text
    core::ConfusionMatrix counts;
};

/// What thresholds do, for people who decide and know no rates: a sentence for each threshold, per
/// 1000 samples, then what moving from the first to each other one changes in these samples. "At
/// threshold 0.50, 257 of 1000 patients are flagged, 143 of them correctly; 120 are missed."
/// "Moving the threshold from 0.50 to 0.30 finds 12 more and adds 26 false alarms among these 300."
/// @param unit what a sample is, in the plural: "patients"; empty: "samples"
QStringList decisionSentences(const std::vector<ThresholdDecisions>& thresholds,
                              const QString& unit, const QLocale& locale);

/// What the wrong decisions cost: "Total cost: 66 (220 per 1000 samples)." With a prior, only the
/// mean, because these samples have another share of positives.
QString costSentence(const core::ConfusionMatrix& counts, const core::Costs& costs,
                     const QLocale& locale);
/// The same at the threshold where they cost the least: "Lowest: 45, at threshold 0.31."
/// @param threshold its text; empty: no sample is predicted positive
QString lowestCostSentence(const ThresholdDecisions& lowest, const core::Costs& costs,
                           const QLocale& locale);

}  // namespace ui
