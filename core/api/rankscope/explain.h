// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/collection.h>
#include <rankscope/definition.h>
#include <rankscope/ranking.h>
#include <rankscope/rules.h>
#include <rankscope/value.h>

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// One rank of an explanation. What gain, weight and seen are depends on the measure: nDCG's weight
/// is what the gain is divided by, AP's the precision; `seen` counts what was met so far.
struct Step {
    std::size_t rank = 0;       ///< from 1
    bool inRanking = false;     ///< false past the end of the ranking: only the ideal goes on
    bool counted = false;       ///< false past the cutoff
    double grade = 0;           ///< of the document; not a number where it is unjudged
    double gain = 0;            ///< of the measure
    double weight = 1;          ///< of the measure
    double seen = 0;            ///< of the measure
    double term = 0;            ///< what this rank adds
    double sum = 0;             ///< of the terms of ranks 1..rank
    bool inIdeal = false;       ///< false past the end of the ideal, or without one
    bool idealCounted = false;  ///< false past the ideal's cutoff, too
    double idealGrade = 0;      ///< of the document at this rank of the ideal
    double idealGain = 0;       ///< its gain
    double idealTerm = 0;       ///< what it adds to the ideal's sum
    double idealSum = 0;        ///< of the ideal's ranks 1..rank
    double attainable = 1;      ///< what the sum is divided by, if the list ended here
    Value value = 0.0;          ///< the measure if the list were cut here
    std::optional<Fraction> exact = {};  ///< the same exactly, where it is rational and fits
};

/// A value opened down to its terms: `earned` is the last counted step's sum, `value` is `earned`
/// over `attainable`, and both are what evaluate() gives, bit for bit.
struct Explanation {
    Definition definition;               ///< as computed
    Value value = 0.0;                   ///< what evaluate() gives
    std::optional<Fraction> exact = {};  ///< where the measure is rational and it fits 64 bits
    double earned = 0;                   ///< the sum over the counted ranks
    double attainable = 1;               ///< what it is divided by
    std::size_t retrieved = 0;           ///< length of the list
    std::size_t relevant = 0;  ///< R: judged documents that are relevant, retrieved or not
    /// Ranks 1.. to the end of the ranking or of the ideal that counts, whichever is longer.
    std::vector<Step> steps = {};
};

/// The steps of a list. O(ranks). @throws Error for a grade that is infinite
Explanation explain(const Ranking& ranking, const Definition& definition);

/// The list of one query of a run, as a metric sees it under the rules: in their order, to their
/// depth. Ties that the tool treats in a way of their own are not told by a Ranking.
/// @throws Error for a query that neither has
Ranking rankingOf(const Qrels& qrels, const Run& run, std::string_view query,
                  const Rules& rules = {});

/// The steps of one query of a run, with the value that evaluate() has for it before a tool rounds
/// it. @throws Error for a query that neither has
Explanation explain(const Qrels& qrels, const Run& run, std::string_view query,
                    const Definition& definition, const Rules& rules = {});

/// The values of a list at the cutoffs 1..depth, whatever the definition's own: index 0 is k = 1.
/// O(n + depth).
std::vector<Value> curve(const Ranking& ranking, const Definition& definition, std::size_t depth);

/// A run's mean at the cutoffs 1..depth: at the definition's own it is what evaluate() has.
/// O(documents + queries × depth).
std::vector<Value> meanCurve(const Qrels& qrels, const Run& run, const Definition& definition,
                             std::size_t depth, const Rules& rules = {});

}  // namespace v0
}  // namespace rankscope
