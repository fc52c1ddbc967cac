// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/threshold_table.h"

#include "core/classification/thresholds/threshold_metric.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"

#include <utility>

namespace ui {

namespace {

using core::Outcome;
using core::ThresholdSweep;

}  // namespace

std::vector<ThresholdColumn> thresholdColumns(bool isWeighted, double beta, const ValueWords& words,
                                              std::function<QString(double)> score)
{
    std::vector<ThresholdColumn> columns;
    columns.push_back({Wording::tr("Threshold"),
                       {},
                       [score = std::move(score)](const ThresholdSweep& sweep, std::size_t point) {
                           const double threshold = sweep.threshold(point);
                           return core::TableCell{score(threshold).toStdString(), threshold};
                       }});
    for (const Outcome outcome : {Outcome::TruePositive, Outcome::FalsePositive,
                                  Outcome::FalseNegative, Outcome::TrueNegative})
        columns.push_back({outcomeText(outcome),
                           isWeighted ? Wording::tr("Sum of weights: %1").arg(outcomeName(outcome))
                                      : outcomeName(outcome),
                           [outcome](const ThresholdSweep& sweep, std::size_t point) {
                               return tallyCell(sweep.counts(point).*cellOf(outcome));
                           },
                           true});
    if (isWeighted) {
        columns.push_back({Wording::tr("TP count"),
                           Wording::tr("Number of true positives, ignoring weights"),
                           [](const ThresholdSweep& sweep, std::size_t point) {
                               return tallyCell(sweep.acceptedPositives(point));
                           },
                           true});
        columns.push_back({Wording::tr("FP count"),
                           Wording::tr("Number of false positives, ignoring weights"),
                           [](const ThresholdSweep& sweep, std::size_t point) {
                               return tallyCell(sweep.acceptedNegatives(point));
                           },
                           true});
    }
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable())
        columns.push_back(
            {rateTitle(row.rate, beta), rateFormula(row.rate, beta),
             [words, beta, rate = row.rate](const ThresholdSweep& sweep, std::size_t point) {
                 return valueCell(core::thresholdMetricOf(rate, sweep.counts(point), beta), words);
             }});
    return columns;
}

}  // namespace ui
