// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/filter.h"
#include "core/foundation/tabular/filter_tokens.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/folded.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <string>
#include <utility>

namespace core {

namespace {

using Fault = FilterProblem::Kind;
using Token = FilterToken;

constexpr std::size_t mostNested = 64;

/// Replaces a true minus sign by a hyphen.
std::string withHyphen(std::string_view text)
{
    constexpr std::string_view minus = "\u2212";
    if (text.starts_with(minus))
        return "-" + std::string(text.substr(minus.size()));
    return std::string(text);
}

std::optional<double> numberIn(std::string_view text)
{
    const auto number = parsedNumber<double>(withHyphen(text));
    return number && *number == *number ? number : std::nullopt;
}

bool beginsLikeANumber(std::string_view text)
{
    const std::string typed = withHyphen(text);
    const std::size_t digit = typed.find_first_not_of("+-.");
    return digit != std::string::npos && isDigit(typed[digit]);
}

/// The start of a number that is still being typed.
bool isSignAlone(std::string_view text)
{
    return withHyphen(text).find_first_not_of("+-.") == std::string::npos;
}

/// Replaces a decimal comma by a point, if that gives a number.
std::string withPoint(std::string_view text)
{
    std::string point(text);
    std::ranges::replace(point, ',', '.');
    return numberIn(point) ? point : std::string();
}

bool isWord(const Token& token, std::string_view word)
{
    return token.kind == Token::Kind::Word && equalsIgnoringCase(token.text, word);
}

}  // namespace

FilterProblem problemAt(Fault kind, const Token& token, std::string nearest)
{
    return {kind, token.position, std::string(token.text), std::move(nearest)};
}

/// Parses by recursive descent; only parentheses recurse, to a limited depth.
class FilterReader {
public:
    FilterReader(std::string_view text, std::span<const FilterName> names, const OtherNumber& other)
        : m_names(names)
        , m_other(other)
        , m_tokens(filterTokens(text, names))
    {}

    Result<Filter, FilterProblem> read()
    {
        if (token().kind == Token::Kind::End)
            return Filter();
        readAny(nullptr);
        if (!m_problem && token().kind == Token::Kind::Closing)
            refuse(problemAt(Fault::NoOpening, token()));
        if (m_problem)
            return *std::move(m_problem);
        return std::move(m_filter);
    }

private:
    using NameKind = FilterName::Kind;
    using NodeKind = Filter::NodeKind;
    using Operand = Filter::Operand;

    const Token& token() const { return m_tokens[m_at]; }
    const Token& following() const { return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)]; }
    /// Never moves past the End.
    void advance() { m_at = std::min(m_at + 1, m_tokens.size() - 1); }

    void refuse(FilterProblem problem)
    {
        if (!m_problem)
            m_problem = std::move(problem);
    }

    std::size_t open(NodeKind kind)
    {
        m_filter.m_nodes.push_back({kind, 0, 0});
        return m_filter.m_nodes.size() - 1;
    }
    void close(std::size_t node) { m_filter.m_nodes[node].end = m_filter.m_nodes.size(); }
    void add(NodeKind kind, std::size_t what)
    {
        m_filter.m_nodes.push_back({kind, m_filter.m_nodes.size() + 1, what});
    }

    /// @param opening the enclosing parenthesis, if any
    void readAny(const Token* opening)
    {
        const std::size_t node = open(NodeKind::Any);
        const Token* needsMore = opening;
        while (true) {
            readAll(needsMore);
            if (m_problem || !isWord(token(), "or"))
                break;
            needsMore = &token();
            advance();
        }
        close(node);
    }

    /// @param needsMore the token before it that requires a term
    void readAll(const Token* needsMore)
    {
        const std::size_t node = open(NodeKind::All);
        bool isEmpty = true;
        std::vector<std::size_t> alternatives;
        while (!m_problem) {
            if (isWord(token(), "and")) {
                if (isEmpty || needsMore)
                    return refuse(problemAt(Fault::NoTerm, token()));
                needsMore = &token();
                alternatives.clear();
                advance();
                continue;
            }
            if (isWord(token(), "or") || token().kind == Token::Kind::End ||
                token().kind == Token::Kind::Closing)
                break;
            const std::size_t term = m_filter.m_nodes.size();
            readTerm();
            join(alternatives, term);
            isEmpty = false;
            needsMore = nullptr;
        }
        if (needsMore)
            refuse(problemAt(Fault::NoTerm, *needsMore));
        else if (isEmpty)
            refuse(problemAt(isWord(token(), "or") ? Fault::NoTerm : Fault::NoOpening, token()));
        close(node);
    }

    void readTerm()
    {
        const Token* refusal = nullptr;
        bool isRefused = false;
        for (; isWord(token(), "not"); advance()) {
            refusal = &token();
            isRefused = !isRefused;
        }
        if (refusal && (token().kind == Token::Kind::End || token().kind == Token::Kind::Closing ||
                        isConjunction(token())))
            return refuse(problemAt(Fault::NoTerm, *refusal));
        if (!isRefused)
            return readPositive();
        const std::size_t node = open(NodeKind::Not);
        readPositive();
        close(node);
    }

    void readPositive()
    {
        if (token().kind == Token::Kind::Opening)
            return readGroup();
        if (token().kind == Token::Kind::Relation)
            return refuse(problemAt(Fault::NoName, token()));
        if (following().kind == Token::Kind::Relation)
            return readCompared();
        const FilterName* const name = named(token());
        if (name && name->kind == NameKind::Choice)
            return addText(*name, name->name);
        m_filter.m_words.push_back(folded(token().text));
        add(NodeKind::Word, m_filter.m_words.size() - 1);
        advance();
    }

    void readGroup()
    {
        const Token& opening = token();
        if (++m_depth > mostNested)
            return refuse(problemAt(Fault::TooDeep, opening));
        advance();
        readAny(&opening);
        --m_depth;
        if (!m_problem && token().kind != Token::Kind::Closing)
            refuse(problemAt(Fault::NoClosing, opening));
        advance();
    }

    /// The known name that starts a term, if any.
    const FilterName* named(const Token& read) const
    {
        const auto found = std::ranges::find_if(
            m_names, [&read](const FilterName& known) { return isWord(read, known.name); });
        return found == m_names.end() ? nullptr : &*found;
    }

    /// Combines a term with the alternative before it.
    void join(std::vector<std::size_t>& alternatives, std::size_t term)
    {
        auto& nodes = m_filter.m_nodes;
        auto& texts = m_filter.m_texts;
        if (nodes.size() != term + 1 || nodes[term].kind != NodeKind::Text)
            return;
        for (const std::size_t earlier : alternatives) {
            Filter::AnyText& text = texts[nodes[earlier].what];
            if (text.field != texts.back().field)
                continue;
            std::string& word = texts.back().words.front();
            if (std::ranges::find(text.words, word) == text.words.end())
                text.words.push_back(std::move(word));
            texts.pop_back();
            return nodes.pop_back();
        }
        alternatives.push_back(term);
    }

    void addText(const FilterName& name, std::string_view word)
    {
        m_filter.m_texts.push_back({name.field, {folded(word)}});
        add(NodeKind::Text, m_filter.m_texts.size() - 1);
        advance();
    }

    void readCompared()
    {
        const FilterName* const name = named(token());
        if (!name || name->kind != NameKind::Text)
            return readComparisons();
        const Token& text = token();
        advance();
        const Token& sign = token();
        advance();
        if (relationOf(sign.text) != Filter::Relation::Equal)
            return refuse(problemAt(Fault::OnlySame, text));
        if (!isOperand(token()) || token().text.empty())
            return refuse(problemAt(Fault::NoWord, sign));
        addText(*name, token().text);
    }

    static bool isOperand(const Token& read)
    {
        return (read.kind == Token::Kind::Word || read.kind == Token::Kind::Phrase) &&
               !isConjunction(read);
    }

    /// a < b < c is a < b and b < c.
    void readComparisons()
    {
        const std::size_t node = open(NodeKind::All);
        Operand left = readOperand();
        while (!m_problem && token().kind == Token::Kind::Relation) {
            const Token& sign = token();
            advance();
            if (!isOperand(token()) || isSignAlone(token().text))
                return refuse(problemAt(Fault::NoValue, sign));
            const Operand right = readOperand();
            if (m_problem)
                return;
            if (!left.field && !right.field)
                return refuse(problemAt(Fault::OnlyNumbers, sign));
            m_filter.m_comparisons.push_back({left, relationOf(sign.text), right});
            add(NodeKind::Comparison, m_filter.m_comparisons.size() - 1);
            left = right;
        }
        close(node);
    }

    static Filter::Relation relationOf(std::string_view sign)
    {
        using Relation = Filter::Relation;
        if (sign == "<")
            return Relation::Less;
        if (sign == ">")
            return Relation::Greater;
        if (sign == "<=" || sign == "\u2264")
            return Relation::AtMost;
        if (sign == ">=" || sign == "\u2265")
            return Relation::AtLeast;
        return sign == "!=" || sign == "\u2260" ? Relation::Different : Relation::Equal;
    }

    Operand readOperand()
    {
        const Token& read = token();
        advance();
        if (read.kind == Token::Kind::Phrase) {
            refuse(problemAt(Fault::UnknownName, read));
            return {};
        }
        if (const auto number = numberIn(read.text))
            return {std::nullopt, *number};
        if (beginsLikeANumber(read.text)) {
            refuse(problemAt(Fault::BadNumber, read, withPoint(read.text)));
            return {};
        }
        if (const FilterName* const name = named(read); name && name->kind == NameKind::Number)
            return {name->field};
        auto field = m_other(read);
        if (field)
            return {*field};
        refuse(std::move(field).error());
        return {};
    }

    std::span<const FilterName> m_names;
    const OtherNumber& m_other;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    Filter m_filter;
    std::optional<FilterProblem> m_problem;
};

Result<Filter, FilterProblem> parseFilter(std::string_view text, std::span<const FilterName> names,
                                          const OtherNumber& other)
{
    return FilterReader(text, names, other).read();
}

}  // namespace core
