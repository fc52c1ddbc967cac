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

/// All that menus, files and the command line know of a measure; every pointer is made from the one
/// struct that defines it.
struct MeasureRow {
    Measure measure;
    std::string_view name;                      ///< canonical, as printed
    std::span<const std::string_view> aliases;  ///< also read
    std::span<const Parameter> parameters;      ///< the settings it reads, in text order
    bool (*isInForce)(Parameter, const Settings&);
    bool endsAtOne;  ///< while nothing is set; see also endsAtOne()
    bool (*isBestAtOne)(const Settings&);
    bool (*isBinary)(const Settings&);  ///< counts of a grade only whether it is relevant
    bool walksIdeal;  ///< its ranks are those of the ideal ranking, not of the list
    Quotient (*quotient)(const KernelInput&, std::size_t cutoff);
    std::optional<Fraction> (*exact)(const KernelInput&, std::size_t cutoff);
    void (*valuesAt)(const KernelInput&, std::span<const std::size_t> cutoffs, std::span<Value>);
    void (*curve)(const KernelInput&, RunningSums&, std::span<Value>);
    Explanation (*explain)(const KernelInput&, const MeasureSpec&);
    /// What the input refers to must outlive the result.
    std::unique_ptr<OtherOrders> (*otherOrders)(const KernelInput&, std::size_t cutoff);
};

/// Every measure, in the order of enum Measure.
std::span<const MeasureRow> measureTable();

const MeasureRow& rowOf(Measure measure);

bool reads(Measure measure, Parameter parameter);

/// Whether the parameter can change the definition's value: its measure reads it and no other
/// setting puts it out of force (a base without the discount that has one).
bool reads(const MeasureSpec& definition, Parameter parameter);

/// Whether its ideal is made of the judgments of all queries.
bool poolsQueries(const MeasureSpec& definition);

/// Whether the value ends at 1 and 1 is best: not for RBP of raw grades, nor for holes.
bool endsAtOne(const MeasureSpec& definition);

}  // namespace core
