// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/precision_recall/precision_recall.h"

#include "core/metrics/measures/measure.h"
#include "core/metrics/scan/quotient.h"
#include "core/rankings/evaluation/curves.h"
#include "core/rankings/evaluation/evaluator.h"

namespace core {

std::vector<MeasureSpec> precisionAtRecallPoints(const Settings& settings)
{
    std::vector<MeasureSpec> definitions(recallPoints);
    for (std::size_t i = 0; i < recallPoints; ++i) {
        definitions[i].measure = Measure::Iprec;
        definitions[i].settings = settings;
        definitions[i].settings.recallPoint = static_cast<double>(i) / 10;
        definitions[i] = normalised(definitions[i]);
    }
    return definitions;
}

Result<PrecisionRecall, Undefined> precisionRecall(const JudgedRanking& query,
                                                   const Settings& settings)
{
    const std::size_t depth = query.ranked().size();
    if (depth == 0)
        return Undefined::NothingRetrieved;
    const std::array evaluators{Evaluator(normalised({Measure::Recall, {}, settings})),
                                Evaluator(normalised({Measure::P, {}, settings}))};
    Curves curves;
    curves.make(evaluators, query, depth);
    PrecisionRecall found;
    for (std::size_t i = 0; i < depth; ++i) {
        if (!curves[0][i])
            return curves[0][i].reason();
        found.ranks.push_back({*curves[0][i], curves[1][i].valueOr(0)});
    }
    const auto definitions = precisionAtRecallPoints(settings);
    for (std::size_t i = 0; i < recallPoints; ++i) {
        const Quotient best = Evaluator(definitions[i]).quotient(query);
        found.levels[i] = {{definitions[i].settings.recallPoint, best.value.valueOr(0)},
                           best.earned > 0 ? static_cast<std::size_t>(best.attainable) : 0};
    }
    return found;
}

}  // namespace core
