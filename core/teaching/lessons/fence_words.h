// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// What stands behind the verb of a lesson's fence, or before the sentence of one of its lines.
struct FenceWords {
    std::vector<std::string> bare;
    std::vector<std::pair<std::string, std::string>> settings;  ///< `key=value`, in their order

    /// The value of the first of this name, taken out.
    std::optional<std::string> take(std::string_view key);
};

/// Words parted by blanks; a value may stand in double quotes, `\"` in it being one of them.
/// Nothing where a quote has no end.
std::optional<FenceWords> fenceWords(std::string_view text);

/// A text in double quotes, whole; nothing where it is none.
std::optional<std::string> unquoted(std::string_view text);

/// What commas part that stand outside of parentheses.
std::vector<std::string> commaParted(std::string_view text);

}  // namespace core
