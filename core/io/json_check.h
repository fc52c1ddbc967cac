#pragma once

#include "core/io/parse_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Why a text is no JSON that can be read without loss: a syntax error with its line, a number
/// beyond `double`, a field that stands twice in one object, or nesting beyond 64 levels. Nothing
/// when it is fine. O(n).
std::optional<ParseError> jsonProblem(std::string_view text, const std::string& file);

}  // namespace core
