#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cli {

/// "1 query", "3 queries".
std::string counted(std::size_t count, std::string_view one, std::string_view many);

/// The first few names, and an ellipsis where there are more: "q1, q2, q3".
std::string firstOf(std::span<const std::string> names);

/// Ascending numbers, neighbours as a range: "1-3,7".
std::string ranges(std::span<const std::size_t> numbers);

}  // namespace cli
