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

/// So many bytes of a JSON text say what it is.
constexpr std::size_t mostJsonToJudge = std::size_t{1} << 18;

/// Where the parts of a JSON text stand, each of which can be read by itself.
enum class PartsOf : std::uint8_t {
    Text,    ///< values one after the other: one, or JSON lines
    List,    ///< the elements of an array
    Object,  ///< the values of an object, by their keys
};

struct JsonPart {
    std::string_view text;
    std::string key;  ///< of an object's
    std::size_t start = 0;
};

/// Steps through the parts of a JSON text, so that no more than one need be held as a tree.
class JsonParts {
public:
    /// @param text without a byte order mark; must outlive this
    /// @param container the fields in which the list or object stands
    JsonParts(std::string_view text, PartsOf parts, std::span<const std::string> container);

    /// False at the end, and where something else stands.
    bool next(JsonPart& part);
    /// Whether the text ends there; of a container in fields, whether that ends.
    bool isEnd();
    std::size_t position() const { return m_scanner.position(); }

private:
    bool enter(const std::string& field);
    bool readPart(JsonPart& part);

    std::string_view m_text;
    JsonScanner m_scanner;
    PartsOf m_parts;
    bool m_isNested;
    bool m_isInside;  // the parts are there, and were whole so far
    bool m_isFirst = true;
    bool m_isOpen = false;  // the container has begun and has not ended
};

/// The names of the fields of the first object of a text, or of its first array; none where what
/// stands there is no JSON.
std::vector<std::string> firstJsonFields(std::string_view text);

/// The first value of a text; one that goes on behind the beginning that is looked at ends early
/// there, with all that was begun closed. Empty where none can be told.
std::string firstJsonValue(std::string_view text);

}  // namespace core
