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

/// The usual name of the other class beside a word ("no" beside "yes", "FALSE" beside "TRUE");
/// empty where none is known.
std::string usualCounterpart(std::string_view word);

/// Which of two classes is probably the positive one, by its name: to be shown, never to be taken
/// for granted. Nothing where neither or both sound positive.
std::optional<std::uint8_t> likelyPositive(const std::array<std::string, 2>& classes);

}  // namespace core
