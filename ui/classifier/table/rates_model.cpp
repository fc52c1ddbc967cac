// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/rates_model.h"

#include "core/classification/uncertainty/predictive_values.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/documents/tables/table.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"

#include <array>

namespace ui {

using core::ThresholdMetric;

namespace {

/// The most requested rates come first: rows that are always shown, as RatesPanel does.
constexpr std::array shownRates{ThresholdMetric::Accuracy,
                                ThresholdMetric::Precision,
                                ThresholdMetric::Recall,
                                ThresholdMetric::Specificity,
                                ThresholdMetric::F,
                                ThresholdMetric::Mcc,
                                ThresholdMetric::Fpr,
                                ThresholdMetric::Kappa,
                                ThresholdMetric::BalancedAccuracy,
                                ThresholdMetric::Youden,
                                ThresholdMetric::Fnr,
                                ThresholdMetric::Npv,
                                ThresholdMetric::Lift,
                                ThresholdMetric::PredictedPositive,
                                ThresholdMetric::LrPositive,
                                ThresholdMetric::LrNegative,
                                ThresholdMetric::DiagnosticOddsRatio,
                                ThresholdMetric::Jaccard};

constexpr std::array mainRates{ThresholdMetric::Accuracy, ThresholdMetric::Precision,
                               ThresholdMetric::Recall, ThresholdMetric::F};

}  // namespace

RatesModel::RatesModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Rate"), Qt::AlignLeft, [this](int row) { return nameAt(row); }},
            {tr("Formula"), Qt::AlignRight, [this](int row) { return countsCell(row); },
             [this](int row) { return QVariant(formulaCell(row)); }},
            {tr("Value"),
             Qt::AlignRight,
             [this](int row) { return numberCell(row); },
             [this](int row) { return leaving(row); },
             {},
             QVariant::fromValue(core::Table::Column{
                 tr("Value").toStdString(),
                 true,
                 {tr("95% CI: lower end").toStdString(), tr("95% CI: upper end").toStdString()}})}};
    });
}

void RatesModel::setCounts(const core::ConfusionMatrix& counts,
                           const core::ConfusionMatrix& squares)
{
    if (counts == m_counts && squares == m_squares)
        return;
    m_counts = counts;
    m_squares = squares;
    computeAtPrior();
    rowsChanged();
}

void RatesModel::setSettings(const core::ClassifierSettings& settings)
{
    m_settings = settings;
    computeAtPrior();
    rowsChanged();
}

void RatesModel::computeAtPrior()
{
    const double prior = m_settings.costs.prior.value_or(0);
    std::vector<ProbabilityValue> values;
    if (prior > 0 && prior < 1) {
        const auto add = [&values](ProbabilityValue::Kind kind, const core::Estimate& estimate) {
            ProbabilityValue& value = values.emplace_back(ProbabilityValue{kind, estimate.value});
            if (estimate.interval)
                value.interval = *estimate.interval;
        };
        const auto found = core::predictiveValuesAt(prior, m_counts, m_squares);
        add(ProbabilityValue::Kind::PpvAtPrior, found.positive);
        add(ProbabilityValue::Kind::NpvAtPrior, found.negative);
    }
    replace(m_atPrior, std::move(values));
}

void RatesModel::setProbabilities(std::vector<ProbabilityValue> values)
{
    replace(m_probabilities, std::move(values));
}

void RatesModel::setOnlyMain(bool only)
{
    beginResetModel();
    m_hasOnlyMain = only;
    endResetModel();
}

std::span<const ThresholdMetric> RatesModel::rates() const
{
    return m_hasOnlyMain ? std::span<const ThresholdMetric>(mainRates) : shownRates;
}

std::optional<ThresholdMetric> RatesModel::rateAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return place < rates().size() ? std::optional(rates()[place]) : std::nullopt;
}

std::span<const ProbabilityValue> RatesModel::atPrior() const
{
    return m_hasOnlyMain ? std::span<const ProbabilityValue>() : m_atPrior;
}

const ProbabilityValue& RatesModel::probabilityAt(int row) const
{
    const std::size_t place = static_cast<std::size_t>(row) - rates().size();
    return place < m_atPrior.size() ? m_atPrior[place] : m_probabilities[place - m_atPrior.size()];
}

int RatesModel::rowOf(ThresholdMetric rate) const
{
    int row = 0;
    while (rateAt(row) != rate)
        ++row;
    return row;
}

std::optional<core::Value> RatesModel::valueAt(int row) const
{
    const auto rate = rateAt(row);
    return rate ? std::optional(core::thresholdMetricOf(*rate, m_counts, m_settings.beta))
                : probabilityAt(row).value;
}

QString RatesModel::nameAt(int row) const
{
    if (const auto rate = rateAt(row))
        return rateTitle(*rate, m_settings.beta);
    switch (probabilityAt(row).kind) {
    case ProbabilityValue::Kind::LogLoss:
        return tr("Log loss");
    case ProbabilityValue::Kind::NormalisedEntropy:
        return tr("Normalised entropy");
    case ProbabilityValue::Kind::InformationGain:
        return tr("Information gain");
    case ProbabilityValue::Kind::Brier:
        return tr("Brier score");
    case ProbabilityValue::Kind::Ece:
        return tr("ECE, %n bins", nullptr, static_cast<int>(m_settings.bins));
    case ProbabilityValue::Kind::PredictedToObserved:
        return tr("Predicted / observed");
    case ProbabilityValue::Kind::PpvAtPrior:
        return tr("PPV at prior %1").arg(valueText(*m_settings.costs.prior, m_format));
    case ProbabilityValue::Kind::NpvAtPrior:
        return tr("NPV at prior %1").arg(valueText(*m_settings.costs.prior, m_format));
    }
    return {};
}

QString RatesModel::formulaAt(int row) const
{
    if (const auto rate = rateAt(row))
        return rateFormula(*rate, m_settings.beta);
    switch (probabilityAt(row).kind) {
    case ProbabilityValue::Kind::LogLoss:
        return tr("−mean ln p");
    case ProbabilityValue::Kind::NormalisedEntropy:
        return tr("log loss / H(share)");
    case ProbabilityValue::Kind::InformationGain:
        return tr("1 − log loss / H(share)");
    case ProbabilityValue::Kind::Brier:
        return tr("mean (p − y)²");
    case ProbabilityValue::Kind::Ece:
        return tr("mean |share − p|");
    case ProbabilityValue::Kind::PredictedToObserved:
        return tr("Σ p / positives");
    case ProbabilityValue::Kind::PpvAtPrior:
        return QStringLiteral("π·TPR / (π·TPR + (1 − π)·FPR)");
    case ProbabilityValue::Kind::NpvAtPrior:
        return QStringLiteral("(1 − π)·TNR / ((1 − π)·TNR + π·FNR)");
    }
    return {};
}

QString RatesModel::countsCell(int row) const
{
    const auto rate = rateAt(row);
    const auto value = valueAt(row);
    return rate && *value ? rateCounts(*rate, m_counts, m_settings.beta, m_format.locale)
                          : QString();
}

/// Without spaces, or why the value is undefined.
QString RatesModel::formulaCell(int row) const
{
    const auto value = valueAt(row);
    if (value && !*value)
        return undefinedText(value->reason());
    return rateAt(row) ? formulaAt(row).remove(QLatin1Char(' ')) : formulaAt(row);
}

QString RatesModel::numberCell(int row) const
{
    const auto value = valueAt(row);
    return value ? valueText(*value, m_format) : QStringLiteral("…");
}

std::optional<core::Interval> RatesModel::intervalAt(int row) const
{
    const auto rate = rateAt(row);
    if (!rate)
        return probabilityAt(row).interval;
    const auto interval = core::rateInterval(*rate, m_counts, m_squares,
                                             core::RateIntervalMethod::Wilson, m_settings.beta);
    return interval ? std::optional(*interval) : std::nullopt;
}

bool RatesModel::isBy(core::RateIntervalMethod method, int row) const
{
    const auto rate = rateAt(row);
    return rate ? core::intervalMethod(*rate) == method
                : method == core::RateIntervalMethod::Logit;  // at a prior
}

QString RatesModel::withInterval(const QString& sentence, int row) const
{
    const auto interval = intervalAt(row);
    if (!interval)
        return sentence;
    const QString ends =
        tr("%1 to %2").arg(valueText(interval->low, m_format), valueText(interval->high, m_format));
    if (isBy(core::RateIntervalMethod::Logit, row))
        return (m_squares == m_counts ? tr("%1 (95% interval by the logit method: %2)")
                                      : tr("%1 (95% interval by the weighted logit method: %2)"))
            .arg(sentence, ends);
    if (isBy(core::RateIntervalMethod::FisherZ, row))
        return (m_squares == m_counts ? tr("%1 (95% interval on Fisher’s z scale: %2)")
                                      : tr("%1 (weighted 95% interval on Fisher’s z scale: %2)"))
            .arg(sentence, ends);
    if (isBy(core::RateIntervalMethod::Log, row))
        return (m_squares == m_counts
                    ? tr("%1 (95% interval by the log method: %2)")
                    : tr("%1 (95% interval by the log method at the effective sample size of the "
                         "weights: %2)"))
            .arg(sentence, ends);
    //: A rate with its value, and the ends of its interval
    return (m_squares == m_counts
                ? tr("%1 (95% Wilson interval: %2)")
                : tr("%1 (95% Wilson interval at the effective sample size of the weights: %2)"))
        .arg(sentence, ends);
}

QVariant RatesModel::leaving(int row) const
{
    const auto value = valueAt(row);
    core::TableCell cell{numberCell(row).toStdString(),
                         value && *value ? std::optional(**value) : std::nullopt};
    if (const auto interval = intervalAt(row))
        for (const double end : {interval->low, interval->high})
            cell.ends.push_back({valueText(end, m_format).toStdString(), end});
    return QVariant::fromValue(std::vector{cell});
}

QString RatesModel::about(int row) const
{
    if (const auto rate = rateAt(row))
        return rateAbout(*rate);
    switch (probabilityAt(row).kind) {
    case ProbabilityValue::Kind::LogLoss:
        return tr("Mean surprise (−ln p) at the true class, in nats. p is clipped to stay at "
                  "least %1 away from 0 and 1.")
            .arg(m_settings.clip);
    case ProbabilityValue::Kind::Brier:
        return tr("Mean squared difference between predicted probability and outcome: 0 is best, 1 "
                  "worst.");
    case ProbabilityValue::Kind::Ece:
        return tr("Expected calibration error: how far each bin’s share of positives is from its "
                  "mean probability, averaged over the samples.");
    case ProbabilityValue::Kind::NormalisedEntropy:
        return tr("Log loss divided by that of always predicting the share of positives (the "
                  "entropy H of the share): 0 is best, 1 is no better than that baseline.");
    case ProbabilityValue::Kind::InformationGain:
        return tr("Relative information gain, 1 minus the normalised entropy: 1 is best, 0 is no "
                  "better than always predicting the share of positives.");
    case ProbabilityValue::Kind::PredictedToObserved:
        return tr("Sum of the probabilities divided by the number of positives (PCOC): 1 is best, "
                  "more means overestimation. Errors in individual samples can cancel out.");
    case ProbabilityValue::Kind::PpvAtPrior:
        return tr("Precision if the share of positives π is the prior from Settings, computed "
                  "from recall and false positive rate by Bayes’ theorem.");
    case ProbabilityValue::Kind::NpvAtPrior:
        return tr("Negative predictive value if the share of positives π is the prior from "
                  "Settings, computed from specificity and false negative rate by Bayes’ theorem.");
    }
    return {};
}

QString RatesModel::numbersIn(const ProbabilityValue& shown) const
{
    if (!shown.of)
        return {};
    const auto [above, below] = *shown.of;
    if (shown.kind == ProbabilityValue::Kind::PredictedToObserved)
        return QStringLiteral("%1 / %2").arg(termText(above, m_format),
                                             tallyText(below, m_format.locale));
    const QString quotient =
        QStringLiteral("%1 / %2").arg(valueText(above, m_format), valueText(below, m_format));
    return shown.kind == ProbabilityValue::Kind::InformationGain
               ? QStringLiteral("1 − %1").arg(quotient)
               : quotient;
}

QString RatesModel::sentence(int row) const
{
    if (const auto rate = rateAt(row))
        return withInterval(rateSentence(*rate, m_counts, m_settings.beta, m_format), row);
    const auto value = probabilityAt(row).value;
    if (!value)
        return tr("%1: calculating…").arg(nameAt(row));
    if (!*value)
        return tr("%1 is undefined. %2").arg(nameAt(row), undefinedText(value->reason()));
    QStringList sides{nameAt(row), formulaAt(row), numbersIn(probabilityAt(row)),
                      valueText(*value, m_format)};
    sides.removeAll(QString());
    return withInterval(sides.join(QStringLiteral(" = ")), row);
}

QString RatesModel::line(int row) const
{
    const auto rate = rateAt(row);
    const auto value = valueAt(row);
    if (!rate || !*value)
        return sentence(row);
    const QString shown =
        tr("%1 = %2 = %3.", "a rate, its numbers and its value")
            .arg(nameAt(row), rateNumbers(*rate, m_counts, m_settings.beta, m_format.locale),
                 numberCell(row));
    const auto interval = intervalAt(row);
    if (!interval)
        return shown;
    const QString low = endText(interval->low, m_format);
    const QString high = endText(interval->high, m_format);
    if (isBy(core::RateIntervalMethod::Logit, row))
        return joinedSentences(
            {shown, (m_squares == m_counts ? tr("95% CI %1–%2 (logit method).")
                                           : tr("95% CI %1–%2 (weighted logit method)."))
                        .arg(low, high)});
    if (isBy(core::RateIntervalMethod::FisherZ, row))
        return joinedSentences(
            {shown, (m_squares == m_counts ? tr("95% CI %1–%2 (Fisher’s z).")
                                           : tr("95% CI %1–%2 (Fisher’s z, weighted)."))
                        .arg(low, high)});
    if (isBy(core::RateIntervalMethod::Log, row))
        return joinedSentences(
            {shown, (m_squares == m_counts
                         ? tr("95% CI %1–%2 (log method).")
                         : tr("95% CI %1–%2 (log method, at the effective sample size of the "
                              "weights)."))
                        .arg(low, high)});
    return joinedSentences(
        {shown, (m_squares == m_counts
                     ? tr("95% CI %1–%2 (Wilson).")
                     : tr("95% CI %1–%2 (Wilson, at the effective sample size of the weights)."))
                    .arg(low, high)});
}

int RatesModel::rows() const
{
    return static_cast<int>(rates().size() + atPrior().size() +
                            (m_hasOnlyMain ? 0 : m_probabilities.size()));
}

QVariant RatesModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return sentence(row) + QLatin1Char('\n') + about(row);
    case Qt::AccessibleTextRole:
        return sentence(row);
    case StrongRole:
        return column == Number;
    case MutedRole:
        return column == Formula;
    default:
        return {};
    }
}

}  // namespace ui
