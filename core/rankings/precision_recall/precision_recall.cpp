// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/precision_recall/precision_recall.h"

#include "core/metrics/measures/interpolated_precision.h"
#include "core/metrics/measures/measure.h"
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
    std::array<BestPrecision, recallPoints> best;
    const std::size_t relevant = query.relevant(settings.relevantFrom);
    for (std::size_t i = 0; i < recallPoints; ++i)
        best[i] = BestPrecision(
            neededFor(static_cast<double>(i) / 10, relevant, settings.recallRounding));
    std::size_t hits = 0;
    for (std::size_t i = 0; i < depth; ++i)
        if (query.ranked()[i].isRelevant(settings.relevantFrom)) {
            ++hits;
            for (BestPrecision& level : best)
                level.meet(i + 1, hits);
        }
    for (std::size_t i = 0; i < recallPoints; ++i)
        found.levels[i] = {{static_cast<double>(i) / 10, best[i].value()},
                           best[i].hits() > 0 ? best[i].rank() : 0};
    return found;
}

}  // namespace core
