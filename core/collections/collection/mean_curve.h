// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/untested.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A measure's mean over the queries at one cutoff.
struct MeanAtCutoff {
    Value mean = Undefined::NothingRetrieved;  ///< as meanOf()
    std::size_t queries = 0;                   ///< n: the number of queries with a value
    /// The t interval of the mean, with n − 1 degrees of freedom, or with weights as in
    /// weightedT(); it may exceed the measure's range.
    Result<Interval, Untested> interval = Untested::NoQueries;
};

struct MeanCurveRules {
    EvaluationRules evaluation;
    std::size_t depth = 100;  ///< the cutoffs 1..depth
    double alpha = 0.05;      ///< above 0 and below 1: intervals have level 1 - alpha
    /// The ids of the queries to include, in byte order; nothing: every query.
    std::optional<std::vector<std::string>> queries{};
};

/// The mean of a run at every cutoff (index 0 is k = 1), regardless of the definition's own cutoff;
/// at that one, it equals the result of evaluateCollection() bit for bit, with the collection's
/// weights. The same for any number
/// of threads. O(documents + queries × depth).
/// @param run an index of the collection's runs
/// @param stop ends it early: discard the result then
std::vector<MeanAtCutoff> meanCurve(const Collection& collection, const QueryEdits& edits,
                                    std::size_t run, const MeasureSpec& definition,
                                    const MeanCurveRules& rules = {},
                                    const Threads& threads = Threads(),
                                    const std::stop_token& stop = {});

/// The same mean of each definition at its own cutoff, by definition; ignores the rules' depth.
/// O(documents × definitions).
std::vector<MeanAtCutoff> meansOfRun(const Collection& collection, const QueryEdits& edits,
                                     std::size_t run, std::span<const MeasureSpec> definitions,
                                     const MeanCurveRules& rules = {},
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {});

}  // namespace core
