// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Whether two words are usual names of two classes: 0 and 1, -1 and 1, true and false, yes and no
/// and so on, in any case of letters.
bool areUsualClasses(std::string_view a, std::string_view b);

/// Whether two words are one class: "cat" and "Cat", 1 and 1.0, LABEL_1 and 1, "2:pos" and "pos".
bool isSameClass(std::string_view a, std::string_view b);

/// The usual name of the other class beside a word ("no" beside "yes", "FALSE" beside "TRUE");
/// empty where none is known.
std::string usualCounterpart(std::string_view word);

/// Whether a label says that nobody knows it: NA, NaN, null and the like, as programs write them.
bool isNoClass(std::string_view word);

/// Which of two classes is probably the positive one, by its name: to be shown, never to be taken
/// for granted. Weka's number before a class does not count: "2:pos". Nothing where neither or both
/// sound positive, nor where a 1 stands beside another number than 0 or -1: both 1 and 2 are yes in
/// somebody's files.
std::optional<std::uint8_t> likelyPositive(const std::array<std::string, 2>& classes);

}  // namespace core
