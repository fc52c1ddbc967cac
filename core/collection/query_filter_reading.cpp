#include "core/collection/query_filter.h"
#include "core/collection/query_filter_tokens.h"
#include "core/text/ascii.h"
#include "core/text/folded.h"
#include "core/text/nearest.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace core {

namespace {

using Fault = FilterProblem::Kind;
using Token = FilterToken;

constexpr std::size_t deepest = 64;

FilterProblem problemAt(Fault kind, const Token& token, std::string nearest = {})
{
    return {kind, token.position, std::string(token.text), std::move(nearest), {}};
}

/// With a hyphen where a true minus sign was typed.
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

/// The beginning of a number that is still being typed.
bool isSignAlone(std::string_view text)
{
    return withHyphen(text).find_first_not_of("+-.") == std::string::npos;
}

/// With a point where a decimal comma was typed, if that makes it a number.
std::string withPoint(std::string_view text)
{
    std::string point(text);
    std::replace(point.begin(), point.end(), ',', '.');
    return numberIn(point) ? point : std::string();
}

bool isWord(const Token& token, std::string_view word)
{
    return token.kind == Token::Kind::Word && equalsIgnoringCase(token.text, word);
}

bool isConjunction(const Token& token)
{
    return isWord(token, "and") || isWord(token, "or") || isWord(token, "not");
}

}  // namespace

/// Reads by recursive descent; only parentheses go deeper, and only so far.
class QueryFilterReader {
public:
    explicit QueryFilterReader(std::string_view text)
        : m_tokens(filterTokens(text))
    {}

    Result<QueryFilter, FilterProblem> read()
    {
        if (token().kind == Token::Kind::End)
            return QueryFilter();
        readAny(nullptr);
        if (!m_problem && token().kind == Token::Kind::Closing)
            refuse(problemAt(Fault::NoOpening, token()));
        if (m_problem)
            return *std::move(m_problem);
        return std::move(m_filter);
    }

private:
    using NodeKind = QueryFilter::NodeKind;
    using Quantity = QueryFilter::Quantity;
    using Operand = QueryFilter::Operand;

    const Token& token() const { return m_tokens[m_at]; }
    const Token& following() const { return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)]; }
    /// The End stays the last one.
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

    /// @param opening the parenthesis it stands in, if any
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

    /// @param needsMore what stands before it and asks for something to follow
    void readAll(const Token* needsMore)
    {
        const std::size_t node = open(NodeKind::All);
        bool isEmpty = true;
        while (!m_problem) {
            if (isWord(token(), "and")) {
                if (isEmpty || needsMore)
                    return refuse(problemAt(Fault::NoTerm, token()));
                needsMore = &token();
                advance();
                continue;
            }
            if (isWord(token(), "or") || token().kind == Token::Kind::End ||
                token().kind == Token::Kind::Closing)
                break;
            readTerm();
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
            return readComparisons();
        if (token().kind == Token::Kind::Word && readFlag())
            return;
        m_filter.m_words.push_back(folded(token().text));
        add(NodeKind::Word, m_filter.m_words.size() - 1);
        advance();
    }

    void readGroup()
    {
        const Token& opening = token();
        if (++m_depth > deepest)
            return refuse(problemAt(Fault::TooDeep, opening));
        advance();
        readAny(&opening);
        --m_depth;
        if (!m_problem && token().kind != Token::Kind::Closing)
            refuse(problemAt(Fault::NoClosing, opening));
        advance();
    }

    bool readFlag()
    {
        constexpr std::array<std::string_view, 3> flags{"edited", "missing", "unjudged"};
        const auto found = std::find_if(flags.begin(), flags.end(), [this](std::string_view flag) {
            return isWord(token(), flag);
        });
        if (found == flags.end())
            return false;
        add(NodeKind::Flag, static_cast<std::size_t>(found - flags.begin()));
        advance();
        return true;
    }

    /// a < b < c is a < b and b < c.
    void readComparisons()
    {
        const std::size_t node = open(NodeKind::All);
        Operand left = readOperand();
        while (!m_problem && token().kind == Token::Kind::Relation) {
            const Token& sign = token();
            advance();
            const bool isThere =
                (token().kind == Token::Kind::Word || token().kind == Token::Kind::Phrase) &&
                !isConjunction(token()) && !isSignAlone(token().text);
            if (!isThere)
                return refuse(problemAt(Fault::NoValue, sign));
            const Operand right = readOperand();
            if (m_problem)
                return;
            if (left.quantity == Quantity::Number && right.quantity == Quantity::Number)
                return refuse(problemAt(Fault::OnlyNumbers, sign));
            m_filter.m_comparisons.push_back({left, relationOf(sign.text), right});
            add(NodeKind::Comparison, m_filter.m_comparisons.size() - 1);
            left = right;
        }
        close(node);
    }

    static QueryFilter::Relation relationOf(std::string_view sign)
    {
        using Relation = QueryFilter::Relation;
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
            return {Quantity::Number, 0, *number};
        if (beginsLikeANumber(read.text)) {
            refuse(problemAt(Fault::BadNumber, read, withPoint(read.text)));
            return {};
        }
        return named(read);
    }

    Operand named(const Token& read)
    {
        if (equalsIgnoringCase(read.text, "judgments"))
            return {Quantity::Judgments, 0, 0};
        if (equalsIgnoringCase(read.text, "relevant"))
            return {Quantity::Relevant, 0, 0};
        constexpr std::array<std::pair<std::string_view, Quantity>, 5> sides{{
            {"a", Quantity::A},
            {"b", Quantity::B},
            {"delta", Quantity::Difference},
            {"\u0394", Quantity::Difference},
            {"\u2206", Quantity::Difference},
        }};
        for (const auto& [name, quantity] : sides) {
            const std::string_view start = read.text.substr(0, name.size());
            if (!equalsIgnoringCase(start, name))
                continue;
            const std::string_view rest = read.text.substr(name.size());
            if (rest.empty())
                return {quantity, 0, 0};
            if (rest.front() == '.')
                return defined(read, name.size() + 1, quantity);
        }
        return defined(read, 0, Quantity::B);
    }

    /// @param begin where the definition begins in the token
    Operand defined(const Token& read, std::size_t begin, Quantity quantity)
    {
        auto definition = parseDefinition(read.text.substr(begin));
        if (!definition) {
            refuse(problemOf(read, begin, std::move(definition).error()));
            return {};
        }
        auto& known = m_filter.m_definitions;
        const auto place = std::find(known.begin(), known.end(), *definition);
        const auto index = static_cast<std::size_t>(place - known.begin());
        if (place == known.end())
            known.push_back(*std::move(definition));
        return {quantity, index + 1, 0};
    }

    static FilterProblem problemOf(const Token& read, std::size_t begin, DefinitionError error)
    {
        const std::string_view rest = read.text.substr(begin);
        if (error.kind != DefinitionError::Kind::UnknownMeasure &&
            error.kind != DefinitionError::Kind::Empty) {
            FilterProblem problem = problemAt(Fault::BadDefinition, read);
            problem.definition = std::move(error);
            return problem;
        }
        std::string nearest;
        if (begin == 0) {
            const std::vector<std::string> names{"delta", "judgments", "relevant"};
            nearest = nearestTo(read.text, names);
        }
        if (nearest.empty() && !error.nearest.empty())
            nearest = std::string(read.text.substr(0, begin)) + error.nearest +
                      std::string(rest.substr(std::min(rest.find_first_of("(@"), rest.size())));
        return problemAt(Fault::UnknownName, read, std::move(nearest));
    }

    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    QueryFilter m_filter;
    std::optional<FilterProblem> m_problem;
};

Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text)
{
    return QueryFilterReader(text).read();
}

}  // namespace core
