// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/json/json_writer.h"
#include "core/foundation/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// From this number of digits on a number is written so that it reads back as the same double.
inline constexpr int allDigits = 17;

/// With `digits` decimals and a decimal point; from allDigits on the shortest text that reads back
/// as the same double.
std::string fixedText(double number, int digits);
/// The same, but with as many more decimals as tell it from the 0, 1 or −1 that it is not.
std::string numberText(double number, int digits);
/// With four significant digits: a p value may be very small.
std::string significantText(double number);

/// A field of JSON; null where there is no number, or one that JSON has not.
void writeNumber(std::string_view key, double number, core::JsonWriter& json,
                 int digits = allDigits);
void writeNumber(std::string_view key, const std::optional<double>& number, core::JsonWriter& json,
                 int digits = allDigits);
void writeNumber(std::string_view key, const core::Value& value, core::JsonWriter& json,
                 int digits = allDigits);

}  // namespace cli
