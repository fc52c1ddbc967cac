// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_axes.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"

#include <span>
#include <string_view>

namespace core {

/// How a known library makes some figures. Positive class and threshold belong to the samples.
struct ClassifierLibrary {
    std::string_view name;  ///< as it calls itself; several rows may have one name
    std::span<const ClassifierMetric> figures;
    ClassifierRules rules;
    bool isLogisticOutside = false;  ///< scores are log odds once one lies outside 0 to 1
};

/// Every library, as its sources say or a run of it showed.
std::span<const ClassifierLibrary> classifierLibraries();

/// Whether it has the figure, of samples of such facts.
bool hasFigure(const ClassifierLibrary& library, ClassifierMetric figure, const SampleFacts& facts);

/// The library's rules for samples of such facts, at the threshold in force.
ClassifierRules rulesFor(const ClassifierLibrary& library, const ClassifierRules& inForce,
                         const SampleFacts& facts);

}  // namespace core
