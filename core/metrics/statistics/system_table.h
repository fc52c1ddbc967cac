// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/better.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A measure's value for one system (a model or a run).
struct SystemValue {
    Value value = Undefined::NoSamples;
    std::optional<Interval> interval = {};  ///< empty: unknown
    /// Of a test against the baseline, adjusted for multiple comparisons. Empty: no such test.
    std::optional<double> p = {};
    std::string letters = {};  ///< from runLetters(); usually empty
    std::size_t rank = 0;      ///< 1-based; equal values share the best rank; 0: not shown
    /// The number of queries in the mean, set if systems have different queries. Empty: all have
    /// the same.
    std::optional<std::size_t> queries = {};
    /// The share of judged documents that the value rests on, 0 to 1. Empty: unknown, or there is
    /// no such share.
    std::optional<double> judged = {};

    bool operator==(const SystemValue&) const = default;
};

struct SystemMeasure {
    std::string id;  ///< "auc", "nDCG@10"
    Better better = Better::Higher;

    bool operator==(const SystemMeasure&) const = default;
};

/// A paper's table: one row per system, one column per measure.
struct SystemTable {
    std::vector<std::string> systems;
    std::vector<SystemMeasure> measures;
    std::vector<std::vector<SystemValue>> values;  ///< [system][measure]
    std::optional<std::size_t> baseline = {};      ///< the system against which others are tested
    double alpha = 0.05;                           ///< intervals have level 1 - alpha

    bool operator==(const SystemTable&) const = default;
};

/// Whether no other system has a better value, and one has a worse; equal best values are all best.
/// False if a value is undefined, neither direction is better, or the values are means over
/// different queries. O(systems).
bool isBest(const SystemTable& table, std::size_t system, std::size_t measure);

/// Whether any system has a p value (or letters, or a rank) under a measure. O(systems).
bool hasTests(const SystemTable& table, std::size_t measure);
bool hasLetters(const SystemTable& table, std::size_t measure);
bool hasRanks(const SystemTable& table, std::size_t measure);

/// For each measure, whether the table shows the number of queries after it: after those whose
/// means differ in queries, or only after the last if the numbers are the same for all measures.
/// O(systems × measures).
std::vector<bool> queriesTold(const SystemTable& table);

/// For each measure, whether the table shows the judged share after it: if a system has unjudged
/// documents, after the last of adjacent measures with the same shares. O(systems × measures).
std::vector<bool> sharesTold(const SystemTable& table);

}  // namespace core
