// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/letor.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

constexpr std::string_view queryMark = "qid:";

/// Removes and returns the next word of a line; empty at the end.
std::string_view takeWord(std::string_view& line)
{
    line = trimmed(line);
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    line.remove_prefix(word.size());
    return word;
}

/// The text after `docid =` in a comment; empty if there is none.
std::string_view namedDocument(std::string_view comment)
{
    constexpr std::string_view name = "docid";
    const std::size_t at = comment.find(name);
    if (at == std::string_view::npos)
        return {};
    std::string_view rest = trimmed(comment.substr(at + name.size()));
    if (!rest.starts_with('='))
        return {};
    rest.remove_prefix(1);
    return takeWord(rest);
}

std::string_view documentIn(std::string_view comment, bool hasFeatures)
{
    if (const std::string_view named = namedDocument(comment); !named.empty())
        return named;
    std::string_view rest = comment;
    const std::string_view word = takeWord(rest);
    return !hasFeatures || trimmed(rest).empty() ? word : std::string_view();
}

class LetorReader {
public:
    LetorReader(std::string_view text, const std::string& name, const LetorNumber& requested,
                DecimalMark mark, Loading* loading, BadLineRule badLines)
        : m_name(name)
        , m_requested(requested)
        , m_lines(text, name, loading)
        , m_numbers(m_pairs.counts, mark)
        , m_badLines(badLines, m_pairs.counts)
    {}

    Parsed<Pairs> read();

private:
    struct Features {
        bool areThere = false;
        std::string_view requested;  // the value of the requested feature
    };

    std::optional<ParseError> readLine(const Line& line);
    std::optional<ParseError> readFeatures(std::string_view columns, std::size_t line,
                                           Features& features);
    std::optional<ParseError> checkOrder(std::string_view columns, std::size_t line);
    std::optional<ParseError> readScore(const Features& features, std::size_t line, Pair& pair);
    std::string_view documentByLine(std::string_view query, std::size_t line);
    ParseError refused(std::size_t line, ErrorCode problem, std::string_view found) const
    {
        return {m_name, line, problem, excerpt(found)};
    }

    const std::string& m_name;
    const LetorNumber& m_requested;
    LineReader m_lines;
    Pairs m_pairs;
    CellNumbers m_numbers;
    BadLines m_badLines;
    std::vector<std::size_t> m_indices;  // of one line's features
    std::size_t m_rows = 0;              // lines of data before this one
    bool m_hasFeature = false;
    std::unordered_map<std::string_view, std::size_t> m_linesOfQuery;
};

std::string_view LetorReader::documentByLine(std::string_view query, std::size_t line)
{
    m_pairs.counts.add(Warning::NoDocumentIds, line);
    return m_pairs.arena.keep("line " + std::to_string(m_linesOfQuery[query]));
}

/// Features may be in any order, though they should ascend, but must not repeat.
std::optional<ParseError> LetorReader::checkOrder(std::string_view columns, std::size_t line)
{
    if (std::ranges::adjacent_find(m_indices, std::greater_equal<>()) == m_indices.end())
        return std::nullopt;
    std::ranges::sort(m_indices);
    const auto twice = std::ranges::adjacent_find(m_indices);
    if (twice != m_indices.end())
        return refused(line, ErrorCode::RepeatedFeature, std::to_string(*twice));
    m_pairs.counts.add(Warning::UnorderedFeatures, line, trimmed(columns));
    return std::nullopt;
}

std::optional<ParseError> LetorReader::readFeatures(std::string_view columns, std::size_t line,
                                                    Features& features)
{
    m_indices.clear();
    std::string_view rest = columns;
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        const std::size_t colon = word.find(':');
        const auto index = parsedNumber<std::size_t>(word.substr(0, colon));
        if (colon == std::string_view::npos || !index || colon + 1 == word.size())
            return refused(line, ErrorCode::BadFeature, word);
        features.areThere = true;
        m_indices.push_back(*index);
        if (*index == 0)
            m_pairs.counts.add(Warning::FeatureZero, line, word);
        if (m_requested.feature == index)
            features.requested = word.substr(colon + 1);
    }
    return checkOrder(columns, line);
}

std::optional<ParseError> LetorReader::readScore(const Features& features, std::size_t line,
                                                 Pair& pair)
{
    if (m_requested.predictions) {
        if (m_rows < m_requested.predictions->size())
            pair.number = (*m_requested.predictions)[m_rows];
        return std::nullopt;
    }
    if (!m_requested.feature)
        return std::nullopt;
    if (features.requested.empty()) {
        m_pairs.counts.add(Warning::MissingFeature, line);
        pair.number = 0;
        return std::nullopt;
    }
    m_hasFeature = true;
    if (equalsIgnoringCase(features.requested, "NULL")) {
        m_pairs.counts.add(Warning::NullFeature, line);
        pair.number = -std::numeric_limits<double>::infinity();
        return std::nullopt;
    }
    const auto score = m_numbers.score(features.requested, line);
    if (!score)
        return refused(line, CellNumbers::problemOf(features.requested, ErrorCode::BadScore),
                       features.requested);
    pair.number = *score;
    return std::nullopt;
}

std::optional<ParseError> LetorReader::readLine(const Line& line)
{
    const std::size_t hash = line.text.find('#');
    std::string_view columns = line.text.substr(0, hash);
    const std::string_view comment =
        hash == std::string_view::npos ? std::string_view() : line.text.substr(hash + 1);
    const std::string_view target = takeWord(columns);
    const std::string_view queryColumn = takeWord(columns);
    if (!queryColumn.starts_with(queryMark) || queryColumn.size() == queryMark.size())
        return refused(line.number, ErrorCode::NoQueryId, queryColumn);
    const std::string_view query = queryColumn.substr(queryMark.size());
    // A grade that is not a number is reported even if only the scores are requested.
    const auto grade = m_numbers.grade(target, line.number);
    if (!grade)
        return refused(line.number, CellNumbers::problemOf(target, ErrorCode::BadGrade), target);
    Features features;
    if (auto error = readFeatures(columns, line.number, features))
        return error;
    Pair pair{{}, *grade, line.number, 0};
    if (auto error = readScore(features, line.number, pair))
        return error;
    ++m_linesOfQuery[query];
    pair.document = documentIn(comment, features.areThere);
    if (pair.document.empty())
        pair.document = documentByLine(query, line.number);
    if (std::isnan(pair.number))
        return std::nullopt;  // its prediction was skipped
    if (m_pairs.rows.add(query, pair))
        m_pairs.counts.add(Warning::SplitQuery, line.number, query);
    return std::nullopt;
}

Parsed<Pairs> LetorReader::read()
{
    for (; const auto line = m_lines.nextData(); ++m_rows)
        if (auto error = readLine(*line); error && !m_badLines.leavesOut(*error))
            return std::move(*error);
    if (m_lines.error())
        return *m_lines.error();
    if (m_pairs.rows.isEmpty() && m_badLines.all())
        return *m_badLines.all();
    if (m_requested.predictions && m_requested.predictions->size() != m_rows)
        return refused(0, ErrorCode::PredictionCount,
                       std::to_string(m_requested.predictions->size()) + "/" +
                           std::to_string(m_rows));
    if (m_requested.feature && !m_hasFeature)
        return refused(0, ErrorCode::NoSuchFeature, std::to_string(*m_requested.feature));
    m_lines.addSkipped(m_pairs.counts);
    return std::move(m_pairs);
}

}  // namespace

bool isLetor(std::string_view text)
{
    const auto lines = firstDataLines(text);
    if (lines.empty())
        return false;
    std::string_view columns = lines.front();
    takeWord(columns);
    return takeWord(columns).starts_with(queryMark);
}

Parsed<Pairs> parseLetor(std::string_view text, const std::string& name,
                         const LetorNumber& requested, DecimalMark mark, Loading* loading,
                         BadLineRule badLines)
{
    return LetorReader(text, name, requested, mark, loading, badLines).read();
}

bool arePredictions(std::string_view text)
{
    const auto lines = firstDataLines(text);
    return !lines.empty() && std::ranges::all_of(lines, [](std::string_view line) {
        return parsedNumber<double>(trimmed(line)).has_value();
    });
}

Parsed<std::vector<double>> parsePredictions(std::string_view text, const std::string& name,
                                             DiagnosticCounts& counts, DecimalMark mark,
                                             Loading* loading, BadLineRule rule)
{
    LineReader lines(text, name, loading);
    CellNumbers numbers(counts, mark);
    BadLines badLines(rule, counts);
    std::vector<double> predictions;
    bool isAnyRead = false;
    while (const auto line = lines.nextData()) {
        const std::string_view cell = trimmed(line->text);
        const auto number = numbers.score(cell, line->number);
        const ParseError bad{name, line->number,
                             CellNumbers::problemOf(cell, ErrorCode::BadPrediction), excerpt(cell)};
        if (!number && !badLines.leavesOut(bad))
            return bad;
        isAnyRead = isAnyRead || number;
        predictions.push_back(number.value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    if (lines.error())
        return *lines.error();
    if (!isAnyRead && badLines.all())
        return *badLines.all();
    if (predictions.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    lines.addSkipped(counts);
    return predictions;
}

}  // namespace core
