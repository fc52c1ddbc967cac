#include "core/lesson/lesson_markdown.h"

#include <md4c.h>

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

std::string_view blockElement(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_QUOTE:
        return "blockquote";
    case MD_BLOCK_UL:
        return "ul";
    case MD_BLOCK_OL:
        return "ol";
    case MD_BLOCK_LI:
        return "li";
    case MD_BLOCK_HR:
        return "hr/";
    case MD_BLOCK_CODE:
        return "pre";
    case MD_BLOCK_H:
    case MD_BLOCK_P:
        return "p";
    case MD_BLOCK_TABLE:
        return "table";
    case MD_BLOCK_THEAD:
        return "thead";
    case MD_BLOCK_TBODY:
        return "tbody";
    case MD_BLOCK_TR:
        return "tr";
    case MD_BLOCK_TH:
        return "th";
    case MD_BLOCK_TD:
        return "td";
    default:
        return {};
    }
}

std::string_view spanElement(MD_SPANTYPE type)
{
    switch (type) {
    case MD_SPAN_EM:
        return "em";
    case MD_SPAN_STRONG:
        return "strong";
    case MD_SPAN_CODE:
        return "code";
    case MD_SPAN_A:
        return "a";
    default:
        return {};
    }
}

void addEscaped(std::string& html, std::string_view text)
{
    for (const char sign : text) {
        constexpr std::array<std::pair<char, std::string_view>, 4> written{
            {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}}};
        bool isWritten = false;
        for (const auto& [plain, entity] : written)
            if (sign == plain) {
                html.append(entity);
                isWritten = true;
            }
        if (!isWritten)
            html.push_back(sign);
    }
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
    addTag(htmlIn(html), "<", blockElement(type));
    return 0;
}

int leaveBlock(MD_BLOCKTYPE type, void*, void* html)
{
    if (type != MD_BLOCK_HR)
        addTag(htmlIn(html), "</", blockElement(type));
    return 0;
}

int enterSpan(MD_SPANTYPE type, void* detail, void* html)
{
    if (type != MD_SPAN_A) {
        addTag(htmlIn(html), "<", spanElement(type));
        return 0;
    }
    const MD_ATTRIBUTE& target = static_cast<const MD_SPAN_A_DETAIL*>(detail)->href;
    htmlIn(html).append("<a href=\"");
    addEscaped(htmlIn(html), {target.text, target.size});
    htmlIn(html).append("\">");
    return 0;
}

int leaveSpan(MD_SPANTYPE type, void*, void* html)
{
    addTag(htmlIn(html), "</", spanElement(type));
    return 0;
}

/// What XML knows, too.
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
        addEscaped(htmlIn(html), {text, size});
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
