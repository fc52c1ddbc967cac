// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// A number as printed by another tool, with the range of its original value: "0.97" was 0.965 to
/// 0.975 if rounded, and 0.97 to 0.98 if truncated.
struct TypedNumber {
    std::string text;
    double value = 0;
    int decimals = 0;       ///< after the decimal point
    bool isSingle = false;  ///< seems to have 32 bits: more than 7 digits that fit a float

    /// The range is half a unit of the last digit to either side, but at least the precision that
    /// survives a different order of computation (12 digits; 6 for 32 bits).
    double roundedLow() const;
    double roundedHigh() const;
    /// Whether a value prints as this number if rounded.
    bool isRounded(double computed) const;
    /// The same if truncated (towards 0).
    bool isCut(double computed) const;
    /// The end of the range if truncated, away from 0.
    double cutEnd() const;

    bool operator==(const TypedNumber&) const = default;
};

/// Parses `0.7312`, `12.108`, `1e-3`, with a decimal comma `0,7312`, and `73.12 %` as 0.7312 with
/// the same digits. Empty if the text is not a number, or not finite.
std::optional<TypedNumber> typedNumber(std::string_view text);

/// Parses `nDCG@10=0.7312`: the text before the last = and the number after it. Empty if there is
/// none.
std::optional<std::pair<std::string, TypedNumber>> namedNumber(std::string_view text);

}  // namespace core
