// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/run_mean.h"

#include "core/collections/comparison/run_comparison.h"
#include "core/rankings/evaluation/list_under_rules.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/language/wording.h"

#include <algorithm>

namespace ui {

namespace {

/// The exact values of a run's queries under a definition.
core::ExactValue exactValues(const CollectionDocument& document, std::size_t run)
{
    const core::EvaluationRules rules = document.rules();
    if (!document.hasLists() || rules.rounding != core::Rounding::None ||
        rules.scope == core::JudgmentScope::AnyQuery)
        return [](const std::string&) { return std::nullopt; };
    return [rules, run, collection = document.sharedCollection(), edits = document.edits(),
            top = document.evaluation().topGrade,
            evaluator = core::Evaluator(document.definition())](const std::string& query) {
        return evaluator.exact(core::judgedRanking(
            core::listUnder(rules, core::listOf(*collection, edits, query, run)), rules.ties, top));
    };
}

}  // namespace

std::function<core::WrittenMean(const std::stop_token&)>
runMeanWork(const CollectionDocument& document, std::size_t run)
{
    return [definition = document.definition(), column = document.measure(),
            queries = document.evaluation().runs[run].queries,
            exactOf = exactValues(document, run)](const std::stop_token& stop) {
        return core::writtenMean(definition, queries, column,
                                 [&](const std::string& query) -> std::optional<core::Fraction> {
                                     return stop.stop_requested() ? std::nullopt : exactOf(query);
                                 });
    };
}

QString weightedMeanText(const CollectionDocument& document, std::size_t run,
                         const NumberFormat& format)
{
    return Wording::tr("The weighted mean of %1 in “%2” is %3: the value of each query times its "
                       "weight (%4), summed and divided by the sum of the weights.")
        .arg(QString::fromStdString(core::toText(document.definition())), document.runName(run),
             valueText(document.evaluation().runs[run].means[document.measure()], format),
             QString::fromStdString(document.collection().weights->source));
}

QString comparedMeanSentence(const CollectionDocument& document, std::size_t run,
                             const core::WrittenMean& mean, const NumberFormat& format)
{
    if (!document.hasTwoRuns())
        return {};
    const auto comparison = std::ranges::find(document.comparisons(), document.measure(),
                                              &core::RunComparison::definition);
    if (comparison == document.comparisons().end() || comparison->queries == 0 ||
        comparison->queries >= mean.count)
        return {};
    const double compared = run == document.runA() ? comparison->meanA : comparison->meanB;
    return Wording::tr("A and B are compared over the %1 queries that count in both means. Over "
                       "these queries, this mean is %2.")
        .arg(format.locale.toString(static_cast<qulonglong>(comparison->queries)),
             valueText(compared, format));
}

}  // namespace ui
