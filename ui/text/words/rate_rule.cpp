// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/rate_rule.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct RateRule {
    Q_DECLARE_TR_FUNCTIONS(ui::RateRule)
};

}  // namespace

QString rateRule(core::Rate rate, const core::Counts& counts)
{
    if (rate != core::Rate::BalancedAccuracy || !core::rateOf(rate, counts))
        return {};
    if (counts.negatives() == 0)
        return RateRule::tr("There are no negatives, and none is predicted: by rule the recall of "
                            "the positives counts alone.");
    if (counts.positives() == 0)
        return RateRule::tr("There are no positives, and none is predicted: by rule the recall of "
                            "the negatives counts alone.");
    return {};
}

}  // namespace ui
