// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/filter_tokens.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

using Kind = FilterToken::Kind;

/// The length of the relation at the start of the text, such as `<=` or `≤`; 0 if there is none.
std::size_t relationLength(std::string_view text)
{
    // Longer ones first.
    constexpr std::array<std::string_view, 10> relations{"<=",     ">=",     "!=", "==", "\u2264",
                                                         "\u2265", "\u2260", "<",  ">",  "="};
    for (const std::string_view relation : relations)
        if (text.starts_with(relation))
            return relation.size();
    return 0;
}

class Cutter {
public:
    Cutter(std::string_view text, std::span<const FilterName> names)
        : m_text(text)
        , m_names(names)
        , m_lastClosing(text.rfind(')'))
    {}

    std::vector<FilterToken> cut()
    {
        while (true) {
            while (m_at < m_text.size() && isBlank(m_text[m_at]))
                ++m_at;
            if (m_at == m_text.size())
                break;
            cutOne();
        }
        m_tokens.push_back({Kind::End, {}, m_text.size()});
        return std::move(m_tokens);
    }

private:
    void cutOne()
    {
        if (const std::size_t length = relationLength(m_text.substr(m_at)))
            take(Kind::Relation, length);
        else if (m_text[m_at] == '(')
            take(Kind::Opening, 1);
        else if (m_text[m_at] == ')')
            take(Kind::Closing, 1);
        else if (m_text[m_at] == '"')
            takePhrase();
        else
            takeWord();
    }

    void take(Kind kind, std::size_t length)
    {
        m_tokens.push_back({kind, m_text.substr(m_at, length), m_at});
        m_at += length;
    }

    void takeWord()
    {
        take(Kind::Word, wordLength(true));
        if (m_at == m_text.size() || m_text[m_at] != ':')
            return;
        take(Kind::Relation, 1);
        if (const std::size_t length = wordLength(false))
            take(Kind::Word, length);
    }

    void takePhrase()
    {
        const std::size_t end = std::min(m_text.find('"', m_at + 1), m_text.size());
        m_tokens.push_back({Kind::Phrase, m_text.substr(m_at + 1, end - m_at - 1), m_at});
        m_at = std::min(end + 1, m_text.size());
    }

    std::size_t wordLength(bool endsAtSigns) const
    {
        std::size_t end = m_at;
        while (end < m_text.size()) {
            const char c = m_text[end];
            if (c == '(' && !isConjunction(m_text.substr(m_at, end - m_at)) && hasClosing(end)) {
                end = m_text.find(')', end) + 1;
                continue;
            }
            if (isBlank(c) || c == '(' || c == ')' || c == '"' || (endsAtSigns && isSign(end)))
                break;
            ++end;
        }
        return end - m_at;
    }

    bool isSign(std::size_t place) const
    {
        if (m_text[place] != ':')
            return relationLength(m_text.substr(place)) > 0;
        const std::string_view word = m_text.substr(m_at, place - m_at);
        return std::any_of(m_names.begin(), m_names.end(), [&](const FilterName& known) {
            return known.kind != FilterName::Kind::Choice && equalsIgnoringCase(known.name, word);
        });
    }

    bool hasClosing(std::size_t from) const
    {
        return m_lastClosing != std::string_view::npos && m_lastClosing > from;
    }

    std::string_view m_text;
    std::span<const FilterName> m_names;
    std::size_t m_lastClosing;
    std::size_t m_at = 0;
    std::vector<FilterToken> m_tokens;
};

}  // namespace

bool isConjunction(std::string_view word)
{
    return equalsIgnoringCase(word, "and") || equalsIgnoringCase(word, "or") ||
           equalsIgnoringCase(word, "not");
}

bool isConjunction(const FilterToken& token)
{
    return token.kind == Kind::Word && isConjunction(token.text);
}

std::vector<FilterToken> filterTokens(std::string_view text, std::span<const FilterName> names)
{
    return Cutter(text, names).cut();
}

}  // namespace core
