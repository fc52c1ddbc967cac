// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/reader_models/reader_models.h"

#include "core/metrics/measures/insatiable_reader.h"
#include "core/rankings/evaluation/evaluator.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core {

namespace {

/// The sum of the probabilities of viewing each rank. `goesOn(i)` is that of going on from rank i.
template <class GoesOn>
ReaderModel reader(MeasureSpec definition, std::size_t ranks, GoesOn goesOn)
{
    ReaderModel model{std::move(definition), {}, 0};
    model.continuation.reserve(ranks);
    for (std::size_t rank = 1; rank <= ranks; ++rank)
        model.continuation.push_back(goesOn(rank));
    double reach = 1;
    for (std::size_t rank = 1; rank <= mostViewed && reach > 0; ++rank) {
        model.expectedViews += reach;
        reach *= goesOn(rank);
    }
    return model;
}

ReaderModel readerOfAp(MeasureSpec definition, const JudgedRanking& query)
{
    const auto ranked = upTo(mostViewed, query.ranked());
    const double threshold = definition.settings.relevantFrom;
    std::vector<double> sums(query.ranked().size() + 1, 0.0);  // from each rank on
    for (std::size_t i = ranked.size(); i-- > 0;)
        sums[i] =
            sums[i + 1] + (ranked[i].isRelevant(threshold) ? 1 / static_cast<double>(i + 1) : 0);
    return reader(std::move(definition), query.ranked().size(), [&sums](std::size_t rank) {
        return rank < sums.size() && sums[rank] > 0 ? sums[rank] / sums[rank - 1] : 0.0;
    });
}

/// The kernel remembers how likely its reader is to go on.
std::optional<ReaderModel> readerOfInst(MeasureSpec definition, const JudgedRanking& query)
{
    const Explanation explanation = Evaluator(definition).explain(query);
    if (!explanation.value)
        return std::nullopt;
    ReaderModel model{std::move(definition), {}, explanation.attainable};
    model.continuation.reserve(explanation.ranks.size());
    for (const ExplainedRank& line : explanation.ranks)
        model.continuation.push_back(line.seen);
    return model;
}

}  // namespace

std::vector<ReaderModel> readerModels(const JudgedRanking& query, const Settings& settings,
                                      std::size_t cutoff)
{
    const auto definitionOf = [&settings](Measure measure, std::optional<std::size_t> cut = {}) {
        return normalised({measure, cut, settings});
    };
    const std::size_t ranks = query.ranked().size();
    const auto hit = std::ranges::find_if(query.ranked(), [&settings](Grade grade) {
        return grade.isRelevant(settings.relevantFrom);
    });
    const auto firstHit = static_cast<std::size_t>(hit - query.ranked().begin()) + 1;
    const bool isHit = firstHit <= ranks;
    std::vector<ReaderModel> models{
        reader(definitionOf(Measure::Rbp), ranks,
               [p = settings.persistence](std::size_t) { return p; }),
        reader(definitionOf(Measure::P, cutoff), ranks,
               [cutoff](std::size_t rank) { return rank < cutoff ? 1.0 : 0.0; }),
        reader(definitionOf(Measure::Rr), ranks,
               [=](std::size_t rank) { return isHit && rank >= firstHit ? 0.0 : 1.0; }),
        readerOfAp(definitionOf(Measure::Ap), query),
    };
    if (auto model = readerOfInst(definitionOf(Measure::Inst), query))
        models.push_back(*std::move(model));
    return models;
}

}  // namespace core
