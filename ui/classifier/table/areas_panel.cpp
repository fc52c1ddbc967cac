// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/areas_panel.h"

#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/uncertainty/auc_bootstrap.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QLabel>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace ui {

namespace {

/// In design pixels.
constexpr double leastName = 96;
constexpr double leastAbout = 160;

using Sweep = std::shared_ptr<const core::ThresholdSweep>;

/// Input of the facts; valid as long as the document's samples.
struct Model {
    std::string name;
    core::ScoredLabels samples;
    Sweep sweep;
};

/// Empty for samples without groups.
struct Groups {
    std::span<const std::uint32_t> ofSample;
    std::size_t count = 0;
};

std::optional<AreaFacts::Part> partOf(const core::ThresholdSweep& sweep, double maxFpr)
{
    const auto part = maxFpr > 0 ? core::partialAuc(sweep, maxFpr) : std::nullopt;
    return part ? std::optional(AreaFacts::Part{part->area, part->standardised}) : std::nullopt;
}

/// None if stopped.
std::optional<AreaFacts> factsOf(const Model& front, const std::vector<Model>& others,
                                 const Groups& groups, const core::ClassifierSettings& settings,
                                 const std::stop_token& stop)
{
    const core::ThresholdSweep& sweep = *front.sweep;
    AreaFacts facts{core::auc(sweep),
                    core::weightedPairsOf(sweep),
                    sweep.isWeighted(),
                    core::delongInterval(sweep),
                    settings.fixedFpr,
                    partOf(sweep, settings.fixedFpr),
                    {},
                    {},
                    core::averagePrecision(sweep),
                    core::prTrapezoidArea(sweep),
                    settings.bins,
                    core::brierPartsByBin(sweep, settings)};
    if (groups.count > 0 && !stop.stop_requested())
        facts.grouped = core::groupedAuc(front.samples, groups.ofSample, groups.count, stop);
    for (const Model& other : others) {
        if (stop.stop_requested())
            return std::nullopt;
        facts.rivals.push_back(
            {other.name, core::delongTest({front.samples, sweep}, {other.samples, *other.sweep})});
    }
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(facts));
}

}  // namespace

AreasView::AreasView(QWidget* parent)
    : ReadTable(tr("AUC and intervals"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the rows")}});
    horizontalHeader()->hide();
}

void AreasView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    emit rowAttended(current.row());
}

void AreasView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const int whole = viewport()->width();
    const int number = contentsWidth(*this, AreasModel::Number);
    const int name =
        std::min(contentsWidth(*this, AreasModel::Name), std::max(whole / 3, theme.px(leastName)));
    setColumnWidth(AreasModel::Name, name);
    setColumnWidth(AreasModel::Number, number);
    setColumnWidth(AreasModel::About, std::max(theme.px(leastAbout), whole - name - number));
    wrapRows(*this, {AreasModel::Name, AreasModel::About});
}

AreasPanel::AreasPanel(ClassifierDocument& document, QWidget* parent)
    : SentencePanel(tr("AUC and intervals"), document, parent)
    , m_view(new AreasView(this))
    , m_resampling(this)
{
    keepMargins(*m_sentence, {10, 5, 10, 6});
    m_sentence->setAccessibleName(tr("The selected measure, explained"));
    addWidget(m_view, 1);
    addWidget(m_sentence);
    connect(m_view, &AreasView::rowAttended, this, &AreasPanel::showSentence);
    connect(&document, &ClassifierDocument::aboutToChange, &m_resampling, &SideWork::stop);
}

void AreasPanel::formatChanged()
{
    m_view->areas().setFormat(format());
    showSentence(m_row);
}

void AreasPanel::refresh()
{
    m_work.stop();
    m_resampling.stop();
    m_view->areas().setBootstrap({});
    m_view->setEmptyText(
        m_document.hasSamples()
            ? tr("Calculating…")
            : tr("Open or paste a table of labels and scores to see the areas under its curves."));
    if (!m_document.hasSamples()) {
        m_view->areas().setFacts({});
        showSentence(m_row);
        return;
    }
    const std::size_t shown = m_document.session().model;
    const auto modelAt = [this](std::size_t model) {
        return Model{m_document.samples().models[model].name, m_document.scored(model),
                     m_document.sweep(model)};
    };
    std::vector<Model> others;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        if (model != shown)
            others.push_back(modelAt(model));
    const core::Samples& samples = m_document.samples();
    const std::size_t amount = m_document.size() * (1 + others.size());
    m_work.make(
        amount,
        [front = modelAt(shown), others = std::move(others),
         groups = Groups{samples.groups, samples.groupNames.size()},
         settings = m_document.session().settings](const std::stop_token& stop) {
            return factsOf(front, others, groups, settings, stop);
        },
        [this](auto facts) {
            m_view->areas().setFacts(std::move(facts));
            showSentence(m_row);
        });
    const core::BootstrapRules rules;
    m_resampling.make(
        m_document.size() * rules.rounds,
        [front = modelAt(shown), rules](const std::stop_token& stop) {
            return core::bootstrapInterval({front.samples, *front.sweep}, rules, everyCore(), stop);
        },
        [this](auto interval) {
            m_view->areas().setBootstrap(interval);
            showSentence(m_row);
        });
}

void AreasPanel::showSentence(int row)
{
    m_row = std::max(row, 0);
    m_sentence->setText(m_view->areas().sentence(m_row));
}

}  // namespace ui
