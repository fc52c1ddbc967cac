// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// Of an element, in the order of the file; names without their prefix.
class XmlAttributes {
public:
    void add(std::string_view name, std::string_view value)
    {
        m_attributes.emplace_back(name, value);
    }
    void clear() { m_attributes.clear(); }
    /// Of the first with the name; null where there is none.
    const std::string* find(std::string_view name) const;
    /// The same, empty where there is none.
    std::string_view operator[](std::string_view name) const;

private:
    std::vector<std::pair<std::string_view, std::string>> m_attributes;
};

/// Told of what an XML file holds, in its order; names without their prefix.
class XmlHandler {
public:
    virtual ~XmlHandler() = default;
    virtual void start(std::string_view name, const XmlAttributes& attributes) = 0;
    virtual void end(std::string_view /*name*/) {}
    /// A piece of what stands between two tags.
    virtual void text(std::string_view /*piece*/) {}
};

/// Reads an XML file in UTF-8 with liborcus. What the handler throws ends it.
/// @return false where it is not well-formed
bool readXml(std::string content, XmlHandler& handler);

}  // namespace core
