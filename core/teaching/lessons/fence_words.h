// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// The words after the verb of a lesson's fence, or before the sentence in one of its lines.
struct FenceWords {
    std::vector<std::string> bare;
    std::vector<std::pair<std::string, std::string>> settings;  ///< `key=value`, in order

    /// Removes the first setting with this name and returns its value.
    std::optional<std::string> take(std::string_view key);
};

/// Splits a text into words at spaces. A value may be in double quotes, with `\"` for a quote
/// inside. Nothing if a quote is not closed.
std::optional<FenceWords> fenceWords(std::string_view text);

/// The content of a text in double quotes; nothing if it is not quoted as a whole.
std::optional<std::string> unquoted(std::string_view text);

/// Splits a text at commas outside parentheses.
std::vector<std::string> commaParted(std::string_view text);

}  // namespace core
