// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_figure.h"
#include "core/conventions/convention_search/classifier_rules.h"
#include "core/conventions/convention_search/dimension.h"
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

using ClassifierDimensionRow = DimensionRowOf<ClassifierRules, Figure, SampleFacts>;

/// Every dimension of a classifier's figures, in the order of enum Dimension.
std::span<const ClassifierDimensionRow> classifierDimensionTable();
/// @param dimension of a classifier's figures
const ClassifierDimensionRow& classifierRowOf(Dimension dimension);
/// Whether it is one of theirs, rather than of rankings.
bool isOfClassifiers(Dimension dimension);
/// Of any dimension.
const DimensionNames& namesOf(Dimension dimension);

/// The step from one set of rules to another: what a figure reads under the second and is
/// otherwise in the first.
std::vector<RuleChange> changesBetween(const ClassifierRules& from, const ClassifierRules& to,
                                       Figure figure, const SampleFacts& facts);

}  // namespace core
