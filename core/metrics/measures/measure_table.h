// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/explanation.h"
#include "core/metrics/measures/measure.h"
#include "core/metrics/measures/other_orders.h"
#include "core/metrics/measures/parameter.h"
#include "core/metrics/measures/settings.h"
#include "core/metrics/scan/quotient.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace core {

class RunningSums;
struct KernelInput;

/// Everything that menus, files and the command line know about a measure. Every pointer is
/// generated from the one struct that defines the measure.
struct MeasureRow {
    Measure measure;
    std::string_view name;                      ///< canonical, as printed
    std::span<const std::string_view> aliases;  ///< also read
    std::span<const Parameter> parameters;      ///< the settings it reads, in text order
    bool (*isInForce)(Parameter, const Settings&);
    bool endsAtOne;  ///< under the default settings; see also endsAtOne()
    bool (*isBestAtOne)(const Settings&);
    bool (*isBinary)(const Settings&);  ///< a grade counts only as relevant or not
    bool walksIdeal;                    ///< reads the ideal ranking instead of the list
    Quotient (*quotient)(const KernelInput&, std::size_t cutoff);
    std::optional<Fraction> (*exact)(const KernelInput&, std::size_t cutoff);
    void (*valuesAt)(const KernelInput&, std::span<const std::size_t> cutoffs, std::span<Value>);
    void (*curve)(const KernelInput&, RunningSums&, std::span<Value>);
    Explanation (*explain)(const KernelInput&, const MeasureSpec&);
    /// The objects that the input refers to must outlive the result.
    std::unique_ptr<OtherOrders> (*otherOrders)(const KernelInput&, std::size_t cutoff);
};

/// Every measure, in the order of enum Measure.
std::span<const MeasureRow> measureTable();

const MeasureRow& rowOf(Measure measure);

bool reads(Measure measure, Parameter parameter);

/// Whether the parameter can change the definition's value: its measure reads it, and no other
/// setting makes it irrelevant (such as a base with a discount that has none).
bool reads(const MeasureSpec& definition, Parameter parameter);

/// Whether its ideal ranking pools the judgments of all queries.
bool poolsQueries(const MeasureSpec& definition);

/// Whether the maximum is 1 and 1 is best: not for RBP of raw grades, nor for holes.
bool endsAtOne(const MeasureSpec& definition);

}  // namespace core
