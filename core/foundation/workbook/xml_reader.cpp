// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/xml_reader.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <new>
#include <type_traits>

#include <orcus/sax_parser.hpp>

namespace core {

namespace {

/// Adapts the parser, which reports attributes before their element, to a handler.
class Events : public orcus::sax_handler {
public:
    explicit Events(XmlHandler& handler)
        : m_handler(handler)
    {}

    void end_declaration(std::string_view) { m_attributes.clear(); }
    void attribute(const orcus::sax::parser_attribute& met)
    {
        m_attributes.add(met.name, met.value);
    }
    void start_element(const orcus::sax::parser_element& element)
    {
        m_open.push_back(element.name);
        m_handler.start(element.name, m_attributes);
        m_attributes.clear();
    }
    void end_element(const orcus::sax::parser_element& element)
    {
        m_isWellFormed = m_isWellFormed && !m_open.empty() && m_open.back() == element.name;
        if (!m_open.empty())
            m_open.pop_back();
        m_handler.end(element.name);
    }
    void characters(std::string_view piece, bool) { m_handler.text(piece); }

    /// The parser does not check that closing tags match.
    bool isWellFormed() const { return m_isWellFormed && m_open.empty(); }

private:
    XmlHandler& m_handler;
    XmlAttributes m_attributes;
    std::vector<std::string_view> m_open;
    bool m_isWellFormed = true;
};

/// liborcus 0.17 reads beyond the end of an unclosed value, comment or tag. It stops at the end of
/// the root, so only unclosed input reaches this text.
constexpr std::string_view unreadEnd = "\n\n\n\n\"'\" > --> ]]> ?>\n\n\n\n";
/// The number of bytes that its parser loads at once.
constexpr std::size_t lookedAtOnce = 16;

/// Whether each numeric reference, &#13; or &#xD;, is a valid character; 0.17 aborts otherwise.
bool hasValidReferences(std::string_view content)
{
    constexpr std::size_t mostDigits = 8;
    constexpr std::uint32_t lastCharacter = 0x10FFFF;
    for (std::size_t at = content.find("&#"); at != std::string_view::npos;
         at = content.find("&#", at + 1)) {
        std::string_view number = content.substr(at + 2, mostDigits + 2);
        const int base = number.starts_with('x') ? 16 : 10;
        number.remove_prefix(base == 16 ? 1 : 0);
        number = number.substr(0, number.find(';'));
        std::uint32_t code = 0;
        const char* const end = number.data() + number.size();
        const auto [stop, error] = std::from_chars(number.data(), end, code, base);
        if (error != std::errc() || stop != end || number.size() > mostDigits ||
            code > lastCharacter)
            return false;
    }
    return true;
}

using Parser = orcus::sax_parser<Events>;

/// liborcus before 0.18 takes the content as two arguments.
template <class SomeParser>
void parse(std::string_view content, Events& events)
{
    if constexpr (std::is_constructible_v<SomeParser, std::string_view, Events&>)
        SomeParser(content, events).parse();
    else
        SomeParser(content.data(), content.size(), events).parse();
}

}  // namespace

const std::string* XmlAttributes::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_attributes, name,
                                         [](const auto& attribute) { return attribute.first; });
    return found == m_attributes.end() ? nullptr : &found->second;
}

std::string_view XmlAttributes::operator[](std::string_view name) const
{
    const std::string* const value = find(name);
    return value ? std::string_view(*value) : std::string_view{};
}

bool readXml(std::string content, XmlHandler& handler)
{
    if (!hasValidReferences(content))
        return false;
    content += unreadEnd;
    const std::size_t size = content.size();
    content.append(lookedAtOnce, '\0');
    Events events(handler);
    try {
        parse<Parser>(std::string_view(content).substr(0, size), events);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        return false;
    }
    return events.isWellFormed();
}

}  // namespace core
