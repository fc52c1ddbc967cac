// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// Escapes plain text for XML content and attributes. Drops control characters, which XML forbids.
std::string xmlText(std::string_view plain);

/// Writes UTF-8 XML in call order, one element per line, indented by two spaces.
class XmlWriter {
public:
    /// Values are plain text.
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    /// An element containing what `content` writes.
    void element(std::string_view name, Attributes attributes, const auto& content)
    {
        line(tag(name, attributes) + '>');
        ++m_depth;
        content();
        --m_depth;
        line("</" + std::string(name) + '>');
    }
    void element(std::string_view name, const auto& content) { element(name, {}, content); }
    void empty(std::string_view name, Attributes attributes = {});
    /// An element containing only plain text.
    void text(std::string_view name, std::string_view plain, Attributes attributes = {});
    /// An element containing XHTML as escaped text, for the reader to parse.
    void hypertext(std::string_view name, std::string_view xhtml);
    /// XHTML, inserted as elements.
    void elements(std::string_view xhtml);

    std::string take() { return std::move(m_text); }

private:
    static std::string tag(std::string_view name, Attributes attributes);
    void line(std::string_view text);

    std::string m_text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    std::size_t m_depth = 0;
};

}  // namespace core
