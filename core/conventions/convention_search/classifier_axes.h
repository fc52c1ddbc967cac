// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"
#include "core/conventions/convention_search/convention_axis.h"
#include "core/conventions/convention_search/rule_answer.h"

#include <span>
#include <vector>

namespace core {

/// What of the samples decides whether a rule can matter.
struct SampleFacts {
    bool hasWeights = false;
    bool hasGroups = false;
    bool hasOutside = false;  ///< some score is no probability
    bool isOneClass = false;
};

using ClassifierAxisRow = AxisRowOf<ClassifierRules, ClassifierMetric, SampleFacts>;

/// Every dimension of a classifier's figures, in the order of enum Dimension.
std::span<const ClassifierAxisRow> classifierAxisTable();
/// @param axis of a classifier's figures
const ClassifierAxisRow& classifierRowOf(ConventionAxis axis);
/// Whether it is one of theirs, rather than of rankings.
bool isOfClassifiers(ConventionAxis axis);
/// Of any dimension.
const AxisNames& namesOf(ConventionAxis axis);

/// The step from one set of rules to another: what a figure reads under the second and is
/// otherwise in the first.
std::vector<RuleChange> changesBetween(const ClassifierRules& from, const ClassifierRules& to,
                                       ClassifierMetric figure, const SampleFacts& facts);

}  // namespace core
