// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/rate_rule.h"

#include "core/classification/uncertainty/delong.h"
#include "ui/text/language/wording.h"

namespace ui {

QString rateRule(core::ThresholdMetric rate, const core::ConfusionMatrix& counts)
{
    if (rate != core::ThresholdMetric::BalancedAccuracy || !core::thresholdMetricOf(rate, counts))
        return {};
    if (counts.negatives() == 0)
        return Wording::tr("There are no negatives, and none are predicted, so only the recall of "
                           "the positives counts.");
    if (counts.positives() == 0)
        return Wording::tr("There are no positives, and none are predicted, so only the recall of "
                           "the negatives counts.");
    return {};
}

QString separationRule(const core::Value& auc)
{
    return auc && core::isSeparating(*auc)
               ? Wording::tr("An AUC of 1 or 0 has the exact binomial interval for the smaller "
                             "class, because its variance by DeLong’s method is 0.")
               : QString();
}

}  // namespace ui
