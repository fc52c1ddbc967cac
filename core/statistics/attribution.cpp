#include "core/statistics/attribution.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {

namespace {

/// What the ranks 1, 2, … of a list have earned together, as parts of its value.
std::vector<double> runningValue(const Explanation& explanation)
{
    std::vector<double> running;
    for (const ExplainedRank& rank : explanation.ranks)
        if (rank.inRanking && rank.counted)
            running.push_back(rank.sum / explanation.attainable);
    return running;
}

/// The sum of the sizes of the steps.
double travelled(const std::vector<double>& running)
{
    double total = 0;
    double before = 0;
    for (const double value : running) {
        total += std::abs(value - before);
        before = value;
    }
    return total;
}

/// A grid on which sums up to twice `largest` are exact in double: rounding the parts may lengthen
/// the way.
double gridStep(double largest)
{
    int exponent = 0;
    std::frexp(largest, &exponent);
    return std::ldexp(1.0, exponent + 1 - std::numeric_limits<double>::digits);
}

std::vector<double> partsOf(const std::vector<double>& running, double step)
{
    std::vector<double> parts;
    double before = 0;
    for (const double value : running) {
        const double onGrid = std::nearbyint(value / step) * step;
        parts.push_back(onGrid - before);
        before = onGrid;
    }
    return parts;
}

double partAt(const std::vector<double>& parts, const std::optional<std::size_t>& rank)
{
    return rank && *rank <= parts.size() ? parts[*rank - 1] : 0;
}

DocumentShare shareOf(const TwoRanks& ranks, const RankedList& a, const RankedList& b)
{
    const Document& document = ranks.inA ? a.ranked[*ranks.inA - 1] : b.ranked[*ranks.inB - 1];
    return {document.id, document.grade, ranks, 0, 0};
}

}  // namespace

Result<Attribution, Undefined> attributeDifference(const Evaluator& evaluator, const RankedList& a,
                                                   const RankedList& b,
                                                   std::optional<double> scaleTop)
{
    assert(evaluator.definition().measure != Measure::Idcg);
    const Explanation ofA = evaluator.explain(judgedRanking(a, scaleTop));
    const Explanation ofB = evaluator.explain(judgedRanking(b, scaleTop));
    if (!ofA.value)
        return ofA.value.reason();
    if (!ofB.value)
        return ofB.value.reason();
    const auto runningA = runningValue(ofA);
    const auto runningB = runningValue(ofB);
    const double step = gridStep(travelled(runningA) + travelled(runningB));
    const auto partsA = partsOf(runningA, step);
    const auto partsB = partsOf(runningB, step);

    Attribution result{*ofA.value, *ofB.value, 0, {}};
    for (const TwoRanks& ranks : compareLists(a, b)) {
        DocumentShare share = shareOf(ranks, a, b);
        share.inA = partAt(partsA, ranks.inA);
        share.inB = partAt(partsB, ranks.inB);
        result.total += share.difference();
        result.documents.push_back(std::move(share));
    }
    std::stable_sort(result.documents.begin(), result.documents.end(),
                     [](const DocumentShare& one, const DocumentShare& other) {
                         return std::abs(one.difference()) > std::abs(other.difference());
                     });
    return result;
}

}  // namespace core
