// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/qrels.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/leading_number.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/unusual_whitespace.h"
#include "core/rankings/runs/by_query.h"
#include "core/rankings/runs/pairs.h"

#include <optional>
#include <utility>

namespace core {

namespace {

constexpr std::size_t columnCount = 4;

/// `query-id iteration document grade`: data has numbers, or Q0, in place of these names.
bool isHeader(const Columns<columnCount>& columns)
{
    return !holdsDigit(columns.text[1]) && !holdsDigit(columns.text[3]);
}

/// Reads like trec_eval; reports what is lost.
double gradeLikeC(std::string_view cell, std::size_t line, LooseNumbers& loose)
{
    double number = 0;
    const auto whole = static_cast<double>(leadingWholeNumber(cell));
    if (!readNumber(cell, number) || number != whole)
        loose.add(line, excerpt(cell), whole);
    return whole;
}

/// Reads lines of judgments.
class QrelsRows {
public:
    QrelsRows(const std::string& name, const QrelsReading& reading, Pairs& pairs,
              LooseNumbers& loose)
        : m_name(name)
        , m_reading(reading)
        , m_pairs(pairs)
        , m_loose(loose)
        , m_numbers(pairs.counts, reading.mark, &reading.words)
    {}

    /// @return why the line cannot be read
    std::optional<ParseError> add(const Line& line);

private:
    const std::string& m_name;
    const QrelsReading& m_reading;
    Pairs& m_pairs;
    LooseNumbers& m_loose;
    CellNumbers m_numbers;
};

std::optional<ParseError> QrelsRows::add(const Line& line)
{
    const auto refused = [&](ErrorCode problem, std::string_view found) {
        return ParseError{m_name, line.number, problem, excerpt(found)};
    };
    const Columns<columnCount> columns(line.text);
    if (columns.count != columnCount)
        return refused(ErrorCode::QrelsColumns, std::to_string(columns.count));
    const std::string_view cell = columns.text[3];
    const auto grade = m_reading.numbers == NumberReading::LikeC
                           ? std::optional(gradeLikeC(cell, line.number, m_loose))
                           : m_numbers.grade(cell, line.number);
    double number = 0;
    if (m_pairs.rows.isEmpty() && isHeader(columns) && !readNumber(cell, number) &&
        !gradeOf(cell, m_reading.words))
        return refused(ErrorCode::HeaderLine, line.text);
    if (!grade)
        return refused(CellNumbers::problemOf(cell, ErrorCode::BadGrade), cell);
    for (const std::string_view id : {columns.text[0], columns.text[2]})
        if (unusualWhitespaceIn(id))
            m_pairs.counts.add(Warning::UnusualWhitespace, line.number, id);
    m_pairs.rows.add(columns.text[0], {columns.text[2], *grade, line.number, 0});
    return std::nullopt;
}

std::optional<ParseError> readRows(std::string_view text, const std::string& name,
                                   const QrelsReading& reading, Pairs& pairs, LooseNumbers& loose,
                                   Loading* loading)
{
    LineReader lines(text, name, loading);
    QrelsRows rows(name, reading, pairs, loose);
    BadLines badLines(reading.badLines, pairs.counts);
    while (const auto line = lines.nextData())
        if (auto error = rows.add(*line); error && !badLines.leavesOut(*error))
            return error;
    lines.addSkipped(pairs.counts);
    if (lines.error() || !pairs.rows.isEmpty())
        return lines.error();
    return badLines.all();
}

}  // namespace

const QueryJudgments* Qrels::find(std::string_view query) const
{
    return findQuery(queries, query);
}

Parsed<Qrels> parseQrels(std::string_view text, const std::string& name,
                         const QrelsReading& reading, Loading* loading)
{
    Pairs pairs;
    LooseNumbers loose;
    if (auto error = readRows(text, name, reading, pairs, loose, loading))
        return std::move(*error);
    auto qrels = judgmentsFrom(std::move(pairs), name, reading.repeated);
    if (qrels)
        qrels->looseGrades = std::move(loose);
    return qrels;
}

Parsed<Qrels> readQrels(const std::string& path, const QrelsReading& reading,
                        const ExpansionLimit& limit)
{
    const auto text = readSharedText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseQrels(text->view(), path, reading);
}

}  // namespace core
