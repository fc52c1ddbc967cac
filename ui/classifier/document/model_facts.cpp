// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/model_facts.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"

namespace ui {

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

core::ModelTableRules modelTableRules(const ClassifierDocument& document,
                                      const std::vector<std::string_view>& measures)
{
    core::ModelTableRules rules;
    for (const std::string_view id : measures)
        rules.measures.push_back(*core::modelMeasureOf(id));
    rules.baseline = document.session().model;
    rules.threshold = document.threshold();
    rules.settings = document.session().settings;
    return rules;
}

std::vector<std::string_view> usualModelMeasures()
{
    return {"auc", "average_precision", "log_loss", "brier", "ece"};
}

}  // namespace ui
