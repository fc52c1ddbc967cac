#include "core/evaluation/library.h"

#include "core/metric/convention.h"
#include "core/metric/measure_table.h"
#include "core/metric/parameter_table.h"
#include "core/text/ascii.h"

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

/// A library that is given lists with labels, and knows of no document outside.
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
    return known->settings;
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

}  // namespace

std::span<const Library> libraries()
{
    static const std::array table{
        Library{"trec_eval 9.0.8", of("trec_eval"), ScoreThenIdDescending, Float, bothFiles, true},
        Library{"trec_eval 10", of("trec_eval"), ScoreThenIdDescending, Double, bothFiles, true},
        Library{"pytrec_eval", of("trec_eval"), ScoreThenIdDescending, Float, bothFiles},
        Library{"ir_measures", of("trec_eval"), ScoreThenIdDescending, Float, everyJudged},
        Library{"ir_measures msmarco", of("trec_eval"), ScoreThenIdAscending, Double, everyJudged},
        Library{"ir_measures judged", of("trec_eval"), ScoreThenIdAscending, Double, everyJudged},
        Library{"ir_measures compat", of("trec_eval"), ScoreThenIdAscending, Double, everyJudged},
        Library{"ir_measures gdeval", ofGdeval(), ScoreThenIdDescending, Double, everyJudged},
        Library{"ranx", ofRanx("ranx"), ScoreThenFile, Double, bothFiles},
        Library{"ranx Burges", ofRanx("ranx Burges"), ScoreThenFile, Double, bothFiles},
        Library{"BEIR", of("trec_eval"), ScoreThenIdDescending, Float, bothFiles},
        Library{"BEIR own", of("trec_eval"), ScoreThenFile, Double,
                over(MissingRule::Zero, JudgmentScope::AnyQuery)},
        Library{"MTEB", of("trec_eval"), ScoreThenIdDescending, Float, bothFiles},
        Library{"MTEB own", of("trec_eval"), ScoreThenIdDescending, Double,
                over(MissingRule::Skip, JudgmentScope::AnyQuery)},
        Library{"Kaggle ml_metrics", of("Kaggle, RecBole"), ScoreThenFile, Double, bothFiles},
        Library{"RecBole", of("Kaggle, RecBole"), ScoreThenFile, Float, bothFiles},
        Library{"scikit-learn", of("scikit-learn"), ScoreThenFile, Double,
                overLists(NoValueRule::Zero, TieRule::AverageGain)},
        Library{"torchmetrics", of("scikit-learn"), ScoreThenFile, Float,
                overLists(NoValueRule::Zero, TieRule::AverageGain)},
        Library{"XGBoost 1.7", of("XGBoost 1.7"), ScoreThenFile, Float,
                overLists(NoValueRule::One)},
        Library{"XGBoost 1.7 minus", of("XGBoost 1.7"), ScoreThenFile, Float,
                overLists(NoValueRule::Zero)},
        Library{"LightGBM", of("LightGBM"), ScoreThenFile, Double, overLists(NoValueRule::One)},
    };
    return table;
}

const Library* libraryNamed(std::string_view name)
{
    const auto all = libraries();
    const auto library = std::find_if(all.begin(), all.end(), [name](const Library& known) {
        return equalsIgnoringCase(known.name, name);
    });
    return library == all.end() ? nullptr : &*library;
}

Definition asComputedBy(const Library& library, const Definition& definition)
{
    const Settings defaults;
    Definition computed = definition;
    for (const Parameter parameter : rowOf(definition.measure).parameters) {
        const ParameterRow& row = rowOf(parameter);
        if (row.text(definition.settings) == row.text(defaults))
            copyParameter(parameter, library.settings, computed.settings);
    }
    return normalised(computed);
}

Qrels asReadBy(const Library& library, Qrels qrels)
{
    if (!library.wholeGrades)
        return qrels;
    // 0 is added because what is left of -0.5 is -0.
    for (QueryJudgments& query : qrels.queries)
        for (Judgment& judgment : query.judgments)
            judgment.grade = Grade(std::trunc(judgment.grade.value()) + 0.0);
    qrels.topGrade = std::trunc(qrels.topGrade);
    return qrels;
}

}  // namespace core
