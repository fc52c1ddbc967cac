// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"
#include "core/conventions/convention_search/convention_axis.h"
#include "core/conventions/convention_search/rule_answer.h"

#include <span>
#include <vector>

namespace core {

/// Facts about the samples that determine whether a rule can matter.
struct SampleFacts {
    bool hasWeights = false;
    bool hasGroups = false;
    bool hasOutside = false;  ///< some scores are not probabilities
    bool isOneClass = false;
};

using ClassifierAxisRow = AxisRowOf<ClassifierRules, ClassifierMetric, SampleFacts>;

/// Every dimension of classifier measures, in the order of ConventionAxis.
std::span<const ClassifierAxisRow> classifierAxisTable();
/// @param axis a dimension of classifier measures
const ClassifierAxisRow& classifierRowOf(ConventionAxis axis);
/// The names of any dimension.
const AxisNames& namesOf(ConventionAxis axis);

/// The changes from one set of rules to another: what a measure reads under the second and differs
/// in the first.
std::vector<RuleChange> changesBetween(const ClassifierRules& from, const ClassifierRules& to,
                                       ClassifierMetric figure, const SampleFacts& facts);

}  // namespace core
