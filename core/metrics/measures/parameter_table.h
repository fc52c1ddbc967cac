// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/parameter.h"
#include "core/metrics/measures/settings.h"

#include <span>
#include <string>
#include <string_view>

namespace core {

/// A parameter's text form and its access to the settings.
struct ParameterRow {
    Parameter parameter;
    std::string_view name;                      ///< as written: rel, gain, discount …
    std::span<const std::string_view> choices;  ///< the values; empty for a number or a text
    bool isText = false;                        ///< has its own form: a table of gains
    double atLeast = 0;  ///< a number's range; `exclusive` leaves out the lower end
    double atMost = 0;
    bool exclusive = false;
    /// The value's text; empty for a number taken from the data (max).
    std::string (*text)(const Settings&);
    /// Sets the value. False if `text` is not a value; the settings are then unchanged.
    bool (*set)(Settings&, std::string_view text);
    /// Copies the value.
    void (*copy)(const Settings& from, Settings& to);

    bool isNumber() const { return choices.empty() && !isText; }
};

const ParameterRow& rowOf(Parameter parameter);

}  // namespace core
