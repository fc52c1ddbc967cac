// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace core {

/// Names as one identifier that every format takes, and different names as different ones: letters,
/// digits and dashes stay, a point parts the names, of anything else the code follows a low line.
std::string quizId(std::initializer_list<std::string_view> names);

/// A number as platforms read it whatever their language: with a decimal point, without exponent,
/// rounded to a hundredth of the tolerance or finer; what is not whole does not become so.
std::string quizNumberText(double number, double tolerance);

}  // namespace core
