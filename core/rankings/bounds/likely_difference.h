// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/run_pairing.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/qrels.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace core {

/// The mean difference of two runs if unjudged documents had grades like the judged documents of
/// their rank.
struct LikelyDifference {
    double mean = 0;            ///< of the differences B minus A, over the queries that count
    std::size_t documents = 0;  ///< number of unjudged documents that got a grade
    std::size_t draws = 0;      ///< how often each got one

    bool operator==(const LikelyDifference&) const = default;
};

/// The fewest judged documents whose grades stand for a rank.
inline constexpr std::size_t fewestOfRank = 20;

/// The number of gradings that likelyDifference() averages, if there are few documents.
inline constexpr std::size_t likelyDraws = 32;

/// The place of a draw for a document, from 0 to below 1. For each document, every interval of
/// length 1 / draws contains one of its draws (McKay, Beckman & Conover, "A comparison of three
/// methods for selecting values of input variables", Technometrics 21, 1979). The same on every
/// machine: it depends on a 64-bit FNV-1a hash of the query, a zero byte and the document, mixed by
/// SplitMix64.
/// @param draw below `draws`, which is a power of two
double gradeDraw(std::string_view query, std::string_view document, std::size_t draw,
                 std::size_t draws);

/// Grades every unjudged document within the cutoff of a run like the judged documents of its rank:
/// its grade is drawn from the grades that documents at that rank have in both runs, over all
/// queries that both have. If there are fewer than fewestOfRank, those of the nearest ranks join
/// them, as many above as below. A document has one grade in both runs, by its better rank.
/// Unjudged documents further down stay unjudged.
///
/// The result is the mean over up to likelyDraws gradings; over fewer if there are millions of
/// documents, whose mean varies less. It is likely only if unjudged documents are as good as judged
/// ones, which favours the run that has more of them: judged documents are those that several
/// systems ranked high. Unlike a bound, it proves nothing.
///
/// Empty without an unjudged document within the cutoff, without a judged one, if no query counts,
/// or for measures that pool all queries.
/// @param rules the rules of both evaluations
/// @param stop ends it early: discard the result then
/// @return O(documents × draws)
std::optional<LikelyDifference>
likelyDifference(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun& b,
                 const MeasureSpec& definition, const EvaluationRules& rules,
                 const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
