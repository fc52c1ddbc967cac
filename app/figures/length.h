#pragma once

#include <optional>
#include <string_view>

namespace figures {

/// A length with its unit, such as "85mm", "8.5cm", "3.35in" or "241pt", in millimetres; above 0.
/// None where it is no such text.
std::optional<double> millimetresIn(std::string_view text);

}  // namespace figures
