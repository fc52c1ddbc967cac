// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_axes.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"

#include <span>
#include <string_view>

namespace core {

/// How a known library computes some measures. Positive class and threshold belong to the samples.
struct ClassifierLibrary {
    std::string_view name;  ///< its own name; several rows may share it
    std::span<const ClassifierMetric> figures;
    ClassifierRules rules;
    bool isLogisticOutside = false;  ///< scores are log odds if any lies outside 0 to 1
};

/// Every library, according to its source code or its output.
std::span<const ClassifierLibrary> classifierLibraries();

/// Whether the library has the measure for samples with these facts.
bool hasFigure(const ClassifierLibrary& library, ClassifierMetric figure, const SampleFacts& facts);

/// The library's rules for samples with these facts, with the threshold of `inForce`.
ClassifierRules rulesFor(const ClassifierLibrary& library, const ClassifierRules& inForce,
                         const SampleFacts& facts);

}  // namespace core
