// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/collection.h>
#include <rankscope/definition.h>
#include <rankscope/ranking.h>
#include <rankscope/rules.h>
#include <rankscope/value.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// One rank of an explanation. The meaning of gain, weight and seen depends on the measure: for
/// nDCG the weight divides the gain, for AP it is the precision. `seen` is a running count.
struct Step {
    std::size_t rank = 0;    ///< from 1
    bool inRanking = false;  ///< false past the end of the ranking, where only the ideal continues
    bool counted = false;    ///< false past the cutoff
    double grade = 0;        ///< of the document; NaN if unjudged
    double gain = 0;         ///< depends on the measure
    double weight = 1;       ///< depends on the measure
    double seen = 0;         ///< depends on the measure
    double term = 0;         ///< what this rank adds
    double sum = 0;          ///< of the terms at ranks 1..rank
    bool inIdeal = false;    ///< false past the end of the ideal, or without one
    bool idealCounted = false;  ///< also false past the ideal's cutoff
    double idealGrade = 0;      ///< of the document at this rank of the ideal
    double idealGain = 0;       ///< its gain
    double idealTerm = 0;       ///< what it adds to the ideal's sum
    double idealSum = 0;        ///< of the ideal's terms at ranks 1..rank
    double attainable = 1;      ///< what the sum would be divided by if the list ended here
    Value value = 0.0;          ///< of the measure if the list were cut here
    std::optional<Fraction> exact = {};  ///< that value as a fraction, if rational and it fits
    std::string document = {};  ///< its id; empty for a list of grades and past the ranking
};

/// A value broken down into its terms. `earned` is the sum at the last counted step, and `value` is
/// `earned` divided by `attainable`, equal to the result of evaluate() bit for bit.
struct Explanation {
    Definition definition;               ///< as computed
    Value value = 0.0;                   ///< as evaluate() returns it
    std::optional<Fraction> exact = {};  ///< if the value is rational and fits 64 bits
    double earned = 0;                   ///< the sum over the counted ranks
    double attainable = 1;               ///< what `earned` is divided by
    std::size_t retrieved = 0;           ///< length of the list
    std::size_t relevant = 0;  ///< R: judged documents that are relevant, retrieved or not
    /// One per rank, from 1 to the end of the ranking or of the counted ideal, whichever is longer.
    std::vector<Step> steps = {};
};

/// Explains the value of one list. O(ranks). @throws Error for an infinite grade
Explanation explain(const Ranking& ranking, const Definition& definition);

/// Returns the grades of one query of a run, ordered and cut to depth by the rules. If the tool
/// treats ties specially, a Ranking cannot express that.
/// @throws Error for a query in neither
Ranking rankingOf(const Qrels& qrels, const Run& run, std::string_view query,
                  const Rules& rules = {});

/// Explains one query of a run. The value is the one that evaluate() gives, before the tool's
/// rounding. @throws Error for a query in neither
Explanation explain(const Qrels& qrels, const Run& run, std::string_view query,
                    const Definition& definition, const Rules& rules = {});

/// Computes the value of a list at every cutoff 1..depth, regardless of the definition's own. Index
/// 0 is k = 1. O(n + depth).
std::vector<Value> curve(const Ranking& ranking, const Definition& definition, std::size_t depth);

/// Computes a run's mean at every cutoff 1..depth. At the definition's own cutoff it equals the
/// mean of evaluate(). O(documents + queries × depth).
std::vector<Value> meanCurve(const Qrels& qrels, const Run& run, const Definition& definition,
                             std::size_t depth, const Rules& rules = {});

}  // namespace v0
}  // namespace rankscope
