// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/fence_words.h"

#include <algorithm>
#include <cstddef>

namespace core {

namespace {

/// The position after the closing quote of the text that begins at `open`; npos if not closed.
std::size_t behindQuoted(std::string_view text, std::size_t open)
{
    for (std::size_t i = open + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return std::string_view::npos;
}

std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size())
            ++i;
        plain += text[i];
    }
    return plain;
}

/// The end of the word that begins at `begin`; npos if a quote in it is not closed.
std::size_t wordEnd(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    while (end < text.size() && text[end] != ' ' && text[end] != '\t') {
        end = text[end] == '"' ? behindQuoted(text, end) : end + 1;
        if (end == std::string_view::npos)
            break;
    }
    return end;
}

}  // namespace

std::optional<std::string> FenceWords::take(std::string_view key)
{
    const auto found = std::find_if(settings.begin(), settings.end(),
                                    [key](const auto& setting) { return setting.first == key; });
    if (found == settings.end())
        return std::nullopt;
    std::string value = std::move(found->second);
    settings.erase(found);
    return value;
}

std::optional<std::string> unquoted(std::string_view text)
{
    if (text.size() < 2 || text.front() != '"' || behindQuoted(text, 0) != text.size())
        return std::nullopt;
    return withoutEscapes(text.substr(1, text.size() - 2));
}

std::optional<FenceWords> fenceWords(std::string_view text)
{
    FenceWords words;
    for (std::size_t i = text.find_first_not_of(" \t"); i != std::string_view::npos;
         i = text.find_first_not_of(" \t", i)) {
        const std::size_t end = wordEnd(text, i);
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view word = text.substr(i, end - i);
        const std::size_t equals = word.find_first_of("=(");  // nDCG(gain=exp) is one word
        if (equals == std::string_view::npos || equals == 0 || word[equals] == '(') {
            words.bare.emplace_back(word);
        } else {
            const std::string_view value = word.substr(equals + 1);
            words.settings.emplace_back(word.substr(0, equals),
                                        unquoted(value).value_or(std::string(value)));
        }
        i = end;
    }
    return words;
}

std::vector<std::string> commaParted(std::string_view text)
{
    std::vector<std::string> parts(1);
    int depth = 0;
    for (const char sign : text) {
        depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
        if (sign == ',' && depth == 0)
            parts.emplace_back();
        else
            parts.back() += sign;
    }
    return parts;
}

}  // namespace core
