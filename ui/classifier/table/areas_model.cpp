// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/areas_model.h"

#include "core/classification/uncertainty/auc_bootstrap.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/group_table.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/rate_rule.h"
#include "ui/toolkit/table/row_roles.h"

#include <utility>

namespace ui {

namespace {

QString undefined()
{
    return valueText(core::Undefined::NoSamples, {});
}

std::optional<double> numberOf(const core::Value& value)
{
    return value ? std::optional(*value) : std::nullopt;
}

}  // namespace

AreasModel::AreasModel(QObject* parent)
    : RowsModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Measure"), Qt::AlignLeft, [this](int row) { return at(row).name; }},
            {tr("Value"),
             Qt::AlignRight,
             [this](int row) { return at(row).number; },
             [this](int row) { return leaving(at(row)); },
             {},
             QStringList{tr("Value"), tr("95% CI: lower end"), tr("95% CI: upper end")}},
            {tr("Notes"), Qt::AlignLeft, [this](int row) { return at(row).about; }}};
    });
}

void AreasModel::setFacts(std::optional<AreaFacts> facts)
{
    m_facts = std::move(facts);
    rebuild();
}

void AreasModel::setBootstrap(std::optional<AreaFacts::Interval> interval)
{
    m_bootstrap = std::move(interval);
    rebuild();
}

void AreasModel::rebuild()
{
    std::vector<Row> rows;
    if (m_facts) {
        const QString exact =
            m_facts->auc ? orderedPairsText(m_facts->pairs, m_facts->isWeighted, m_format.locale)
                         : undefinedText(m_facts->auc.reason());
        rows.push_back(
            {tr("AUC"), valueText(m_facts->auc, m_format), exact, numberOf(m_facts->auc)});
        rows.push_back(
            intervalRow(tr("95% CI (DeLong)"), m_facts->delong, [this](const QString& error) {
                const QString rule = separationRule(m_facts->auc);
                return rule.isEmpty() ? tr("standard error %1").arg(error) : rule;
            }));
        rows.push_back(intervalRow(tr("95% CI (bootstrap)"), m_bootstrap, [](const QString& error) {
            const core::BootstrapRules rules;
            return tr("standard error %1; %2 rounds, seed %3")
                .arg(error)
                .arg(rules.rounds)
                .arg(rules.seed);
        }));
        rows.push_back(partialRow());
        rows.push_back(groupsRow());
        for (const AreaFacts::Rival& rival : m_facts->rivals)
            rows.push_back(rivalRow(rival));
        rows.push_back(precisionRow());
        rows.push_back(brierRow());
    }
    replace(m_rows, std::move(rows));
}

/// @param about describes the interval, given the standard error
AreasModel::Row AreasModel::intervalRow(const QString& name,
                                        const std::optional<AreaFacts::Interval>& interval,
                                        const std::function<QString(const QString&)>& about) const
{
    if (!interval)
        return {name, QStringLiteral("…"), tr("calculating…")};
    if (!*interval)
        return {name, undefined(), undefinedText(interval->error())};
    const core::AucInterval& found = interval->value();
    return {name,
            tr("%1 to %2").arg(valueText(found.low, m_format), valueText(found.high, m_format)),
            about(valueText(found.standardError, m_format)),
            {},
            Range{found.low, found.high}};
}

AreasModel::Row AreasModel::partialRow() const
{
    const QString name = tr("AUC, FPR ≤ %1").arg(plainText(m_facts->maxFpr, m_format.locale));
    if (!m_facts->partial)
        return {name, undefined(),
                m_facts->auc ? tr("Choose a false positive rate above 0 in Settings.")
                             : undefinedText(m_facts->auc.reason())};
    return {name, valueText(m_facts->partial->area, m_format),
            tr("%1 on McClish’s scale (0.5 is guessing, 1 is perfect)")
                .arg(valueText(m_facts->partial->standardised, m_format)),
            m_facts->partial->area};
}

AreasModel::Row AreasModel::groupsRow() const
{
    if (!m_facts->grouped)
        return {tr("AUC by group"), undefined(), tr("No groups, such as queries or users")};
    const core::GroupedAuc& grouped = *m_facts->grouped;
    const core::Value mean = grouped.mean(core::GroupWeights::Equal);
    if (!mean)
        return {tr("AUC by group"), undefined(), undefinedText(mean.reason())};
    return {tr("AUC by group"), valueText(mean, m_format),
            tr("mean with equal weight per group; weighted by samples: %1; by positives: %2. %3")
                .arg(valueText(grouped.mean(core::GroupWeights::Samples), m_format),
                     valueText(grouped.mean(core::GroupWeights::Positives), m_format),
                     groupsCountedSentence(grouped)),
            numberOf(mean)};
}

AreasModel::Row AreasModel::rivalRow(const AreaFacts::Rival& rival) const
{
    const QString name = tr("“%1” minus current").arg(QString::fromStdString(rival.name));
    if (!rival.comparison)
        return {name, undefined(), undefinedText(rival.comparison.error())};
    const core::AucComparison& comparison = *rival.comparison;
    const QString difference = valueText(comparison.difference, m_format);
    return {name, comparison.difference > 0 ? QStringLiteral("+%1").arg(difference) : difference,
            tr("AUC difference; 95% CI: %1 to %2; p = %3 (DeLong’s test of equal AUCs)")
                .arg(valueText(comparison.low, m_format), valueText(comparison.high, m_format),
                     QString::number(comparison.pValue, 'g', 3)),
            comparison.difference, Range{comparison.low, comparison.high}};
}

AreasModel::Row AreasModel::precisionRow() const
{
    const core::Value& steps = m_facts->averagePrecision;
    return {tr("Average precision"), valueText(steps, m_format),
            steps ? tr("area under the steps; %1 by trapezoids, which is too high where scores tie")
                        .arg(valueText(m_facts->trapezoids, m_format))
                  : undefinedText(steps.reason()),
            numberOf(steps)};
}

AreasModel::Row AreasModel::brierRow() const
{
    if (!m_facts->brier)
        return {tr("Brier score"), undefined(), undefinedText(m_facts->brier.error())};
    const core::BrierParts& parts = *m_facts->brier;
    const auto text = [this](double part) { return valueText(part, m_format); };
    return {tr("Brier score"), text(parts.sum()),
            tr("reliability %1 − resolution %2 + uncertainty %3 + within the %4 bins %5")
                .arg(text(parts.reliability), text(parts.resolution), text(parts.uncertainty))
                .arg(m_facts->bins)
                .arg(text(parts.withinVariance - parts.withinCovariance)),
            parts.sum()};
}

QString AreasModel::sentence(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Row& shown = at(row);
    //: A row of the areas: what, how much, and what to know about it
    return shown.about.isEmpty() ? tr("%1 %2").arg(shown.name, shown.number)
                                 : tr("%1 %2: %3").arg(shown.name, shown.number, shown.about);
}

/// The value and both ends of its interval, one cell each.
QVariant AreasModel::leaving(const Row& row) const
{
    core::TableCell value;
    core::TableCell low;
    core::TableCell high;
    if (row.exact || !row.range)
        value = {row.number.toStdString(), row.exact};
    if (row.range) {
        low = {valueText(row.range->low, m_format).toStdString(), row.range->low};
        high = {valueText(row.range->high, m_format).toStdString(), row.range->high};
    }
    return QVariant::fromValue(std::vector{value, low, high});
}

QVariant AreasModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(row);
    case StrongRole:
        return column == Number;
    case MutedRole:
        return column == About;
    default:
        return {};
    }
}

}  // namespace ui
