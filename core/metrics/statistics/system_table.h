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

/// What a system (a model, a run) reached in a measure.
struct SystemValue {
    Value value = Undefined::NoSamples;
    std::optional<Interval> interval = {};  ///< none: none is known
    /// Of a test against the baseline, adjusted for the others; none: there is no such test.
    std::optional<double> p = {};
    std::string letters = {};  ///< of runLetters(); usually empty
    std::size_t rank = 0;      ///< from 1, equal values share the best one; 0: none is told
    /// It is the mean of so many, and those of other systems are of others; none: all are alike.
    std::optional<std::size_t> queries = {};

    bool operator==(const SystemValue&) const = default;
};

struct SystemMeasure {
    std::string id;  ///< "auc", "nDCG@10"
    Better better = Better::Higher;

    bool operator==(const SystemMeasure&) const = default;
};

/// A paper's table: systems down, measures across.
struct SystemTable {
    std::vector<std::string> systems;
    std::vector<SystemMeasure> measures;
    std::vector<std::vector<SystemValue>> values;  ///< [system][measure]
    std::optional<std::size_t> baseline = {};  ///< the system that the others are tested against
    double alpha = 0.05;                       ///< intervals are of 1 - alpha

    bool operator==(const SystemTable&) const = default;
};

/// Whether no other system has a better value; equal ones are all best. Not where a value is none,
/// where there is nothing to be better than, where no direction is good, or where values are means
/// of other queries. O(systems).
bool isBest(const SystemTable& table, std::size_t system, std::size_t measure);

/// Whether any system has a p value under a measure, letters, or a rank. O(systems).
bool hasTests(const SystemTable& table, std::size_t measure);
bool hasLetters(const SystemTable& table, std::size_t measure);
bool hasRanks(const SystemTable& table, std::size_t measure);

/// Behind which measures it stands of how many queries the means are: those where they are of
/// unlike ones; the last alone where it is the same under all. O(systems × measures).
std::vector<bool> queriesTold(const SystemTable& table);

}  // namespace core
