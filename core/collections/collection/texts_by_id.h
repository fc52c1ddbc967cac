// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The text of a query or document.
struct ItemText {
    std::string title;  ///< empty if there is none
    std::string text;

    bool operator==(const ItemText&) const = default;
};

/// The texts of a collection's queries, or of its documents.
class TextsById {
public:
    virtual ~TextsById() = default;

    virtual std::size_t size() const = 0;
    /// Nothing if there is no text with the id. At most a few µs, regardless of size.
    virtual std::optional<ItemText> find(std::string_view id) const = 0;
};

}  // namespace core
