// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// The attributes of an element, in file order; names without their prefix.
class XmlAttributes {
public:
    void add(std::string_view name, std::string_view value)
    {
        m_attributes.emplace_back(name, value);
    }
    void clear() { m_attributes.clear(); }
    /// The first attribute with the name; null if there is none.
    const std::string* find(std::string_view name) const;
    /// The same; empty if there is none.
    std::string_view operator[](std::string_view name) const;

private:
    std::vector<std::pair<std::string_view, std::string>> m_attributes;
};

/// Receives the content of an XML file, in order; names without their prefix.
class XmlHandler {
public:
    virtual ~XmlHandler() = default;
    virtual void start(std::string_view name, const XmlAttributes& attributes) = 0;
    virtual void end(std::string_view /*name*/) {}
    /// A piece of the text between two tags.
    virtual void text(std::string_view /*piece*/) {}
};

/// Reads an XML file in UTF-8 with liborcus. An exception from the handler ends it.
/// @return false if it is not well-formed
bool readXml(std::string content, XmlHandler& handler);

}  // namespace core
