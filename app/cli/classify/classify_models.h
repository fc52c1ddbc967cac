// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_details.h"
#include "app/cli/classify/classify_input.h"
#include "app/cli/classify/classify_output.h"
#include "core/classification/samples/threshold_sweep.h"

#include <string>
#include <vector>

namespace cli {

/// The contents of a table of models.
struct ModelsOptions {
    std::string columns = "auc,average_precision";
    std::optional<double> margin;  ///< of non-inferiority; at least 0
    std::string baseline;          ///< a model's name, "best" or "none"; default: the first
};

/// Whether every score is a probability.
bool areProbabilities(const core::SweptSamples& of);

/// Adds `--columns` and `--baseline`.
void addModelsOptions(OptionSet command, ModelsOptions& options);

/// A sweep of every model in the input.
class SweptModels {
public:
    /// @param input must outlive it
    explicit SweptModels(const SamplesToClassify& input);
    SweptModels(const SweptModels&) = delete;
    SweptModels& operator=(const SweptModels&) = delete;

    std::size_t size() const { return m_named.size(); }
    const core::SweptSamples& at(std::size_t model) const { return m_named[model].of; }
    std::span<const core::NamedModel> named() const { return m_named; }

private:
    std::vector<core::ScoredLabels> m_scored;
    std::vector<core::ThresholdSweep> m_sweeps;
    std::vector<core::NamedModel> m_named;
};

/// Compares the models, or returns what is wrong with the options.
/// @param thresholds each model's own
core::Result<ModelsReport, std::string> modelsReport(const SweptModels& models,
                                                     const SamplesToClassify& input,
                                                     const std::vector<double>& thresholds,
                                                     const ModelsOptions& options,
                                                     const DetailOptions& details);

/// @param thresholds each model's own
/// @param isLeftOut whether to measure the samples without each subgroup, too
SlicesReport slicesReport(const SweptModels& models, const SamplesToClassify& input,
                          const std::vector<double>& thresholds, const core::SampleColumn& column,
                          bool showsDifferences, const DetailOptions& details, bool isLeftOut);

/// Tests every pair of models at the thresholds of their reports.
std::vector<DecisionTestsOfPair> decisionTestsOf(const SweptModels& models,
                                                 const std::vector<ModelReport>& reports);

/// @param input has groups
GroupsReport groupsReport(const SweptModels& models, const SamplesToClassify& input,
                          core::GroupWeights weights);

}  // namespace cli
