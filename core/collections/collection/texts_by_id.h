// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What a query or document says.
struct ItemText {
    std::string title;  ///< empty where there is none
    std::string text;

    bool operator==(const ItemText&) const = default;
};

/// The texts of a collection's queries, or of its documents.
class TextsById {
public:
    virtual ~TextsById() = default;

    virtual std::size_t size() const = 0;
    /// None when no text has the id. At most a few µs, whatever the size.
    virtual std::optional<ItemText> find(std::string_view id) const = 0;
};

}  // namespace core
