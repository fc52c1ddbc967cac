// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/json/json_writer.h"
#include "core/foundation/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// With this many digits or more, a number reads back as the same double.
inline constexpr int allDigits = 17;

/// Writes a number with `digits` decimals and a decimal point; from allDigits, the shortest text
/// that reads back as the same double.
std::string fixedText(double number, int digits);
/// The same, with extra decimals if it would otherwise look like 0, 1 or −1.
std::string numberText(double number, int digits);
/// Writes four significant digits, for p values, which may be very small.
std::string significantText(double number);

/// Writes a JSON field; null for NaN and infinity.
void writeNumber(std::string_view key, double number, core::JsonWriter& json,
                 int digits = allDigits);
void writeNumber(std::string_view key, const std::optional<double>& number, core::JsonWriter& json,
                 int digits = allDigits);
void writeNumber(std::string_view key, const core::Value& value, core::JsonWriter& json,
                 int digits = allDigits);

}  // namespace cli
