// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace core {

/// Joins names into an identifier that is valid in every format; different names give different
/// identifiers. Letters, digits and hyphens stay, a point separates names, and any other character
/// becomes an underscore and its code.
std::string quizId(std::initializer_list<std::string_view> names);

/// Writes a number that platforms read in any language: with a decimal point and no exponent,
/// rounded to a hundredth of the tolerance or finer. A fractional number never becomes whole.
std::string quizNumberText(double number, double tolerance);

}  // namespace core
