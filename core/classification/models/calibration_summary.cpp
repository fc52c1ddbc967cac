// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/calibration_summary.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/thresholds/auc.h"

namespace core {

CalibrationSummary calibrationSummary(const ScoredLabels& samples, const ThresholdSweep& sweep,
                                      const ClassifierSettings& settings)
{
    const auto curve = calibrationCurve(sweep, settings);
    CalibrationSummary summary;
    summary.ece = curve ? Value(curve->ece) : Value(curve.error());
    summary.mce = curve ? Value(curve->mce) : Value(curve.error());
    summary.brier = brierScore(samples, settings.outside);
    summary.logLoss = logLoss(samples, settings);
    summary.auc = auc(sweep);
    return summary;
}

}  // namespace core
