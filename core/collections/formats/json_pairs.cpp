// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_pairs.h"

#include "core/foundation/file/line_counter.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/json/json_scanner.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <unordered_set>
#include <utility>

namespace core {

namespace {

class DictionaryReader {
public:
    DictionaryReader(std::string_view text, const std::string& name, Loading* loading,
                     std::size_t start = 0)
        : m_text(text)
        , m_name(name)
        , m_scanner(text)
        , m_lines(text)
        , m_part(loading, text.size())
    {
        m_scanner.moveTo(start);
    }

    Parsed<JsonDictionary> read();
    bool areWholeSoFar() const { return m_read.isWhole; }

private:
    std::optional<ParseError> readQuery();
    std::optional<ParseError> readDocument(std::string_view query);
    std::optional<ParseError> readNumber(std::string_view query, std::string_view document);
    std::optional<std::string_view> id();

    ParseError refused(ErrorCode problem, std::string_view found)
    {
        return {m_name, m_lines.lineOf(m_scanner.position()), problem, excerpt(found)};
    }
    ParseError notJson();
    ParseError notANumber(std::string_view query, std::string_view document,
                          std::string_view value);
    ParseError noNumber(std::string_view query, std::string_view document);
    std::optional<double> infinity();
    void addOdd(Warning warning, std::string_view query, std::string_view document, double number);

    std::string_view m_text;
    const std::string& m_name;
    JsonScanner m_scanner;
    LineCounter m_lines;
    LoadingPart m_part;
    JsonDictionary m_read;
    std::unordered_set<std::string_view> m_queries;
};

ParseError DictionaryReader::notJson()
{
    constexpr std::size_t shown = 20;
    m_scanner.peek();
    const std::size_t at = std::min(m_scanner.position(), m_text.size());
    const std::string_view rest = m_text.substr(at);
    return refused(ErrorCode::BadJson, rest.substr(0, std::min(rest.find('\n'), shown)));
}

std::optional<std::string_view> DictionaryReader::id()
{
    const auto string = m_scanner.string();
    if (!string || !m_scanner.take(':'))
        return std::nullopt;
    return string->hasEscapes ? m_read.pairs.arena.keep(unescaped(string->raw)) : string->raw;
}

ParseError DictionaryReader::notANumber(std::string_view query, std::string_view document,
                                        std::string_view value)
{
    ParseError error =
        refused(ErrorCode::NotANumber, '"' + std::string(document) + "\": " + std::string(value));
    error.query = excerpt(query);
    return error;
}

/// The error for a value of another type, or a word that is not JSON.
ParseError DictionaryReader::noNumber(std::string_view query, std::string_view document)
{
    constexpr std::size_t shown = 40;
    const char next = m_scanner.peek();
    const std::string_view rest = m_text.substr(m_scanner.position(), shown);
    if (next == '{' || next == '[')
        return notANumber(query, document, rest.substr(0, 1));
    if (next == '"') {
        const auto text = m_scanner.string();
        return text ? notANumber(query, document, '"' + std::string(text->raw) + '"') : notJson();
    }
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto* const end = std::find_if_not(rest.begin(), rest.end(), isLetter);
    return end == rest.begin() ? notJson() : notANumber(query, document, {rest.begin(), end});
}

/// Infinity as Python writes it, although JSON has none.
std::optional<double> DictionaryReader::infinity()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    if (m_scanner.takeWord("Infinity"))
        return infinite;
    return m_scanner.takeWord("-Infinity") ? std::optional(-infinite) : std::nullopt;
}

void DictionaryReader::addOdd(Warning warning, std::string_view query, std::string_view document,
                              double number)
{
    const std::size_t line = m_lines.lineOf(m_scanner.position());
    m_read.isWhole = false;
    m_read.pairs.counts.add(warning, line, document);
    m_read.pairs.rows.add(query, {document, number, line, 0});
}

std::optional<ParseError> DictionaryReader::readNumber(std::string_view query,
                                                       std::string_view document)
{
    if (const auto infinite = infinity()) {
        addOdd(Warning::InfiniteScore, query, document, *infinite);
        return std::nullopt;
    }
    if (m_scanner.takeWord("NaN")) {
        addOdd(Warning::NanScore, query, document, -std::numeric_limits<double>::infinity());
        return std::nullopt;
    }
    const auto written = m_scanner.number();
    if (!written)
        return noNumber(query, document);
    const auto number = parsedNumber<double>(*written);
    const std::size_t line = m_lines.lineOf(m_scanner.position());
    if (!number || !std::isfinite(*number))
        return refused(ErrorCode::BadValue, std::string(query) + "." + std::string(document));
    if (written->find_first_of(".eE") != std::string_view::npos)
        m_read.isWhole = false;
    if (written->find_first_of("eE") != std::string_view::npos)
        m_read.pairs.counts.add(Warning::ScientificNumber, line, *written);
    m_read.pairs.rows.add(query, {document, *number, line, 0});
    return std::nullopt;
}

std::optional<ParseError> DictionaryReader::readDocument(std::string_view query)
{
    const auto document = id();
    if (!document)
        return notJson();
    if (document->empty())
        return refused(ErrorCode::EmptyId, {});
    return readNumber(query, *document);
}

std::optional<ParseError> DictionaryReader::readQuery()
{
    if (m_part.isStoppedAt(m_scanner.position()))
        return ParseError{m_name, 0, ErrorCode::Stopped, {}};
    const auto query = id();
    if (!query)
        return notJson();
    if (query->empty())
        return refused(ErrorCode::EmptyId, {});
    if (!m_queries.insert(*query).second)
        m_read.pairs.counts.add(Warning::RepeatedQuery, m_lines.lineOf(m_scanner.position()),
                                *query);
    if (!m_scanner.take('{'))
        return refused(ErrorCode::WrongType, *query);
    if (m_scanner.take('}')) {
        m_read.pairs.counts.add(Warning::EmptyQuery, m_lines.lineOf(m_scanner.position()), *query);
        return std::nullopt;
    }
    do {
        if (auto error = readDocument(*query))
            return error;
    } while (m_scanner.take(','));
    if (!m_scanner.take('}'))
        return notJson();
    return std::nullopt;
}

Parsed<JsonDictionary> DictionaryReader::read()
{
    if (auto error = unreadable(m_text, m_name))
        return std::move(*error);
    if (!m_scanner.take('{'))
        return notJson();
    if (!m_scanner.take('}')) {
        do {
            if (auto error = readQuery())
                return std::move(*error);
        } while (m_scanner.take(','));
        if (!m_scanner.take('}'))
            return notJson();
    }
    m_scanner.peek();
    if (m_scanner.position() < m_text.size())
        return notJson();
    return std::move(m_read);
}

}  // namespace

Parsed<JsonDictionary> parseJsonDictionary(std::string_view text, const std::string& name,
                                           Loading* loading, std::size_t start)
{
    const std::string_view content = withoutByteOrderMark(text);
    auto dictionary = DictionaryReader(content, name, loading, start).read();
    if (dictionary && content.size() < text.size())
        dictionary->pairs.counts.add(Warning::ByteOrderMark, 1);
    return dictionary;
}

bool areWholeSoFar(std::string_view beginning)
{
    const std::string noName;
    DictionaryReader reader(withoutByteOrderMark(beginning), noName, nullptr);
    const auto read = reader.read();
    return read ? read->isWhole : reader.areWholeSoFar();
}

bool isJsonDictionary(std::string_view text)
{
    JsonScanner scanner(withoutByteOrderMark(text));
    if (!scanner.take('{') || !scanner.string() || !scanner.take(':') || !scanner.take('{'))
        return false;
    return scanner.take('}') || (scanner.string() && scanner.take(':') && scanner.number());
}

bool startsLikeJsonDictionary(std::string_view text)
{
    JsonScanner scanner(withoutByteOrderMark(text));
    if (!scanner.take('{'))
        return scanner.position() > 0;
    // An empty object before others starts the requests of several searches.
    if (scanner.take('}'))
        return scanner.peek() == '\0';
    if (!scanner.string() || !scanner.take(':') || !scanner.take('{'))
        return false;
    const bool hasId = scanner.string() && scanner.take(':');
    return !hasId || (scanner.peek() != '{' && scanner.peek() != '[');
}

}  // namespace core
