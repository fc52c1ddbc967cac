// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/library.h"

#include "core/foundation/text/ascii.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {

namespace {

using enum RankOrder;
using enum ScorePrecision;

constexpr EvaluationRules over(MissingRule missing, JudgmentScope scope = JudgmentScope::OwnQuery)
{
    EvaluationRules rules;
    rules.missing = missing;
    rules.scope = scope;
    return rules;
}

/// For libraries whose input is lists with labels, without documents outside them.
constexpr EvaluationRules overLists(NoValueRule noValue, TieRule ties = TieRule::AsOrdered)
{
    EvaluationRules rules;
    rules.noValue = noValue;
    rules.scope = JudgmentScope::RetrievedOnly;
    rules.ties = ties;
    return rules;
}

constexpr EvaluationRules bothFiles = over(MissingRule::Skip);
constexpr EvaluationRules everyJudged = over(MissingRule::Zero);

Settings of(std::string_view convention)
{
    const Convention* known = conventionNamed(convention);
    assert(known);
    return known->rules.settings;
}

Settings ofRanx(std::string_view convention)
{
    Settings settings = of(convention);
    settings.rbpGain = RbpGain::Raw;
    return settings;
}

Settings ofGdeval()
{
    Settings settings = of("gdeval");
    settings.topGrade = 4;
    return settings;
}

/// Programs that evaluate the results of a search engine: gain 2^grade - 1, and P over the number
/// returned if that is less than k.
Settings ofSearch(IdealPool ideal)
{
    Settings settings;
    settings.gain = Gain::Exponential;
    settings.earners = Earners::AsGiven;
    settings.ideal = ideal;
    settings.precisionDenominator = PrecisionDenominator::Retrieved;
    return settings;
}

/// Its ERR has grades up to 3.
Settings ofQuepid()
{
    Settings settings = ofSearch(IdealPool::AllJudged);
    settings.topGrade = 3;
    return settings;
}

/// A document is relevant if it is judged, regardless of its grade.
Settings ofRre()
{
    Settings settings = ofSearch(IdealPool::AllJudged);
    settings.relevantFrom = 0;
    settings.rrTarget = RrTarget::HighestGrade;
    settings.topGrade = 3;
    return settings;
}

Settings ofJudgedProvider()
{
    Settings settings = of("trec_eval");
    settings.judgedCount = JudgedCount::All;
    return settings;
}

Settings ofCompatProvider()
{
    Settings settings = of("trec_eval");
    settings.overlapDepth = OverlapDepth::Lists;
    return settings;
}

constexpr EvaluationRules dropping(EvaluationRules rules)
{
    rules.ownDocument = OwnDocument::Drop;
    return rules;
}

constexpr EvaluationRules rounding(EvaluationRules rules, Rounding to)
{
    rules.rounding = to;
    return rules;
}

constexpr std::array anyTieOrder{Departure::TieOrder};
constexpr std::array ofTorchmetrics{Departure::TieOrder, Departure::PositiveScores};
constexpr std::array newerThan13{Departure::NegativeRefused};
constexpr std::array departuresOfRre{Departure::RoundedTerms, Departure::BestRetrieved,
                                     Departure::UnjudgedGrade};

/// In tools that have CG, it sums the grades, regardless of DCG's gain.
bool isItsOwn(Parameter parameter, Measure measure)
{
    return measure == Measure::Cg && parameter == Parameter::Gain;
}

}  // namespace

std::span<const Library> libraries()
{
    static const std::array table{
        Library{"trec_eval 9.0.8",
                {of("trec_eval"), ScoreThenIdDescending, Float, bothFiles, true}},
        Library{"trec_eval 10", {of("trec_eval"), ScoreThenIdDescending, Double, bothFiles, true}},
        Library{"pytrec_eval", {of("trec_eval"), ScoreThenIdDescending, Float, bothFiles}},
        Library{"ir_measures", {of("trec_eval"), ScoreThenIdDescending, Float, everyJudged}},
        Library{"ir_measures msmarco",
                {of("trec_eval"), ScoreThenIdAscending, Double, everyJudged}},
        Library{"ir_measures judged",
                {ofJudgedProvider(), ScoreThenIdAscending, Double, everyJudged}},
        Library{"ir_measures compat",
                {ofCompatProvider(), ScoreThenIdAscending, Double, everyJudged}},
        Library{"ir_measures gdeval",
                {ofGdeval(), ScoreThenIdDescending, Double,
                 rounding(everyJudged, Rounding::FiveDecimals)}},
        // Documents are sorted with numba's argsort, a quicksort.
        Library{"ranx", {ofRanx("ranx"), ScoreThenFile, Double, bothFiles}, anyTieOrder},
        Library{
            "ranx Burges", {ofRanx("ranx Burges"), ScoreThenFile, Double, bothFiles}, anyTieOrder},
        // EvaluateRetrieval.evaluate, which removes the query's own document from the results.
        Library{"BEIR", {of("trec_eval"), ScoreThenIdDescending, Float, dropping(bothFiles)}},
        // EvaluateRetrieval.evaluate_custom: MRR, R_cap, Hole, Accuracy. It removes nothing itself,
        // but works on results that an earlier evaluate() has changed.
        Library{"BEIR own",
                {of("trec_eval"), ScoreThenFile, Double,
                 over(MissingRule::Zero, JudgmentScope::AnyQuery)}},
        Library{"MTEB", {of("trec_eval"), ScoreThenIdDescending, Float, bothFiles}},
        Library{"MTEB own",
                {of("trec_eval"), ScoreThenIdDescending, Double,
                 over(MissingRule::Skip, JudgmentScope::AnyQuery)}},
        Library{"Kaggle ml_metrics", {of("Kaggle, RecBole"), ScoreThenFile, Double, bothFiles}},
        // torch.topk returns documents with equal scores in any order.
        Library{"RecBole", {of("Kaggle, RecBole"), ScoreThenFile, Float, bothFiles}, anyTieOrder},
        Library{"scikit-learn",
                {of("scikit-learn"), ScoreThenFile, Double,
                 overLists(NoValueRule::Zero, TieRule::OneThreshold)},
                newerThan13},
        Library{"torchmetrics",
                {of("scikit-learn"), ScoreThenFile, Float,
                 overLists(NoValueRule::Zero, TieRule::AverageGain)},
                ofTorchmetrics},
        Library{"XGBoost 1.7",
                {of("XGBoost 1.7"), ScoreThenFile, Float, overLists(NoValueRule::One)}},
        Library{"XGBoost 1.7 minus",
                {of("XGBoost 1.7"), ScoreThenFile, Float, overLists(NoValueRule::Zero)}},
        Library{"LightGBM", {of("LightGBM"), ScoreThenFile, Double, overLists(NoValueRule::One)}},
        // Its own scorers nDCG, DCG, CG, AP, P, RR and ERR at k (db/scorers of version 8).
        Library{"Quepid", {ofQuepid(), ScoreThenFile, Double, everyJudged}},
        // DiscountedCumulativeGain, PrecisionAtK, RecallAtK, MeanReciprocalRank and
        // ExpectedReciprocalRank of org.elasticsearch.index.rankeval (8), with their defaults; the
        // search returns no more than k documents.
        Library{"Elasticsearch",
                {ofSearch(IdealPool::AsManyJudged), ScoreThenFile, Double, everyJudged}},
        // The same classes in org.opensearch.index.rankeval.
        Library{"OpenSearch",
                {ofSearch(IdealPool::AsManyJudged), ScoreThenFile, Double, everyJudged}},
        // Evaluation of org.opensearch.searchrelevance.metrics.calculator in 3.1 to 3.5. From 3.6
        // on, the threshold is the larger of half the query's best grade and the 90th percentile of
        // its grades, which a single threshold cannot express.
        Library{"OpenSearch Search Relevance 3.1",
                {ofSearch(IdealPool::AsManyJudged), ScoreThenFile, Double,
                 rounding(everyJudged, Rounding::TwoDecimals)}},
        // NDCGAtK, PrecisionAtK, RecallAtK, AveragePrecision, ReciprocalRank and
        // ExpectedReciprocalRank of io.sease.rre.core.domain.metrics.impl (1.0).
        Library{"RRE",
                {ofRre(), ScoreThenFile, Double, rounding(everyJudged, Rounding::Rre)},
                departuresOfRre},
    };
    return table;
}

bool dependsOnData(Departure departure)
{
    return departure == Departure::TieOrder || departure == Departure::NegativeRefused;
}

bool concerns(Departure departure, Measure measure)
{
    using enum Measure;
    switch (departure) {
    case Departure::TieOrder:
        return true;
    case Departure::PositiveScores:
        return measure == Ap || measure == Rr || measure == P || measure == Recall;
    case Departure::RoundedTerms:
        return measure == Ndcg || measure == Ap;
    case Departure::BestRetrieved:
        return measure == Rr;
    case Departure::UnjudgedGrade:
        return measure == Err;
    case Departure::NegativeRefused:
        return measure == Ndcg;
    }
    return false;
}

const Library* libraryNamed(std::string_view name)
{
    const auto all = libraries();
    const auto library = std::ranges::find_if(
        all, [name](const Library& known) { return equalsIgnoringCase(known.name, name); });
    return library == all.end() ? nullptr : &*library;
}

MeasureSpec asComputedBy(const Library& library, const MeasureSpec& definition)
{
    const Settings defaults;
    MeasureSpec computed = definition;
    for (const Parameter parameter : rowOf(definition.measure).parameters) {
        const ParameterRow& row = rowOf(parameter);
        if (!isItsOwn(parameter, definition.measure) &&
            row.text(definition.settings) == row.text(defaults))
            row.copy(library.rules.settings, computed.settings);
    }
    return normalised(computed);
}

Settings underLibrary(const Settings& settings, const Library& library, Measure measure)
{
    const Settings& own = library.rules.settings;
    Settings result = underConvention(settings, library.rules);
    if (own.relevantFrom != Settings().relevantFrom)
        result.relevantFrom = own.relevantFrom;
    if (own.topGrade)
        result.topGrade = own.topGrade;
    if (own.rbpGain != Settings().rbpGain)
        result.rbpGain = own.rbpGain;
    if (own.rrTarget != Settings().rrTarget)
        result.rrTarget = own.rrTarget;
    if (own.judgedCount != Settings().judgedCount)
        result.judgedCount = own.judgedCount;
    if (own.overlapDepth != Settings().overlapDepth)
        result.overlapDepth = own.overlapDepth;
    if (isItsOwn(Parameter::Gain, measure))
        result.gain = Gain::Linear;
    return result;
}

RuledMeasure asRuled(const Library& library, const MeasureSpec& measure)
{
    const Settings settings = underLibrary(measure.settings, library, measure.measure);
    return {normalised({measure.measure, measure.cutoff, settings}), library.rules.evaluation};
}

Qrels withWholeGrades(Qrels qrels)
{
    // Adds 0 because -0.5 truncates to -0.
    for (QueryJudgments& query : qrels.queries)
        for (Judgment& judgment : query.judgments)
            judgment.grade = Grade(std::trunc(judgment.grade.value()) + 0.0);
    qrels.topGrade = std::trunc(qrels.topGrade);
    return qrels;
}

Qrels asReadBy(const Library& library, Qrels qrels)
{
    return library.rules.wholeGrades ? withWholeGrades(std::move(qrels)) : qrels;
}

}  // namespace core
