// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/rates_panel.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/calibration/normalised_entropy.h"
#include "core/classification/calibration/predicted_to_observed.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// In design pixels.
constexpr double leastRateName = 84;
constexpr double leastFormula = 80;

using Kind = ProbabilityValue::Kind;
using Quotient = ProbabilityValue::Quotient;

void addEntropy(const core::Result<core::NormalisedEntropy, core::Undefined>& entropy,
                std::vector<ProbabilityValue>& values)
{
    if (!entropy) {
        for (const Kind kind : {Kind::NormalisedEntropy, Kind::InformationGain})
            values.push_back({kind, core::Value(entropy.error())});
        return;
    }
    const Quotient of{entropy->logLoss, entropy->entropy};
    values.push_back({Kind::NormalisedEntropy, entropy->value(), of});
    values.push_back({Kind::InformationGain, entropy->gain(), of});
}

/// None if stopped.
std::optional<std::vector<ProbabilityValue>>
probabilityValues(const core::ScoredLabels& samples, const core::ThresholdSweep& sweep,
                  const core::ClassifierSettings& settings, const std::stop_token& stop)
{
    struct Stopped {};
    constexpr std::size_t stopEvery = 1 << 14;
    std::vector<ProbabilityValue> values;
    try {
        const core::Value loss =
            core::logLoss(samples, settings, [&stop](const core::LogLossTerm& term) {
                if (term.sample % stopEvery == 0 && stop.stop_requested())
                    throw Stopped{};
            });
        values.push_back({Kind::LogLoss, loss});
        addEntropy(core::normalisedEntropy(loss, sweep), values);
    } catch (const Stopped&) {
        return std::nullopt;
    }
    values.push_back({Kind::Brier, core::brierScore(samples, settings.outside)});
    const auto curve = core::calibrationCurve(sweep, settings);
    values.push_back({Kind::Ece, curve ? core::Value(curve->ece) : core::Value(curve.error())});
    const auto predicted = core::predictedToObserved(sweep, settings.outside);
    values.push_back(predicted
                         ? ProbabilityValue{Kind::PredictedToObserved, predicted->ratio(),
                                            Quotient{predicted->predicted, predicted->observed}}
                         : ProbabilityValue{Kind::PredictedToObserved, predicted.error()});
    return values;
}

}  // namespace

RatesView::RatesView(QWidget* parent)
    : ReadTable(tr("Rates at this threshold"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the rates")}});
    setMouseTracking(true);
    horizontalHeader()->hide();
}

QSize RatesView::sizeHint() const
{
    return {Theme::of(*this).px(240), tableHeight(*this)};
}

void RatesView::pointAt(std::optional<int> row)
{
    emit rowAttended(row.value_or(currentIndex().row()));
}

void RatesView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    emit rowAttended(current.row());
}

void RatesView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const int number = contentsWidth(*this, RatesModel::Number);
    // Names of two words take two lines.
    const int name = std::min(contentsWidth(*this, RatesModel::Name),
                              std::max({theme.px(leastRateName), viewport()->width() / 3,
                                        wordsWidth(*this, RatesModel::Name)}));
    const int formula = std::max(viewport()->width() - name - number, theme.px(leastFormula));
    setColumnWidth(RatesModel::Name, name);
    setColumnWidth(RatesModel::Formula, formula);
    setColumnWidth(RatesModel::Number, number);
    wrapRows(*this, {RatesModel::Name, RatesModel::Formula});
}

RatesPanel::RatesPanel(ClassifierDocument& document, QWidget* parent)
    : SentencePanel(tr("At this threshold"), document, parent)
    , m_view(new RatesView(this))
{
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_sentence->setContentsMargins(10, 5, 10, 6);
    m_sentence->setAccessibleName(tr("How the rate is calculated"));
    addWidget(m_view, 1);
    addWidget(m_sentence);
    connect(m_view, &RatesView::rowAttended, this, &RatesPanel::showSentence);
}

void RatesPanel::follow(ClassifierDocument::Part part)
{
    if (part != ClassifierDocument::Part::Threshold)
        m_areProbabilitiesOwed = true;
    requestRefresh();
}

void RatesPanel::formatChanged()
{
    m_view->rates().setFormat(format());
    showSentence(m_row);
}

void RatesPanel::setOnlyMain(bool only)
{
    m_view->rates().setOnlyMain(only);
    // Keeps the sentence directly below the few rows.
    m_view->setSizePolicy(QSizePolicy::Expanding,
                          only ? QSizePolicy::Maximum : QSizePolicy::Expanding);
    showSentence(m_row);
}

void RatesPanel::refresh()
{
    if (std::exchange(m_areProbabilitiesOwed, false))
        refreshProbabilities();
    const core::ConfusionMatrix counts = m_document.counts();
    m_view->rates().setCounts(
        counts, m_document.hasSamples()
                    ? core::squaredWeights(m_document.scored(), m_document.threshold(), counts)
                    : counts);
    showSentence(m_row);
}

void RatesPanel::refreshProbabilities()
{
    const core::ClassifierSettings& settings = m_document.session().settings;
    m_view->rates().setSettings(settings);
    if (!m_document.hasSamples()) {
        m_work.stop();
        m_view->rates().setProbabilities({});
        return;
    }
    m_view->rates().setProbabilities({{Kind::LogLoss},
                                      {Kind::NormalisedEntropy},
                                      {Kind::InformationGain},
                                      {Kind::Brier},
                                      {Kind::Ece},
                                      {Kind::PredictedToObserved}});
    m_work.make(
        m_document.size(),
        [samples = m_document.scored(), sweep = m_document.sweep(),
         settings](const std::stop_token& stop) {
            return probabilityValues(samples, *sweep, settings, stop);
        },
        [this](auto values) {
            m_view->rates().setProbabilities(*std::move(values));
            showSentence(m_row);
        });
}

void RatesPanel::showSentence(int row)
{
    m_row = std::clamp(row, 0, m_view->rates().rowCount() - 1);
    m_sentence->setText(m_view->rates().sentence(m_row));
}

}  // namespace ui
