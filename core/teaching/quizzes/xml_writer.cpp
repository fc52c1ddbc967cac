// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/quizzes/xml_writer.h"

#include "core/foundation/text/markup_text.h"

#include <algorithm>

namespace core {

namespace {

constexpr bool isInXml(char letter)
{
    return static_cast<unsigned char>(letter) >= 0x20 || letter == '\t' || letter == '\n' ||
           letter == '\r';
}

std::string withoutControls(std::string_view text)
{
    std::string kept;
    std::copy_if(text.begin(), text.end(), std::back_inserter(kept), isInXml);
    return kept;
}

}  // namespace

std::string xmlText(std::string_view plain)
{
    return markupText(withoutControls(plain));
}

void XmlWriter::empty(std::string_view name, Attributes attributes)
{
    line(tag(name, attributes) + "/>");
}

void XmlWriter::text(std::string_view name, std::string_view plain, Attributes attributes)
{
    line(tag(name, attributes) + '>' + xmlText(plain) + "</" + std::string(name) + '>');
}

void XmlWriter::hypertext(std::string_view name, std::string_view xhtml)
{
    std::string inside = withoutControls(xhtml);
    // "]]>" must be split between two sections.
    for (std::size_t end = 0; (end = inside.find("]]>", end)) != std::string::npos; end += 15)
        inside.replace(end, 3, "]]]]><![CDATA[>");
    line(tag(name, {}) + "><![CDATA[" + inside + "]]></" + std::string(name) + '>');
}

void XmlWriter::elements(std::string_view xhtml)
{
    const std::string inside = withoutControls(xhtml);
    line(std::string_view(inside).substr(0, inside.find_last_not_of('\n') + 1));
}

std::string XmlWriter::tag(std::string_view name, Attributes attributes)
{
    std::string text = '<' + std::string(name);
    for (const auto& [key, value] : attributes)
        text += ' ' + std::string(key) + "=\"" + xmlText(value) + '"';
    return text;
}

void XmlWriter::line(std::string_view text)
{
    m_text.append(2 * m_depth, ' ').append(text) += '\n';
}

}  // namespace core
