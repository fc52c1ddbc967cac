#pragma once

#include <string>

namespace cli {

/// From this number of digits on a number is written so that it reads back as the same double.
inline constexpr int allDigits = 17;

/// With `digits` decimals and a decimal point; from allDigits on the shortest text that reads back
/// as the same double.
std::string numberText(double number, int digits);

}  // namespace cli
