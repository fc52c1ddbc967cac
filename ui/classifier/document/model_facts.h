// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/model_table.h"

#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

class ClassifierDocument;

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

/// The document's settings and threshold, with tests against the current model.
/// @param measures ids of core::modelMeasures()
core::ModelTableRules modelTableRules(const ClassifierDocument& document,
                                      const std::vector<std::string_view>& measures);

/// AUC, average precision, log loss, Brier score and ECE.
std::vector<std::string_view> usualModelMeasures();

}  // namespace ui
