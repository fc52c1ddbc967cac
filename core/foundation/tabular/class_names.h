// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Whether two words are common names of two classes: 0 and 1, -1 and 1, true and false, yes and no
/// and so on, ignoring case.
bool areUsualClasses(std::string_view a, std::string_view b);

/// Whether two words name the same class: "cat" and "Cat", 1 and 1.0, LABEL_1 and 1, "2:pos" and
/// "pos".
bool isSameClass(std::string_view a, std::string_view b);

using ClassPair = std::array<std::string_view, 2>;

/// Whether two pairs of words name the same two classes, in any order.
bool areSameClasses(const ClassPair& a, const ClassPair& b);

/// The parts in which two headings differ: "0" and "1" for prob_0 and prob_1, "no" and "yes" for
/// P(no) and P(yes).
ClassPair differingParts(std::string_view a, std::string_view b);

/// Whether two words mean the same side in different pairs of common names: 1 and POSITIVE, 0 and
/// no. LABEL_1 is a number, not a name.
bool isSameSide(std::string_view a, std::string_view b);

/// The common name of the other class ("no" for "yes", "FALSE" for "TRUE"); empty if unknown.
std::string usualCounterpart(std::string_view word);

/// Whether a label means unknown: NA, NaN, null and the like, as programs write them.
bool isNoClass(std::string_view word);

/// Guesses from the names which of two classes is positive, as a suggestion to be shown. Ignores
/// Weka's number before a class: "2:pos". Nothing if neither or both sound positive, or if a 1
/// occurs with a number other than 0 or -1: in files with 1 and 2, either can mean yes.
std::optional<std::uint8_t> likelyPositive(const std::array<std::string, 2>& classes);

}  // namespace core
