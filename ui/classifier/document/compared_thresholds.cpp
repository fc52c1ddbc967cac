// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/compared_thresholds.h"

#include "core/classification/uncertainty/decision_counts.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/decision_text.h"
#include "ui/text/words/table_cell.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ui {

namespace {

using Words = std::function<QString(double)>;

core::TableCell cellOf(const core::DecisionCounts::Count& count, const Words& words)
{
    if (!count.value)
        return textCell(QString(QChar(0x2013)));
    core::TableCell cell = textCell(words(*count.value), *count.value);
    if (count.interval)
        for (const double end : {count.interval->low, count.interval->high})
            cell.ends.push_back(textCell(words(end), end));
    return cell;
}

core::Table::Column withEnds(const QString& heading)
{
    core::Table::Column column = tableColumn(heading, true);
    column.ends = {
        Wording::tr("%1, %2% CI: lower end").arg(heading, QStringLiteral("95")).toStdString(),
        Wording::tr("%1, %2% CI: upper end").arg(heading, QStringLiteral("95")).toStdString()};
    return column;
}

}  // namespace

core::Table comparedThresholds(const ClassifierDocument& document, std::size_t model,
                               const std::vector<double>& thresholds, const NumberFormat& format)
{
    core::Table table;
    table.hasRowHeadings = true;
    table.columns.push_back(tableColumn(Wording::tr("Threshold"), true));
    for (const QString& heading : {Wording::tr("Flagged"), Wording::tr("Found"),
                                   Wording::tr("Missed"), Wording::tr("False alarms per hit")})
        table.columns.push_back(withEnds(heading));
    table.columns.push_back(tableColumn(Wording::tr("Cost"), true));
    const auto sweep = document.sweep(model);
    const core::ScoredLabels scored = document.scored(model);
    const bool isWeighted = sweep->isWeighted();
    const Words whole = [&](double count) {
        return tallyText(isWeighted ? count : std::round(count), format.locale);
    };
    const Words perHit = [&](double count) {
        return decimalText(count, std::max(format.digits - 2, 1), format.locale);
    };
    for (const double threshold : thresholds) {
        const core::ConfusionMatrix counts = sweep->counts(sweep->pointAt(threshold));
        const core::DecisionCounts found =
            core::decisionCounts(counts, core::squaredWeights(scored, threshold, counts),
                                 document.session().settings.costs);
        table.rows.push_back({textCell(thresholdNumber(document, threshold, format), threshold),
                              cellOf(found.flagged, whole), cellOf(found.found, whole),
                              cellOf(found.missed, whole), cellOf(found.alarmsPerHit, perHit),
                              cellOf({found.cost, {}},
                                     [&](double cost) { return tallyText(cost, format.locale); })});
    }
    return table;
}

QString comparedInWords(const ClassifierDocument& document, std::size_t model,
                        const std::vector<double>& thresholds, const NumberFormat& format)
{
    const auto sweep = document.sweep(model);
    std::vector<ThresholdDecisions> decisions;
    for (const double threshold : thresholds)
        decisions.push_back({thresholdNumber(document, threshold, format),
                             sweep->counts(sweep->pointAt(threshold))});
    return joinedSentences(decisionSentences(decisions, {}, format.locale));
}

}  // namespace ui
