// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// A number as another tool printed it, with what it may have been before: "0.97" was 0.965 to
/// 0.975 where digits are rounded, and 0.97 to 0.98 where they are cut off.
struct TypedNumber {
    std::string text;
    double value = 0;
    int decimals = 0;       ///< behind the point
    bool isSingle = false;  ///< it looks like one of 32 bits: more than 7 digits that these hold

    /// Half a unit of the last digit to either side; where the digits are more than a computation
    /// in another order leaves alike (12; 6 of 32 bits), as much as that.
    double roundedLow() const;
    double roundedHigh() const;
    /// Whether a value of that many digits is printed as this number, rounded.
    bool isRounded(double computed) const;
    /// The same where further digits are cut off (towards 0).
    bool isCut(double computed) const;
    /// Where that ends, away from 0.
    double cutEnd() const;

    bool operator==(const TypedNumber&) const = default;
};

/// Reads `0.7312`, `12.108`, `1e-3`, with a decimal comma `0,7312`, and `73.12 %` as 0.7312 of as
/// many digits; nothing when it is none, or not finite.
std::optional<TypedNumber> typedNumber(std::string_view text);

/// Reads `nDCG@10=0.7312`: what stands before the last =, and the number behind it; nothing where
/// there is none.
std::optional<std::pair<std::string, TypedNumber>> namedNumber(std::string_view text);

}  // namespace core
