// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// Plain text as it stands in XML, between tags and in attributes. What XML cannot hold, control
/// characters, is left out.
std::string xmlText(std::string_view plain);

/// Writes XML in the order it is told, an element a line, indented by two blanks. UTF-8.
class XmlWriter {
public:
    /// Values are plain text.
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    /// An element with what `content` writes.
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
    /// An element with plain text and nothing else.
    void text(std::string_view name, std::string_view plain, Attributes attributes = {});
    /// An element with XHTML as text, which whoever reads it makes elements of.
    void hypertext(std::string_view name, std::string_view xhtml);
    /// XHTML as elements.
    void elements(std::string_view xhtml);

    /// The document.
    std::string take() { return std::move(m_text); }

private:
    static std::string tag(std::string_view name, Attributes attributes);
    void line(std::string_view text);

    std::string m_text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    std::size_t m_depth = 0;
};

}  // namespace core
