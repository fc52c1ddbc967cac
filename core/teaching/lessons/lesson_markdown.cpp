// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_markdown.h"

#include "core/foundation/text/markup_text.h"

#include <md4c.h>

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

template <class Type>
using Element = std::pair<Type, std::string_view>;

constexpr auto blockElements = std::to_array<Element<MD_BLOCKTYPE>>({
    {MD_BLOCK_QUOTE, "blockquote"},
    {MD_BLOCK_UL, "ul"},
    {MD_BLOCK_OL, "ol"},
    {MD_BLOCK_LI, "li"},
    {MD_BLOCK_HR, "hr/"},
    {MD_BLOCK_CODE, "pre"},
    {MD_BLOCK_H, "p"},
    {MD_BLOCK_P, "p"},
    {MD_BLOCK_TABLE, "table"},
    {MD_BLOCK_THEAD, "thead"},
    {MD_BLOCK_TBODY, "tbody"},
    {MD_BLOCK_TR, "tr"},
    {MD_BLOCK_TH, "th"},
    {MD_BLOCK_TD, "td"},
});
constexpr auto spanElements = std::to_array<Element<MD_SPANTYPE>>(
    {{MD_SPAN_EM, "em"}, {MD_SPAN_STRONG, "strong"}, {MD_SPAN_CODE, "code"}, {MD_SPAN_A, "a"}});

/// Empty where it has none.
std::string_view elementOf(auto type, const auto& elements)
{
    for (const auto& [known, element] : elements)
        if (known == type)
            return element;
    return {};
}

std::string& htmlIn(void* html)
{
    return *static_cast<std::string*>(html);
}

void addTag(std::string& html, std::string_view opening, std::string_view element)
{
    if (!element.empty())
        html.append(opening).append(element).append(">");
}

int enterBlock(MD_BLOCKTYPE type, void*, void* html)
{
    addTag(htmlIn(html), "<", elementOf(type, blockElements));
    return 0;
}

int leaveBlock(MD_BLOCKTYPE type, void*, void* html)
{
    if (type != MD_BLOCK_HR)
        addTag(htmlIn(html), "</", elementOf(type, blockElements));
    return 0;
}

int enterSpan(MD_SPANTYPE type, void* detail, void* html)
{
    if (type != MD_SPAN_A) {
        addTag(htmlIn(html), "<", elementOf(type, spanElements));
        return 0;
    }
    const MD_ATTRIBUTE& target = static_cast<const MD_SPAN_A_DETAIL*>(detail)->href;
    htmlIn(html).append("<a href=\"");
    htmlIn(html).append(markupText({target.text, target.size}));
    htmlIn(html).append("\">");
    return 0;
}

int leaveSpan(MD_SPANTYPE type, void*, void* html)
{
    addTag(htmlIn(html), "</", elementOf(type, spanElements));
    return 0;
}

/// Whether XML also defines the entity.
bool isPlainEntity(std::string_view entity)
{
    constexpr std::array<std::string_view, 4> known{"&amp;", "&lt;", "&gt;", "&quot;"};
    return entity.starts_with("&#") || std::find(known.begin(), known.end(), entity) != known.end();
}

int addText(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* html)
{
    if (type == MD_TEXT_BR)
        htmlIn(html).append("<br/>");
    else if (type == MD_TEXT_SOFTBR)
        htmlIn(html).append("\n");
    else if (type == MD_TEXT_NULLCHAR)
        htmlIn(html).append("\uFFFD");
    else if (type == MD_TEXT_ENTITY && isPlainEntity({text, size}))
        htmlIn(html).append(text, size);
    else
        htmlIn(html).append(markupText({text, size}));
    return 0;
}

}  // namespace

std::string htmlOf(std::string_view markdown)
{
    constexpr unsigned dialect = MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS | MD_FLAG_TABLES;
    const MD_PARSER parser{0,         dialect, enterBlock, leaveBlock, enterSpan,
                           leaveSpan, addText, nullptr,    nullptr};
    std::string html;
    md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &html);
    return html;
}

}  // namespace core
