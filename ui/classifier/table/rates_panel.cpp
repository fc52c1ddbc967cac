// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/rates_panel.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/calibration/normalised_entropy.h"
#include "core/classification/calibration/predicted_to_observed.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "ui/classifier/table/costs_view.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// In design pixels.
constexpr double leastRateName = 84;
constexpr int ratesAlways = 6;
constexpr int probabilitiesAlways = 3;

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
    core::Value logLoss = core::Undefined::NoSamples;
    try {
        logLoss = core::logLoss(samples, settings, [&stop](const core::LogLossTerm& term) {
            if (term.sample % stopEvery == 0 && stop.stop_requested())
                throw Stopped{};
        });
    } catch (const Stopped&) {
        return std::nullopt;
    }
    values.push_back({Kind::LogLoss, logLoss});
    values.push_back({Kind::Brier, core::brierScore(samples, settings.outside)});
    const auto curve = core::calibrationCurve(sweep, settings);
    values.push_back({Kind::Ece, curve ? core::Value(curve->ece) : core::Value(curve.error())});
    addEntropy(core::normalisedEntropy(logLoss, sweep), values);
    const auto predicted = core::predictedToObserved(sweep, settings.outside);
    values.push_back(predicted
                         ? ProbabilityValue{Kind::PredictedToObserved, predicted->ratio(),
                                            Quotient{predicted->predicted, predicted->observed}}
                         : ProbabilityValue{Kind::PredictedToObserved, predicted.error()});
    return values;
}

}  // namespace

RatesView::RatesView(RatesModel& model, Part part, const QString& name, QWidget* parent)
    : ReadTable(name, parent)
    , m_model(model)
    , m_part(part)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the rates")}});
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    connect(&model, &QAbstractItemModel::modelReset, this, &RatesView::fold);
    fold();
}

int RatesView::firstRow() const
{
    return m_part == Part::Rates ? 0 : m_model.rateRows();
}

int RatesView::endRow() const
{
    return m_part == Part::Rates ? m_model.rateRows() : m_model.rowCount();
}

int RatesView::leastRows() const
{
    return m_part == Part::Rates ? ratesAlways : probabilitiesAlways;
}

int RatesView::foldedRows() const
{
    return std::max(endRow() - firstRow() - leastRows(), 0);
}

void RatesView::setUnfolded(bool isUnfolded)
{
    m_isUnfolded = isUnfolded;
    fold();
}

void RatesView::fold()
{
    const int end = m_isUnfolded ? endRow() : std::min(endRow(), firstRow() + leastRows());
    for (int row = 0; row < m_model.rowCount(); ++row)
        setRowHidden(row, row < firstRow() || row >= end);
    shareWidth();
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
    // Names of two words take two lines; counts and numbers take one.
    const int counts = contentsWidth(*this, RatesModel::Formula);
    const int name =
        std::min(contentsWidth(*this, RatesModel::Name),
                 std::max({std::min(theme.px(leastRateName), viewport()->width() - counts - number),
                           viewport()->width() / 4, wordsWidth(*this, RatesModel::Name)}));
    // A number without its last digit would look whole.
    const int formula = std::max(viewport()->width() - name - number, 0);
    setColumnWidth(RatesModel::Name, name);
    setColumnWidth(RatesModel::Formula, formula);
    setColumnWidth(RatesModel::Number, number);
    wrapRows(*this, {RatesModel::Name, RatesModel::Formula});
    updateGeometry();
}

RatesPanel::RatesPanel(ClassifierDocument& document, QWidget* parent)
    : SentencePanel(tr("At this threshold"), document, parent)
    , m_column(&addScrolledColumn({}, 0))
    , m_heading(new QWidget(this))
{
    setShortTitle(tr("Rates"));
    QVBoxLayout& column = *m_column;
    m_view = addView(RatesView::Part::Rates, tr("Rates at this threshold"), column);
    m_moreRates = addLink(tr("More rates"), *m_view, column);
    auto* heading = new QHBoxLayout(m_heading);
    keepSpacing(*this, *heading, {6, 8, 6, 2});
    auto* title = new QLabel(tr("As probabilities"), m_heading);
    QFont strong;
    strong.setWeight(QFont::DemiBold);  // follows the panel's size
    title->setFont(strong);
    auto* remark = new QLabel(tr("no threshold"), m_heading);
    remark->setObjectName(QStringLiteral("caption"));
    heading->addWidget(title, 1);
    heading->addWidget(remark);
    column.addWidget(m_heading);
    m_probabilities =
        addView(RatesView::Part::Probabilities, tr("Rates and probabilities"), column);
    m_moreProbabilities = addLink(tr("More values of the probabilities"), *m_probabilities, column);
    column.addStretch();
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    keepMargins(*m_sentence, {10, 5, 10, 6});
    m_sentence->setAccessibleName(tr("How the rate is calculated"));
    addWidget(m_sentence);
    showLinks();
}

RatesView* RatesPanel::addView(RatesView::Part part, const QString& name, QVBoxLayout& column)
{
    auto* view = new RatesView(m_model, part, name, this);
    column.addWidget(view);
    connect(view, &RatesView::rowAttended, this, &RatesPanel::showSentence);
    return view;
}

QToolButton* RatesPanel::addLink(const QString& name, RatesView& view, QVBoxLayout& column)
{
    auto* link = new QToolButton(this);
    link->setObjectName(QStringLiteral("flat"));
    link->setFocusPolicy(Qt::StrongFocus);
    link->setAccessibleName(name);
    column.addWidget(link, 0, Qt::AlignLeft);
    connect(link, &QToolButton::clicked, this, [this, &view] {
        view.setUnfolded(!view.isUnfolded());
        showLinks();
    });
    return link;
}

void RatesPanel::showLinks()
{
    const bool hasProbabilities = !m_hasOnlyMain && m_model.rowCount() > m_model.rateRows();
    m_moreRates->setText(m_view->isUnfolded()
                             ? tr("Show fewer rates")
                             : tr("Show %n more rates", nullptr, m_view->foldedRows()));
    m_moreProbabilities->setText(m_probabilities->isUnfolded()
                                     ? tr("Show fewer")
                                     : tr("Show %n more", nullptr, m_probabilities->foldedRows()));
    m_moreRates->setVisible(!m_hasOnlyMain);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_heading, m_probabilities, m_moreProbabilities})
        part->setVisible(hasProbabilities);
}

void RatesPanel::follow(ClassifierDocument::Part part)
{
    if (part != ClassifierDocument::Part::Threshold)
        m_areProbabilitiesOwed = true;
    requestRefresh();
}

void RatesPanel::addCosts()
{
    m_costs = new CostsView(m_document, this);
    m_column->insertWidget(m_column->indexOf(m_heading), m_costs);
    QWidget* before = m_moreRates;
    for (QWidget* field : std::initializer_list<QWidget*>{&m_costs->falseAlarm(), &m_costs->miss(),
                                                          &m_costs->use()}) {
        setTabOrder(before, field);
        before = field;
    }
}

void RatesPanel::formatChanged()
{
    m_model.setFormat(format());
    if (m_costs)
        m_costs->refresh(format());
    showSentence(m_row);
}

void RatesPanel::setOnlyMain(bool only)
{
    m_hasOnlyMain = only;
    m_model.setOnlyMain(only);
    showLinks();
    showSentence(m_row);
}

void RatesPanel::refresh()
{
    if (std::exchange(m_areProbabilitiesOwed, false))
        refreshProbabilities();
    const core::ConfusionMatrix counts = m_document.counts();
    m_model.setCounts(
        counts, m_document.hasSamples()
                    ? core::squaredWeights(m_document.scored(), m_document.threshold(), counts)
                    : counts);
    if (m_costs)
        m_costs->refresh(format());
    showSentence(m_row);
}

void RatesPanel::refreshProbabilities()
{
    const core::ClassifierSettings& settings = m_document.session().settings;
    m_model.setSettings(settings);
    if (!m_document.hasSamples()) {
        m_work.stop();
        m_model.setProbabilities({});
        showLinks();
        return;
    }
    m_model.setProbabilities({{Kind::LogLoss},
                              {Kind::Brier},
                              {Kind::Ece},
                              {Kind::NormalisedEntropy},
                              {Kind::InformationGain},
                              {Kind::PredictedToObserved}});
    showLinks();
    m_work.make(
        m_document.size(),
        [samples = m_document.scored(), sweep = m_document.sweep(),
         settings](const std::stop_token& stop) {
            return probabilityValues(samples, *sweep, settings, stop);
        },
        [this](auto values) {
            m_model.setProbabilities(*std::move(values));
            showSentence(m_row);
        });
}

void RatesPanel::showSentence(int row)
{
    m_row = std::clamp(row, 0, m_model.rowCount() - 1);
    m_sentence->setText(m_model.line(m_row));
}

}  // namespace ui
