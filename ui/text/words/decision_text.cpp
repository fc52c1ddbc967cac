// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/decision_text.h"

#include "core/classification/thresholds/expected_cost.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"

#include <cmath>

namespace ui {

namespace {

constexpr double perMany = 1000;

QString wholeText(double count, const QLocale& locale)
{
    return tallyText(std::round(count), locale);
}

QString atThreshold(const ThresholdDecisions& at, const QString& unit, const QLocale& locale)
{
    const core::ConfusionMatrix& counts = at.counts;
    const auto share = [&](double count) {
        return wholeText(perMany * count / counts.total(), locale);
    };
    //: %2 is what is counted, such as “patients”
    return Wording::tr("At threshold %1, %3 of 1000 %2 are flagged, %4 of them correctly; %5 "
                       "are missed.")
        .arg(at.threshold, unit, share(counts.predictedPositive()), share(counts.tp),
             share(counts.fn));
}

QString moved(const ThresholdDecisions& from, const ThresholdDecisions& to, const QLocale& locale)
{
    const double found = std::round(to.counts.tp - from.counts.tp);
    const auto alarms = static_cast<int>(std::round(to.counts.fp - from.counts.fp));
    QString told;
    if (found >= 0)
        told =
            alarms >= 0
                ? Wording::tr("Moving the threshold from %1 to %2 finds %3 more and adds %n false "
                              "alarms among these %4.",
                              nullptr, alarms)
                : Wording::tr("Moving the threshold from %1 to %2 finds %3 more and avoids %n "
                              "false alarms among these %4.",
                              nullptr, -alarms);
    else
        told = alarms > 0
                   ? Wording::tr("Moving the threshold from %1 to %2 misses %3 more and adds %n "
                                 "false alarms among these %4.",
                                 nullptr, alarms)
                   : Wording::tr("Moving the threshold from %1 to %2 misses %3 more and avoids %n "
                                 "false alarms among these %4.",
                                 nullptr, -alarms);
    return told.arg(from.threshold, to.threshold, wholeText(std::abs(found), locale),
                    wholeText(from.counts.total(), locale));
}

/// With one decimal from 1 on.
QString costPerMany(double mean, const QLocale& locale)
{
    const double cost = perMany * mean;
    return tallyText(cost < 1 ? cost : std::round(cost * 10) / 10, locale);
}

}  // namespace

QStringList decisionSentences(const std::vector<ThresholdDecisions>& thresholds,
                              const QString& unit, const QLocale& locale)
{
    QStringList sentences;
    const QString named = unit.isEmpty() ? Wording::tr("samples") : unit;
    for (const ThresholdDecisions& at : thresholds)
        if (at.counts.total() > 0)
            sentences << atThreshold(at, named, locale);
    for (std::size_t i = 1; i < thresholds.size(); ++i)
        sentences << moved(thresholds.front(), thresholds[i], locale);
    return sentences;
}

QString costSentence(const core::ConfusionMatrix& counts, const core::Costs& costs,
                     const QLocale& locale)
{
    const core::Value mean = core::expectedCost(counts, costs);
    if (!mean)
        return undefinedText(mean.reason());
    if (costs.prior)
        return Wording::tr("Cost per 1000 samples: %1 (share of positives %2).")
            .arg(costPerMany(*mean, locale), plainText(*costs.prior, locale));
    return Wording::tr("Total cost: %1 (%2 per 1000 samples).")
        .arg(tallyText(*mean * counts.total(), locale), costPerMany(*mean, locale));
}

QString lowestCostSentence(const ThresholdDecisions& lowest, const core::Costs& costs,
                           const QLocale& locale)
{
    const core::Value mean = core::expectedCost(lowest.counts, costs);
    if (!mean)
        return {};
    const QString cost =
        costs.prior ? costPerMany(*mean, locale) : tallyText(*mean * lowest.counts.total(), locale);
    return lowest.threshold.isEmpty()
               ? Wording::tr("Lowest: %1, if no sample is predicted positive.").arg(cost)
               : Wording::tr("Lowest: %1, at threshold %2.").arg(cost, lowest.threshold);
}

}  // namespace ui
