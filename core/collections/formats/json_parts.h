// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/json/json_scanner.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The number of bytes that are enough to recognise a JSON text.
constexpr std::size_t mostJsonToJudge = std::size_t{1} << 18;

/// Which parts of a JSON text can be read independently.
enum class PartsOf : std::uint8_t {
    Text,    ///< consecutive values: one, or JSON lines
    List,    ///< the elements of an array
    Object,  ///< the values of an object, with their keys
};

struct JsonPart {
    std::string_view text;
    std::string key;  ///< of a value in an object
    std::size_t start = 0;
};

/// Steps through the parts of a JSON text, so that only one at a time needs a tree.
class JsonParts {
public:
    /// @param text without a byte order mark; must outlive this object
    /// @param container the fields that lead to the list or object
    JsonParts(std::string_view text, PartsOf parts, std::span<const std::string> container);

    /// False at the end, or if the next value does not fit.
    bool next(JsonPart& part);
    /// Whether the text ends here; for a container in fields, whether the container ends.
    bool isEnd();
    std::size_t position() const { return m_scanner.position(); }

private:
    bool enter(const std::string& field);
    bool readPart(JsonPart& part);

    std::string_view m_text;
    JsonScanner m_scanner;
    PartsOf m_parts;
    bool m_isNested;
    bool m_isInside;  // the container exists and was valid so far
    bool m_isFirst = true;
    bool m_isOpen = false;  // the container has started but not ended
};

/// The field names of the first object of a text, or of its first array; empty if the text there is
/// not JSON.
std::vector<std::string> firstJsonFields(std::string_view text);

/// The first value of a text. A value that extends beyond the bytes examined is cut there, and all
/// its open parts are closed. Empty if there is no value.
std::string firstJsonValue(std::string_view text);

}  // namespace core
