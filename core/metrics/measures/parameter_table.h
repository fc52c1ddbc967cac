// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/parameter.h"
#include "core/metrics/measures/settings.h"

#include <span>
#include <string>
#include <string_view>

namespace core {

/// A parameter's text form, and how it reaches the settings.
struct ParameterRow {
    Parameter parameter;
    std::string_view name;  ///< as written: rel, gain, discount …
    std::span<const std::string_view>
        choices;          ///< the values; empty where it is a number or a text
    bool isText = false;  ///< a form of its own: a table of gains
    double atLeast = 0;   ///< the numbers' range; `above` when exclusive
    double atMost = 0;
    bool exclusive = false;
    /// The value's text; empty for a number that is left to the data (max).
    std::string (*text)(const Settings&);
    /// Sets the value; false when `text` is none, with the settings unchanged.
    bool (*set)(Settings&, std::string_view text);
    /// Gives `to` the value that `from` has.
    void (*copy)(const Settings& from, Settings& to);

    bool isNumber() const { return choices.empty() && !isText; }
};

const ParameterRow& rowOf(Parameter parameter);

}  // namespace core
