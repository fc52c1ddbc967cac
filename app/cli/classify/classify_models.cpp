// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_models.h"

#include "app/cli/option/choice.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/uncertainty/net_benefit_interval.h"
#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <thread>

namespace cli {

namespace {

using Measures = core::Result<std::vector<core::ModelMeasure>, std::string>;

core::Threads everyThread()
{
    return core::Threads(std::thread::hardware_concurrency());
}

std::vector<std::string> knownMeasures()
{
    std::vector<std::string> known;
    for (const core::ModelMeasure& measure : core::modelMeasures())
        known.emplace_back(measure.id);
    return known;
}

Measures measuresIn(std::string_view columns)
{
    std::vector<core::ModelMeasure> measures;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = columns.find(',');
        const std::string_view id = columns.substr(0, end);
        const core::ModelMeasure* measure = core::modelMeasureOf(id);
        if (!measure)
            return "--columns: " + notAChoice(std::string(id), knownMeasures());
        measures.push_back(*measure);
        if (end != std::string_view::npos)
            columns.remove_prefix(end + 1);
    }
    return measures;
}

/// The model with the highest AUC; the first if tied.
std::size_t bestOf(const SweptModels& models)
{
    std::size_t best = 0;
    for (std::size_t model = 1; model < models.size(); ++model)
        if (core::auc(models.at(model).sweep).valueOr(0) >
            core::auc(models.at(best).sweep).valueOr(0))
            best = model;
    return best;
}

core::Result<std::optional<std::size_t>, std::string> baselineOf(const SweptModels& models,
                                                                 const std::string& name)
{
    using Found = std::optional<std::size_t>;
    if (name == "none")
        return Found();
    if (name == "best")
        return Found(bestOf(models));
    if (name.empty())
        return Found(0);
    std::vector<std::string> known;
    for (const core::NamedModel& model : models.named())
        known.push_back(model.name);
    const auto model = std::find(known.begin(), known.end(), name);
    if (model == known.end())
        return "--baseline: " + notAChoice(name, known);
    return Found(static_cast<std::size_t>(model - known.begin()));
}

DecisionTestsOfPair decisionTestsOfPair(const SweptModels& models,
                                        const std::vector<ModelReport>& reports, std::size_t first,
                                        std::size_t second)
{
    const core::SweptSamples& before = models.at(first);
    const core::SweptSamples& after = models.at(second);
    const double ofFirst = *reports[first].atThreshold.threshold;
    const double ofSecond = *reports[second].atThreshold.threshold;
    const core::PairedOutcomes outcomes =
        core::pairedOutcomes(before.samples, ofFirst, after.samples, ofSecond);
    const bool isWeighted = before.sweep.isWeighted();
    DecisionTestsOfPair pair{first, second, core::decisionTests(outcomes, isWeighted)};
    if (!isWeighted && ofFirst == ofSecond && areProbabilities(before) && areProbabilities(after))
        pair.netBenefit = core::netBenefitDifference(
            outcomes, core::positiveProbability(ofFirst, before.sweep.higherIsPositive()));
    return pair;
}

}  // namespace

bool areProbabilities(const core::SweptSamples& of)
{
    return !core::whyNoProbabilities(of.sweep, core::Outside::Undefined);
}

void addModelsOptions(OptionSet command, ModelsOptions& options)
{
    command.add("--columns", "NAMES", options.columns,
                "Columns of the table of models, separated by commas (default: "
                "auc,average_precision). Available: " +
                    core::listText(knownMeasures()) + ".");
    command.add("--baseline", "MODEL", options.baseline,
                "Model to test the AUC of the other models against: its name, best or none "
                "(default: the first model).");
    command
        .add("--margin", "D", options.margin,
             "Smallest loss of AUC that would matter. For each pair of models, also test the "
             "hypothesis that the second loses D or more, and print the one-sided p value "
             "(non-inferiority).")
        .between(0, 1, "a number from 0 to 1");
}

SweptModels::SweptModels(const SamplesToClassify& input)
{
    const std::size_t count = input.samples.models.size();
    m_scored.reserve(count);
    m_sweeps.reserve(count);
    for (std::size_t model = 0; model < count; ++model) {
        m_scored.push_back(
            core::scoredLabels(input.samples, model, input.positive, input.higherIsPositive));
        m_sweeps.emplace_back(m_scored.back(), everyThread());
        m_named.push_back({input.samples.models[model].name, {m_scored.back(), m_sweeps.back()}});
    }
}

core::Result<ModelsReport, std::string> modelsReport(const SweptModels& models,
                                                     const SamplesToClassify& input,
                                                     const std::vector<double>& thresholds,
                                                     const ModelsOptions& options,
                                                     const DetailOptions& details)
{
    const auto measures = measuresIn(options.columns);
    if (!measures)
        return measures.error();
    const auto baseline = baselineOf(models, options.baseline);
    if (!baseline)
        return baseline.error();
    ModelsReport report;
    report.rules.measures = *measures;
    report.rules.baseline = *baseline;
    report.rules.settings = input.settings;
    report.rules.bootstrap = details.bootstrap;
    report.rules.ofShares = details.ofShares;
    report.rules.clusters = details.drawnClusters();
    report.rules.ofModels = thresholds;
    report.facts = core::modelTable(models.named(), report.rules, everyThread());
    report.isWeighted = !input.samples.weights.empty();
    std::vector<core::SweptSamples> swept;
    for (const core::NamedModel& model : models.named())
        swept.push_back(model.of);
    if (!details.clusters)
        report.tests = core::aucTestsOfPairs(swept, everyThread(), {}, details.bootstrap);
    report.margin = options.margin;
    return report;
}

SlicesReport slicesReport(const SweptModels& models, const SamplesToClassify& input,
                          const std::vector<double>& thresholds, const core::SampleColumn& column,
                          bool showsDifferences, const DetailOptions& details, bool isLeftOut)
{
    SlicesReport report{column.name, column.names, {}, showsDifferences};
    for (std::size_t model = 0; model < models.size(); ++model) {
        const core::ScoredLabels& samples = models.at(model).samples;
        const core::SubgroupRules rules{thresholds[model], input.settings, details.ofShares,
                                        isLeftOut};
        report.ofModel.push_back(core::slicesOf(samples, column.of, column.names.size(),
                                                rules.threshold, input.settings));
        report.subgroups.push_back(
            core::subgroupsOf(samples, column.of, column.names.size(), rules));
    }
    return report;
}

std::vector<DecisionTestsOfPair> decisionTestsOf(const SweptModels& models,
                                                 const std::vector<ModelReport>& reports)
{
    std::vector<DecisionTestsOfPair> pairs;
    for (std::size_t first = 0; first < models.size(); ++first)
        for (std::size_t second = first + 1; second < models.size(); ++second)
            pairs.push_back(decisionTestsOfPair(models, reports, first, second));
    return pairs;
}

GroupsReport groupsReport(const SweptModels& models, const SamplesToClassify& input,
                          core::GroupWeights weights)
{
    const core::Samples& samples = input.samples;
    GroupsReport report{weights, samples.groupNames, {}};
    for (const core::NamedModel& model : models.named())
        report.ofModel.push_back(
            core::groupedAuc(model.of.samples, samples.groups, samples.groupNames.size()));
    return report;
}

}  // namespace cli
