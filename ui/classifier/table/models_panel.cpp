// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/models_panel.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/tables/model_table_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/text_size.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

namespace ui {

namespace {

/// The data behind a table of models, safe to use in another thread. Valid until the samples, or
/// how they are read, are about to change.
class ModelFacts {
public:
    explicit ModelFacts(const ClassifierDocument& document);

    std::size_t size() const { return m_models.size(); }
    /// As core::modelTable().
    core::SystemTable table(const core::ModelTableRules& rules, const core::Threads& threads,
                            const std::stop_token& stop = {}) const;

private:
    struct Model {
        std::string name;
        core::ScoredLabels samples;
        std::shared_ptr<const core::ThresholdSweep> sweep;
    };
    std::vector<Model> m_models;
};

ModelFacts::ModelFacts(const ClassifierDocument& document)
{
    const ModelNames names(document);
    for (std::size_t model = 0; model < document.samples().models.size(); ++model)
        m_models.push_back(
            {names.orColumn(model).toStdString(), document.scored(model), document.sweep(model)});
}

core::SystemTable ModelFacts::table(const core::ModelTableRules& rules,
                                    const core::Threads& threads, const std::stop_token& stop) const
{
    std::vector<core::NamedModel> models;
    for (const Model& model : m_models)
        models.push_back({model.name, {model.samples, *model.sweep}});
    return core::modelTable(models, rules, threads, stop);
}

/// The document's settings and threshold, with tests against the current model.
/// @param measures ids of core::modelMeasures()
core::ModelTableRules modelTableRules(const ClassifierDocument& document,
                                      const std::vector<std::string_view>& measures)
{
    core::ModelTableRules rules;
    for (const std::string_view id : measures)
        rules.measures.push_back(*core::modelMeasureOf(id));
    rules.baseline = document.session().model;
    rules.ofModels = document.thresholds();
    rules.settings = document.session().settings;
    return rules;
}

/// AUC, average precision, log loss, Brier score and ECE.
std::vector<std::string_view> usualModelMeasures()
{
    return {"auc", "average_precision", "log_loss", "brier", "ece"};
}

}  // namespace

ModelsPanel::ModelsPanel(ClassifierDocument& document, QWidget* parent)
    : SentencePanel(tr("Models"), document, parent)
    , m_view(new PlainTableView(tr("Models"), this))
    , m_columns(&addMenu(tr("Columns of the models table"), tr("Choose columns")))
    , m_clusters(new QAction(tr("Resample whole groups"), this))
    , m_measures(usualModelMeasures())
    , m_resampling(this)
{
    m_view->setModel(&m_model);
    m_view->setChoice(tr("Make this the current model"));
    keepMargins(*m_sentence, {10, 5, 10, 6});
    m_sentence->setAccessibleName(tr("How the models’ values are calculated"));
    fillMenu(*m_columns->menu());
    addWidget(m_view, 1);
    addWidget(m_sentence);
    connect(m_view, &PlainTableView::chosen, this, [this](int row) {
        m_document.setModel(static_cast<std::size_t>(m_model.placeOf(row)));
    });
    connect(&document, &ClassifierDocument::aboutToChange, &m_resampling, &SideWork::stop);
}

void ModelsPanel::follow(ClassifierDocument::Part part)
{
    if (part != ClassifierDocument::Part::Threshold || showsRates())
        requestRefresh();
}

void ModelsPanel::fillMenu(QMenu& menu)
{
    for (const core::ModelMeasure& measure : core::modelMeasures()) {
        QAction* action = menu.addAction(modelMeasureHeading(measure.id, 1));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(m_measures, measure.id) != m_measures.end());
        keepSwitch(*action, QString::fromUtf8(measure.id));
        connect(action, &QAction::toggled, this,
                [this, id = measure.id](bool isShown) { setShown(id, isShown); });
    }
    menu.addSeparator();
    m_clusters->setCheckable(true);
    m_clusters->setToolTip(
        tr("Computes intervals by a bootstrap of whole groups, for samples that are not "
           "independent, such as several rows for one patient. This turns off the tests."));
    keepSwitch(*m_clusters, QStringLiteral("clusters"));
    menu.addAction(m_clusters);
    menu.setToolTipsVisible(true);
    connect(m_clusters, &QAction::toggled, this, &ModelsPanel::requestRefresh);
}

void ModelsPanel::setShown(std::string_view measure, bool isShown)
{
    std::vector<std::string_view> shown;
    for (const core::ModelMeasure& each : core::modelMeasures()) {
        const bool was = std::ranges::find(m_measures, each.id) != m_measures.end();
        if (each.id == measure ? isShown : was)
            shown.push_back(each.id);
    }
    m_measures = std::move(shown);
    requestRefresh();
}

bool ModelsPanel::showsRates() const
{
    return std::ranges::any_of(
        m_measures, [](std::string_view id) { return core::modelMeasureOf(id)->rate.has_value(); });
}

/// Computes everything except resampled intervals first, because those take long.
void ModelsPanel::refresh()
{
    m_work.stop();
    m_resampling.stop();
    m_isResampled = false;
    m_view->setEmptyText(
        m_document.hasSamples()
            ? tr("Calculating…")
            : tr("Open or paste a table of labels and scores to compare its models side by side."));
    if (!m_document.hasSamples()) {
        m_facts = {};
        showTable();
        return;
    }
    const std::size_t amount = m_document.size() * m_document.samples().models.size();
    core::ModelTableRules rules = modelTableRules(m_document, m_measures);
    const core::Samples& samples = m_document.samples();
    m_clusters->setEnabled(samples.groupNames.size() > 1);
    if (m_clusters->isChecked() && m_clusters->isEnabled())
        rules.clusters = core::Clusters{samples.groups, samples.groupNames.size()};
    const core::BootstrapRules bootstrap = *rules.bootstrap;
    rules.bootstrap.reset();
    workOut(m_work, amount, rules);
    rules.bootstrap = bootstrap;
    workOut(m_resampling, amount * bootstrap.rounds, rules);
}

void ModelsPanel::workOut(SideWork& work, std::size_t amount, core::ModelTableRules rules)
{
    work.make(
        amount,
        [models = ModelFacts(m_document), rules](const std::stop_token& stop) {
            return models.table(rules, everyCore(), stop);
        },
        [this, rules](auto facts) {
            if (!rules.bootstrap && m_isResampled)
                return;
            m_isResampled = rules.bootstrap.has_value();
            m_facts = std::move(facts);
            m_rules = rules;
            showTable();
        });
}

void ModelsPanel::showTable()
{
    if (m_facts.systems.empty()) {
        m_model.setTable({});
        m_sentence->clear();
        return;
    }
    m_model.setTable(named([this] {
        return modelTable(m_facts, m_rules,
                          [this](const core::Value& value) { return valueText(value, format()); });
    }));
    m_model.setCurrent(static_cast<int>(m_document.session().model));
    m_sentence->setText(
        modelTableCaption(m_facts, m_rules, !m_document.samples().weights.empty(), BestMark::Bold,
                          ratesAtSentence(m_document, ModelNames(m_document), format())));
}

QString ModelsPanel::tableCaption() const
{
    return joinedSentences({sentence(), samplesCaption(m_document)});
}

}  // namespace ui
