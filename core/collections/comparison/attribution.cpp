// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/attribution.h"

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/list_under_rules.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace core {

namespace {

/// The terms that the ranks 1, 2, … of a list add to its value.
std::vector<double> termsOf(const Explanation& explanation)
{
    std::vector<double> terms;
    for (const ExplainedRank& rank : explanation.ranks)
        if (rank.inRanking && rank.counted)
            terms.push_back(rank.term / explanation.attainable);
    return terms;
}

double sizeOf(const std::vector<double>& terms)
{
    double total = 0;
    for (const double term : terms)
        total += std::abs(term);
    return total;
}

/// A grid on which sums up to twice `largest` are exact in double, because rounding may increase
/// the parts.
double gridStep(double largest)
{
    int exponent = 0;
    std::frexp(largest, &exponent);
    return std::ldexp(1.0, exponent + 1 - std::numeric_limits<double>::digits);
}

double onGrid(double value, double step)
{
    return std::nearbyint(value / step) * step;
}

/// The terms of a list on the grid.
struct Parts {
    std::vector<double> byRank;
    double rest = 0;  ///< the difference between the value and their sum
};

Parts partsOf(const std::vector<double>& terms, double value, double step)
{
    Parts parts;
    parts.rest = onGrid(value, step);
    for (const double term : terms) {
        parts.byRank.push_back(onGrid(term, step));
        parts.rest -= parts.byRank.back();
    }
    return parts;
}

bool isCounted(const Parts& parts, const std::optional<std::size_t>& rank)
{
    return rank && *rank <= parts.byRank.size();
}

double partAt(const Parts& parts, const std::optional<std::size_t>& rank)
{
    return isCounted(parts, rank) ? parts.byRank[*rank - 1] : 0;
}

DocumentShare shareOf(const TwoRanks& ranks, const RankedList& a, const RankedList& b)
{
    const RankedItem& document = ranks.inA ? a.ranked[*ranks.inA - 1] : b.ranked[*ranks.inB - 1];
    return {document.id, document.grade, ranks, 0, 0};
}

/// The document with the largest difference among those that count in a list, the first of ties;
/// null if none counts.
DocumentShare* mostDifferent(std::vector<DocumentShare>& documents, const Parts& parts,
                             std::optional<std::size_t> TwoRanks::*rank)
{
    DocumentShare* most = nullptr;
    for (DocumentShare& share : documents) {
        if (!isCounted(parts, share.ranks.*rank))
            continue;
        const double size = std::abs(share.difference());
        const double largest = most ? std::abs(most->difference()) : -1;
        if (size > largest || (size == largest && share.ranks.*rank < most->ranks.*rank))
            most = &share;
    }
    return most;
}

/// Distributes the rounding errors to the documents, so that one with the same part in both lists
/// has no difference.
void giveRests(std::vector<DocumentShare>& documents, const Parts& a, const Parts& b)
{
    DocumentShare* inA = mostDifferent(documents, a, &TwoRanks::inA);
    DocumentShare* inB = mostDifferent(documents, b, &TwoRanks::inB);
    double restA = inA ? a.rest : 0;
    double restB = inB ? b.rest : 0;
    if (inA && inA->difference() == 0 && isCounted(b, inA->ranks.inB)) {
        inA->inA += restA;
        inA->inB += restA;
        restB -= std::exchange(restA, 0.0);
    } else if (inB && inB->difference() == 0 && isCounted(a, inB->ranks.inA)) {
        inB->inA += restB;
        inB->inB += restB;
        restA -= std::exchange(restB, 0.0);
    }
    if (inA)
        inA->inA += restA;
    if (inB)
        inB->inB += restB;
}

}  // namespace

Result<Attribution, Undefined>
attributeDifference(const Evaluator& evaluator, const RankedList& wholeA, const RankedList& wholeB,
                    std::optional<double> scaleTop, const EvaluationRules& rules)
{
    assert(!rowOf(evaluator.definition().measure).walksIdeal);
    const RankedList a = listUnder(rules, wholeA);
    const RankedList b = listUnder(rules, wholeB);
    const Explanation ofA = evaluator.explain(judgedRanking(a, rules.ties, scaleTop));
    const Explanation ofB = evaluator.explain(judgedRanking(b, rules.ties, scaleTop));
    if (!ofA.value)
        return ofA.value.reason();
    if (!ofB.value)
        return ofB.value.reason();
    const auto termsA = termsOf(ofA);
    const auto termsB = termsOf(ofB);
    const double step = gridStep(sizeOf(termsA) + sizeOf(termsB));
    const Parts partsA = partsOf(termsA, *ofA.value, step);
    const Parts partsB = partsOf(termsB, *ofB.value, step);

    Attribution result{*ofA.value, *ofB.value, 0, {}};
    for (const TwoRanks& ranks : compareLists(a, b)) {
        DocumentShare share = shareOf(ranks, a, b);
        share.inA = partAt(partsA, ranks.inA);
        share.inB = partAt(partsB, ranks.inB);
        result.documents.push_back(std::move(share));
    }
    std::stable_sort(result.documents.begin(), result.documents.end(),
                     [](const DocumentShare& one, const DocumentShare& other) {
                         return std::abs(one.difference()) > std::abs(other.difference());
                     });
    giveRests(result.documents, partsA, partsB);
    for (const DocumentShare& share : result.documents)
        result.total += share.difference();
    return result;
}

}  // namespace core
