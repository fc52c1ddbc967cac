// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/model_table_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/rate_rule.h"

#include <algorithm>
#include <functional>

namespace ui {

namespace {

/// Whether any model has an interval in a measure that `matches`.
template <class Matches>
bool hasInterval(const core::SystemTable& facts, const core::ModelTableRules& rules,
                 Matches matches)
{
    for (std::size_t measure = 0; measure < rules.measures.size(); ++measure)
        for (const auto& row : facts.values)
            if (matches(rules.measures[measure]) && row[measure].interval)
                return true;
    return false;
}

auto isMeasure(std::string_view id)
{
    return [id](const core::ModelMeasure& measure) { return measure.id == id; };
}

/// How an AUC of 1 or 0 gets its interval; empty if no model has one.
QString separationSentence(const core::SystemTable& facts, const core::ModelTableRules& rules)
{
    for (std::size_t measure = 0; measure < rules.measures.size(); ++measure)
        for (const auto& row : facts.values)
            if (rules.measures[measure].id == "auc" && row[measure].interval)
                if (const QString rule = separationRule(row[measure].value); !rule.isEmpty())
                    return rule;
    return {};
}

bool isRate(const core::ModelMeasure& measure)
{
    return measure.rate.has_value();
}

bool hasRates(const core::ModelTableRules& rules)
{
    return std::ranges::any_of(rules.measures, isRate);
}

/// Matches rates whose intervals are computed by a method, with the usual one for shares.
auto isOf(core::RateIntervalMethod method)
{
    return [method](const core::ModelMeasure& measure) {
        return measure.rate && core::intervalMethod(*measure.rate) == method;
    };
}

QString shareIntervalsSentence(core::RateIntervalMethod ofShares, bool isWeighted)
{
    if (ofShares == core::RateIntervalMethod::ClopperPearson)
        return isWeighted ? Wording::tr("95% intervals of rates: Clopper–Pearson (exact), with "
                                        "Kish’s effective sample size for the weights.")
                          : Wording::tr("95% intervals of rates: Clopper–Pearson (exact).");
    return isWeighted ? Wording::tr("95% intervals of rates: Wilson score method, with Kish’s "
                                    "effective sample size for the weights.")
                      : Wording::tr("95% intervals of rates: Wilson score method.");
}

QString intervalSentences(const core::SystemTable& facts, const core::ModelTableRules& rules,
                          bool isWeighted)
{
    if (rules.clusters)
        return rules.bootstrap
                   ? joinedSentences(
                         {Wording::tr("95% intervals: bootstrap of %1 clusters, each drawn as a "
                                      "whole (%2 rounds, seed %3).")
                              .arg(countText(rules.clusters->count),
                                   countText(rules.bootstrap->rounds))
                              .arg(rules.bootstrap->seed),
                          fewClustersSentence(rules.clusters->count)})
                   : QString();
    QStringList sentences;
    const QString resampled = rules.bootstrap
                                  ? Wording::tr("stratified bootstrap (%1 rounds, seed %2)")
                                        .arg(countText(rules.bootstrap->rounds))
                                        .arg(rules.bootstrap->seed)
                                  : QString();
    if (hasInterval(facts, rules, isMeasure("auc")))
        sentences << (isWeighted ? Wording::tr("95% intervals of AUC: %1.").arg(resampled)
                                 : Wording::tr("95% intervals of AUC: DeLong’s method."));
    if (!isWeighted)
        sentences << separationSentence(facts, rules);
    if (hasInterval(facts, rules, isMeasure("average_precision")))
        sentences << Wording::tr("95% intervals of average precision (AP): %1.").arg(resampled);
    if (hasInterval(facts, rules, isOf(core::RateIntervalMethod::Wilson)))
        sentences << shareIntervalsSentence(rules.ofShares, isWeighted);
    if (hasInterval(facts, rules, isOf(core::RateIntervalMethod::Logit)))
        sentences << Wording::tr("95% intervals of %1: logit method.")
                         .arg(rateTitle(core::ThresholdMetric::F, rules.settings.beta));
    if (hasInterval(facts, rules, isOf(core::RateIntervalMethod::FisherZ)))
        sentences << Wording::tr("95% intervals of MCC, kappa, Youden’s J and balanced accuracy: "
                                 "delta method on Fisher’s z scale.");
    if (hasInterval(facts, rules, isOf(core::RateIntervalMethod::Log)))
        sentences << (isWeighted
                          ? Wording::tr("95% intervals of likelihood and odds ratios and lift: log "
                                        "method, with Kish’s effective sample size for the "
                                        "weights.")
                          : Wording::tr("95% intervals of likelihood and odds ratios and lift: "
                                        "log method."));
    if (hasInterval(facts, rules, [](const core::ModelMeasure& measure) {
            return measure.id.starts_with("calibration_");
        }))
        sentences << Wording::tr("95% intervals of calibration: Wald’s, from logistic regression "
                                 "on the log odds of the probabilities.");
    if (hasInterval(facts, rules, isMeasure("observed_to_expected")))
        sentences << Wording::tr("95% intervals of O:E: log method.");
    if (hasInterval(facts, rules, [](const core::ModelMeasure& measure) {
            return measure.id == "log_loss" || measure.id == "brier";
        }))
        sentences << Wording::tr("95% intervals of log loss and Brier score: Wald’s for a mean.");
    if (hasInterval(facts, rules, isMeasure("scaled_brier")))
        sentences << Wording::tr("95% intervals of the scaled Brier score: delta method.");
    if (hasInterval(facts, rules,
                    [](const core::ModelMeasure& measure) { return measure.resampled != nullptr; }))
        sentences << Wording::tr("95% intervals of ECE, ICI, E50 and E90: bootstrap of all samples "
                                 "(%1 rounds, seed %2).")
                         .arg(countText(rules.bootstrap->rounds))
                         .arg(rules.bootstrap->seed);
    return joinedSentences(sentences);
}

QString testSentence(const core::SystemTable& facts, const core::ModelTableRules& rules,
                     bool isWeighted)
{
    for (std::size_t measure = 0; measure < facts.measures.size(); ++measure)
        if (facts.baseline && core::hasTests(facts, measure))
            return (isWeighted
                        ? Wording::tr("p is from the paired bootstrap of AUC against %1 (%2 "
                                      "rounds, seed %3), Holm-adjusted.")
                              .arg(QString::fromStdString(facts.systems[*facts.baseline]),
                                   countText(rules.bootstrap->rounds))
                              .arg(rules.bootstrap->seed)
                        : Wording::tr("p is from DeLong’s test of AUC against %1, Holm-adjusted.")
                              .arg(QString::fromStdString(facts.systems[*facts.baseline])));
    return {};
}

QString markSentence(const core::SystemTable& facts, BestMark mark)
{
    for (std::size_t system = 0; system < facts.systems.size(); ++system)
        for (std::size_t measure = 0; measure < facts.measures.size(); ++measure)
            if (core::isBest(facts, system, measure))
                return mark == BestMark::Bold
                           ? Wording::tr("The best value in each column is bold.")
                           : Wording::tr(
                                 "The best value in each column is marked with an asterisk (*).");
    return {};
}

}  // namespace

QString modelMeasureHeading(std::string_view id, double beta)
{
    if (id == "auc")
        return Wording::tr("AUC");
    if (id == "average_precision")
        return Wording::tr("AP");
    if (id == "log_loss")
        return Wording::tr("Log loss");
    if (id == "brier")
        return Wording::tr("Brier");
    if (id == "ece")
        return Wording::tr("ECE");
    if (id == "normalised_entropy")
        return Wording::tr("NE");
    if (id == "relative_information_gain")
        return Wording::tr("RIG");
    if (id == "predicted_to_observed")
        return Wording::tr("PCOC");
    if (id == "calibration_in_the_large")
        return Wording::tr("Calibration in the large");
    if (id == "calibration_slope")
        return Wording::tr("Calibration slope");
    if (id == "calibration_intercept")
        return Wording::tr("Calibration intercept");
    if (id == "observed_to_expected")
        return Wording::tr("O:E");
    if (id == "scaled_brier")
        return Wording::tr("Scaled Brier");
    if (id == "ici")
        return Wording::tr("ICI");
    if (id == "e50")
        return Wording::tr("E50");
    if (id == "e90")
        return Wording::tr("E90");
    const core::ModelMeasure* measure = core::modelMeasureOf(id);
    return measure && measure->rate ? rateTitle(*measure->rate, beta)
                                    : QString::fromUtf8(id.data(), static_cast<int>(id.size()));
}

QString modelTableCaption(const core::SystemTable& facts, const core::ModelTableRules& rules,
                          bool isWeighted, BestMark mark, const QString& ratesAt)
{
    return joinedSentences({hasRates(rules) ? ratesAt : QString(),
                            intervalSentences(facts, rules, isWeighted),
                            testSentence(facts, rules, isWeighted), markSentence(facts, mark)});
}

QString fewClustersSentence(std::size_t clusters)
{
    constexpr std::size_t enough = 20;
    return clusters < enough
               ? Wording::tr("With fewer than about %1 clusters, these intervals are too narrow.")
                     .arg(enough)
               : QString();
}

core::Table modelTable(const core::SystemTable& facts, const core::ModelTableRules& rules,
                       const ValueWords& words)
{
    QStringList headings;
    for (const core::SystemMeasure& measure : facts.measures)
        headings << modelMeasureHeading(measure.id, rules.settings.beta);
    core::Table table = systemTable(facts, Wording::tr("Model"), headings, words);
    // Two tables of a paper differ in their columns.
    table.label = "models";
    if (!rules.measures.empty() && rules.measures.front().id != "auc")
        table.label += "-" + std::string(rules.measures.front().id);
    if (!hasRates(rules) ||
        std::ranges::adjacent_find(rules.ofModels, std::not_equal_to()) == rules.ofModels.end())
        return table;
    table.columns.insert(table.columns.begin() + 1, {Wording::tr("Threshold").toStdString(), true});
    for (std::size_t model = 0; model < table.rows.size(); ++model)
        table.rows[model].insert(table.rows[model].begin() + 1,
                                 valueCell(rules.ofModels[model], words));
    return table;
}

core::Table aucTestTable(std::span<const core::AucTest> tests, std::span<const std::string> models,
                         const ValueWords& words, std::optional<double> margin,
                         const std::optional<core::BootstrapRules>& bootstrap)
{
    core::Table table;
    QStringList caption{
        bootstrap
            ? Wording::tr("Paired bootstrap of the models’ weighted AUCs (%1 rounds, seed %2): "
                          "the second minus the first, with its 95% interval. p is given raw and "
                          "Holm-adjusted across these pairs.")
                  .arg(countText(bootstrap->rounds))
                  .arg(bootstrap->seed)
            : Wording::tr(
                  "DeLong’s paired test of the models’ AUCs: the second minus the first, with "
                  "its 95% interval. p is given raw and Holm-adjusted across these pairs.")};
    if (margin)
        caption << Wording::tr("Non-inferiority: the one-sided p of the hypothesis that the second "
                               "model’s AUC is lower by %1 or more.")
                       .arg(words(core::Value(*margin)));
    table.caption = joinedSentences(caption).toStdString();
    table.label = "auc-tests";
    table.isWide = true;
    table.columns = {{Wording::tr("First").toStdString(), false},
                     {Wording::tr("Second").toStdString(), false},
                     {Wording::tr("ΔAUC").toStdString(),
                      true,
                      {Wording::tr("ΔAUC, 95% CI: lower end").toStdString(),
                       Wording::tr("ΔAUC, 95% CI: upper end").toStdString()}},
                     {"z", true},
                     {"p", true},
                     {Wording::tr("p (Holm)").toStdString(), true}};
    if (margin)
        table.columns.push_back({Wording::tr("p (non-inferior)").toStdString(), true});
    for (const core::AucTest& test : tests) {
        std::vector<core::TableCell> row{{models[test.first]}, {models[test.second]}};
        if (const auto& found = test.comparison) {
            row.push_back(valueCell(found->difference, words));
            row.back().ends = {valueCell(found->low, words), valueCell(found->high, words)};
            row.push_back({QString::number(found->z, 'f', 2).toStdString(), found->z});
            row.push_back({pValueText(found->pValue).toStdString(), found->pValue});
            row.push_back({pValueText(*test.adjusted).toStdString(), test.adjusted});
            if (margin) {
                const double p = core::nonInferiorityP(*found, *margin);
                row.push_back({pValueText(p).toStdString(), p});
            }
        } else {
            row.push_back({undefinedText(found.error()).toStdString()});
            row.resize(table.columns.size());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace ui
