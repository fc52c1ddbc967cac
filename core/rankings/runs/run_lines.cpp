// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run_lines.h"

#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/tabular/number_form.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/column_scanner.h"
#include "core/foundation/text/exact_decimal.h"
#include "core/foundation/text/leading_number.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/plain_number.h"
#include "core/foundation/text/unusual_whitespace.h"
#include "core/rankings/runs/spreadsheet_id.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace core {

namespace {

constexpr std::size_t trecColumns = 6;
constexpr std::size_t msMarcoColumns = 3;

/// A NUL byte occurs only after a text: texts that contain one are rejected earlier.
constexpr bool endsLine(char c)
{
    return c == '\n' || c == '\r' || c == '\0';
}

const char* behindGap(const char* at)
{
    while (isGap(*at))
        ++at;
    return at;
}

const char* columnEnd(const char* at)
{
    while (true) {
        while (static_cast<unsigned char>(*at) > ' ')
            ++at;
        if (isGap(*at) || endsLine(*at))
            return at;
        ++at;  // a control character is part of the column
    }
}

const char* lineEnd(const char* at)
{
    while (!endsLine(*at))
        ++at;
    return at;
}

/// Eight bytes of each must be readable.
inline bool isSame(std::string_view a, std::string_view b)
{
    if (a.size() != b.size() || a.size() > 8)
        return a == b;
    return a.empty() || (eightBytes(a.data()) ^ eightBytes(b.data())) << (64 - 8 * a.size()) == 0;
}

/// @param stop end of a line
const char* nextLine(const char* stop, const char* end)
{
    if (stop == end)
        return end;
    return stop + (stop[0] == '\r' && stop + 1 < end && stop[1] == '\n' ? 2 : 1);
}

std::string_view between(const char* start, const char* end)
{
    return {start, static_cast<std::size_t>(end - start)};
}

bool areGaps(const char* const* columnEnds)
{
    return std::all_of(columnEnds, columnEnds + trecColumns - 1,
                       [](const char* end) { return isGap(*end); });
}

/// The ends of the columns of a line with six columns, single spaces and a line feed. Null for
/// other lines.
/// @param blanks scanner from the start of the line
const char* const* plainColumns(const char* line, ColumnScanner& blanks)
{
    const char* const* const ends = blanks.next<trecColumns>();
    if (!ends)
        return nullptr;
    const char* const stop = ends[trecColumns - 1];
    const int gaps = *ends[0] | *ends[1] | *ends[2] | *ends[3] | *ends[4];
    const bool isPlain = (gaps == ' ' || areGaps(ends)) && *stop == '\n' && *line != '#' &&
                         stop - line <= static_cast<std::ptrdiff_t>(LineReader::longest);
    return isPlain ? ends : nullptr;
}

/// The first line of data; empty if there is none.
std::string_view firstData(std::string_view text)
{
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        const char* stop = at;
        while (stop < end && *stop != '\n' && *stop != '\r')
            ++stop;
        const std::string_view line = withoutByteOrderMarks(between(at, stop));
        const std::string_view content = trimmed(line);
        if (!content.empty() && content.front() != '#')
            return line;
        at = nextLine(stop, end);
    }
    return {};
}

/// The first of the initial lines with at least TREC's number of columns; otherwise the very first.
std::string_view firstWholeLine(std::string_view text)
{
    const std::string_view first = firstData(text);
    std::string_view line = first;
    for (std::size_t i = 0; i < linesToJudge && !line.empty(); ++i) {
        if (Columns<1>(line).count >= trecColumns)
            return line;
        const char* const stop = line.data() + line.size();
        line = firstData(between(stop, text.data() + text.size()));
    }
    return first;
}

/// The line from the column with index `before` on.
std::string_view fromColumn(std::string_view line, std::size_t before)
{
    const char* at = line.data();
    const char* const end = at + line.size();
    const auto skipGap = [&] { at = std::find_if_not(at, end, isGap); };
    skipGap();
    for (; before > 0; --before) {
        at = std::find_if(at, end, isGap);
        skipGap();
    }
    return between(at, end);
}

bool isScore(std::string_view text)
{
    return parsedNumber<double>(text) || CellNumbers::withDecimalComma(text);
}

/// Rank, score and tag of a line, or the columns `behind` places after theirs.
Columns<3> rankScoreTag(std::string_view line, std::size_t behind)
{
    return Columns<3>(fromColumn(line, 3 + behind));
}

std::string_view withoutMark(const TextBlock& block)
{
    return block.index == 0 ? withoutByteOrderMark(block.text) : block.text;
}

}  // namespace

bool RunLayout::isMoved(std::string_view line) const
{
    const std::size_t lineColumns = Columns<1>(line).count;
    if (lineColumns == columns)
        return false;
    const bool isLonger = lineColumns > columns;
    const std::size_t by = isLonger ? lineColumns - columns : columns - lineColumns;
    const auto moved = rankScoreTag(isLonger ? line : first, by).text;
    const auto usual = rankScoreTag(isLonger ? first : line, 0).text;
    return parsedNumber<long long>(moved[0]) && isScore(moved[1]) && moved[2] == usual[2];
}

void RunStart::look(const TextBlock& block)
{
    if (m_isKnown)
        return;
    const std::string_view text = withoutMark(block);
    m_layout.first = m_badLines == BadLineRule::Refuse ? firstData(text) : firstWholeLine(text);
    m_layout.columns = Columns<1>(m_layout.first).count;
    m_isKnown = m_layout.columns > 0;
    if (m_layout.columns == msMarcoColumns && m_numbers == NumberReading::Strict)
        m_layout.form = RunForm::MsMarco;
}

RunBlockFacts RunLines::read(const TextBlock& block, const RunLayout& layout, bool isStart,
                             const std::function<void(RunGroup&)>& take)
{
    m_layout = layout;
    m_isStart = isStart;
    m_unseen = block.unseen;
    m_isChecked = false;
    m_unreadable.reset();
    m_take = &take;
    m_facts = {};
    m_group.query = {};
    m_group.documents.clear();
    m_firstTag = {};
    m_lastTag = {};

    const std::string_view text = withoutMark(block);
    if (text.size() < block.text.size())
        m_facts.diagnostics.add(Warning::ByteOrderMark, 1);
    m_text = text;
    const char* at = text.data();
    while (at < text.data() + text.size() && !m_facts.problem) {
        at = readPlainLines(at, text.data() + text.size());
        at = readOtherLines(at);
    }
    takeGroup();
    m_facts.firstTag = m_firstTag;
    m_facts.lastTag = m_lastTag;
    if (layout.form == RunForm::MsMarco && m_facts.documents > 0)
        m_facts.diagnostics.add(Warning::NoScores, 0);
    return std::move(m_facts);
}

void RunLines::openGroup(std::string_view query)
{
    takeGroup();
    if (m_facts.documents == 0)
        m_firstTag = m_lastTag;
    if (unusualWhitespaceIn(query))
        m_facts.diagnostics.add(Warning::UnusualWhitespace, m_facts.lines, query);
    m_group.query = query;
    m_group.line = m_facts.lines;
}

void RunLines::lookAt(std::string_view id)
{
    if (isSpreadsheetId(id))
        m_facts.diagnostics.add(Warning::SpreadsheetId, m_facts.lines, id);
}

void RunLines::add(std::string_view query, const RetrievedDocument& document)
{
    if (m_group.documents.empty() || query != m_group.query)
        openGroup(query);
    lookAt(document.document);
    if (unusualWhitespaceIn(document.document))
        m_facts.diagnostics.add(Warning::UnusualWhitespace, m_facts.lines, document.document);
    ++m_facts.documents;
    m_group.documents.push_back(document);
}

/// A fast path for lines as programs write them: single spaces, usual numbers, line feeds, only
/// ASCII. readLine() would give the same result, only more slowly.
/// @return start of the first line in another form
const char* RunLines::readPlainLines(const char* line, const char* end)
{
    // If the first line has more columns, each of these lines may have shifted columns.
    if (m_layout.form != RunForm::Trec || m_layout.columns > trecColumns || m_scores.tag)
        return line;
    const bool isFloat = m_scores.precision == ScorePrecision::Float;
    // Numbers are read in units of eight bytes, which may not exist after the last line.
    constexpr std::ptrdiff_t readBehind = 8;
    ColumnScanner blanks(line, end - std::min(readBehind, end - line));
    while (const char* const* const ends = plainColumns(line, blanks)) {
        std::uint64_t rank = 0;
        double score = 0;
        if (!readPlainWhole(ends[2] + 1, ends[3], rank) ||
            !readPlainDecimal(ends[3] + 1, ends[4], score))
            break;
        ++m_facts.lines;
        m_lastTag = between(ends[4] + 1, ends[5]);
        const std::string_view query = between(line, ends[0]);
        if (m_group.documents.empty() || !isSame(query, m_group.query))
            openGroup(query);
        RetrievedDocument& document = m_group.documents.emplace_back();
        document.document = between(ends[1] + 1, ends[2]);
        document.score = isFloat ? static_cast<float>(score) : score;
        document.rank = static_cast<long long>(rank);
        if (mayBeSpreadsheetId(ends[2]))
            lookAt(document.document);
        ++m_facts.documents;
        line = ends[5] + 1;
    }
    return line;
}

/// @return start of the next line
const char* RunLines::readLine(const char* line, const char* end)
{
    ++m_facts.lines;
    if (const char* const content = withoutByteOrderMarks(between(line, end)).data();
        content != line) {
        m_facts.diagnostics.add(Warning::ByteOrderMark, m_facts.lines, {},
                                static_cast<std::size_t>(content - line) / byteOrderMark.size());
        line = content;
    }
    const char* at = behindGap(line);
    if (static_cast<unsigned char>(*at) <= ' ' || *at == '#')
        return readOther(line, end);
    return readData(line, at, end);
}

const char* RunLines::readData(const char* line, const char* at, const char* end)
{
    const std::string_view last = m_group.query;
    const bool isSame = !last.empty() && last.size() < static_cast<std::size_t>(end - at) &&
                        std::memcmp(at, last.data(), last.size()) == 0 && isGap(at[last.size()]);
    const char* stop = isSame ? at + last.size() : columnEnd(at);
    const std::string_view query = between(at, stop);
    at = behindGap(stop);
    if (m_layout.form == RunForm::Trec)
        at = behindGap(columnEnd(at));
    stop = columnEnd(at);
    RetrievedDocument document{between(at, stop), 0, 0};

    at = readNumbers(stop, document);
    if (!at)
        return refuse(line, end);
    if (m_layout.form == RunForm::Trec) {
        const char* const tagEnd = at;
        at = lineEnd(at);
        if (isMoved(trecColumns + Columns<1>(between(tagEnd, at)).count, between(line, at)))
            return refuse(line, end);
        if (isOfOtherTag())
            return nextLine(at, end);
        if (at != tagEnd)
            m_facts.diagnostics.add(Warning::ExtraColumns, m_facts.lines, between(line, at));
    }
    if (at - line > static_cast<std::ptrdiff_t>(LineReader::longest))
        return refuse(line, end);
    add(query, document);
    return nextLine(at, end);
}

/// Reads the columns after the document, up to the tag.
/// @param stop end of the document
/// @return start of the next column or the line's end; null if the line is invalid
const char* RunLines::readNumbers(const char* stop, RetrievedDocument& document)
{
    const char* const rankStart = behindGap(stop);
    if (endsLine(*rankStart))
        return nullptr;
    const char* rankStop = readShortWhole(rankStart, document.rank);
    const bool isShortRank = rankStop && (isGap(*rankStop) || endsLine(*rankStop));
    if (!isShortRank)
        rankStop = columnEnd(rankStart);
    const char* const at = behindGap(rankStop);
    if (m_layout.form == RunForm::MsMarco) {
        if (!endsLine(*at) || !(isShortRank || readOddRank(between(rankStart, rankStop), document)))
            return nullptr;
        document.score = -static_cast<double>(document.rank);
        return at;
    }
    const char* scoreStop = readExactDecimal(at, document.score);
    const bool isExact = scoreStop && isGap(*scoreStop);
    if (!isExact)
        scoreStop = columnEnd(at);
    const char* const tagStart = behindGap(scoreStop);
    if (endsLine(*at) || endsLine(*tagStart))
        return nullptr;
    if (!(isShortRank && isExact) &&
        !readOddNumbers(between(rankStart, rankStop), between(at, scoreStop), document))
        return nullptr;
    if (m_scores.precision == ScorePrecision::Float)
        document.score = static_cast<float>(document.score);
    const char* const tagStop = columnEnd(tagStart);
    m_lastTag = between(tagStart, tagStop);
    return behindGap(tagStop);
}

RetrievedDocument RunLines::readAgain(const char* start, const RunLayout& layout)
{
    m_layout = layout;
    const char* const stop = columnEnd(start);
    RetrievedDocument document{between(start, stop), 0, 0};
    readNumbers(stop, document);
    return document;
}

bool RunLines::readOddRank(std::string_view text, RetrievedDocument& document) const
{
    const auto rank = parsedNumber<long long>(text);
    document.rank = rank.value_or(0);
    return rank.has_value();
}

std::optional<double> RunLines::scoreIn(std::string_view text) const
{
    const auto score = parsedNumber<double>(text);
    return score || m_scores.mark == DecimalMark::Point ? score
                                                        : CellNumbers::withDecimalComma(text);
}

/// Reads unusual numbers. False if one is not a number.
bool RunLines::readOddNumbers(std::string_view rankText, std::string_view scoreText,
                              RetrievedDocument& document)
{
    const auto rank = parsedNumber<long long>(rankText);
    auto score = scoreIn(scoreText);
    if (!rank && !score && isFirstData())
        return false;
    document.rank = rank.value_or(0);
    if (m_scores.numbers == NumberReading::LikeC) {
        const double leading = leadingNumber(scoreText);
        if (!score)
            m_facts.looseScores.add(m_facts.lines, excerpt(scoreText), leading);
        score = leading;
        document.rank = leadingWholeNumber(rankText);
    } else if (!rank) {
        return false;
    }
    if (!score)
        return false;
    document.score = *score;
    if (std::isnan(*score)) {
        addNan(scoreText, document);
        return true;
    }
    if (m_scores.precision == ScorePrecision::Float)
        score = static_cast<float>(*score);
    if (m_scores.mark == DecimalMark::Comma && scoreText.find(',') != std::string_view::npos)
        m_facts.diagnostics.add(Warning::DecimalComma, m_facts.lines, scoreText);
    if (std::isinf(*score))
        m_facts.diagnostics.add(Warning::InfiniteScore, m_facts.lines, scoreText);
    else if (isScientific(scoreText))
        m_facts.diagnostics.add(isLargest(document.score) ? Warning::LargestScore
                                                          : Warning::ScientificNumber,
                                m_facts.lines, scoreText);
    return true;
}

/// Only trec_eval's order needs this.
void RunLines::addNan(std::string_view scoreText, RetrievedDocument& document)
{
    const bool isLikeTrec = m_scores.numbers == NumberReading::LikeC;
    m_facts.diagnostics.add(isLikeTrec ? Warning::NanScoreLikeTrec : Warning::NanScore,
                            m_facts.lines, scoreText);
    if (!isLikeTrec)
        document.score = -std::numeric_limits<double>::infinity();
}

/// Numbers are read like C to follow trec_eval, which reads such lines without a check.
bool RunLines::isMoved(std::size_t columns, std::string_view line) const
{
    return columns != m_layout.columns && m_scores.numbers == NumberReading::Strict &&
           m_layout.isMoved(line);
}

bool RunLines::isFirstData() const
{
    return m_isStart && m_facts.documents == 0;
}

/// Reads a blank line, a comment, or a line whose first column starts with a control character.
const char* RunLines::readOther(const char* line, const char* end)
{
    const char* const stop = lineEnd(line);
    const std::string_view content = trimmed(between(line, stop));
    const std::size_t length = static_cast<std::size_t>(stop - line);
    if (length > LineReader::longest)
        return refuse(line, end);
    if (!content.empty() && content.front() != '#')
        return readData(line, behindGap(line), end);
    if (content.empty())
        m_facts.diagnostics.add(Warning::BlankLines, m_facts.lines);
    else
        m_facts.diagnostics.add(Warning::CommentLines, m_facts.lines, content);
    return nextLine(stop, end);
}

/// Reports the first problem of a line, in the order of the checks.
const char* RunLines::refuse(const char* line, const char* end)
{
    const char* const stop = lineEnd(line);
    return refuse(problemOf(between(line, stop), stop == end ? m_unseen : 0), stop, end);
}

/// @param stop end of the line
const char* RunLines::refuse(LineProblem problem, const char* stop, const char* end)
{
    if (m_scores.badLines == BadLineRule::LeaveOut) {
        m_facts.diagnostics.addBadLine({{}, problem.line, problem.problem, problem.found});
        return nextLine(stop, end);
    }
    m_facts.problem = std::move(problem);
    return end;
}

LineProblem RunLines::problemOf(std::string_view line, std::size_t unseen) const
{
    const auto problem = [this](ErrorCode kind, std::string_view found) {
        return LineProblem{m_facts.lines, kind, excerpt(found)};
    };
    if (line.size() > LineReader::longest)
        return problem(ErrorCode::LineTooLong, std::to_string(line.size() + unseen));
    const Columns<trecColumns> columns(line);
    const bool isTrec = m_layout.form == RunForm::Trec;
    if (isTrec && columns.count < trecColumns)
        return problem(ErrorCode::RunColumns, std::to_string(columns.count));
    if (!isTrec && columns.count != msMarcoColumns)
        return problem(ErrorCode::RankedRunColumns, std::to_string(columns.count));
    const std::string_view rank = columns.text[isTrec ? 3 : 2];
    const bool isRank = parsedNumber<long long>(rank).has_value();
    const bool isScore = isTrec && scoreIn(columns.text[4]);
    if (!isRank && !isScore && isFirstData())
        return problem(ErrorCode::HeaderLine, line);
    if (!isRank && m_scores.numbers == NumberReading::Strict)
        return problem(ErrorCode::BadRank, rank);
    if (isRank && isScore && isMoved(columns.count, line))
        return problem(ErrorCode::MovedColumns, std::to_string(columns.count));
    return problem(CellNumbers::problemOf(columns.text[4], ErrorCode::BadScore), columns.text[4]);
}

/// Reads one line of any form, and rejects the rest of the block if it is invalid.
const char* RunLines::readOtherLines(const char* at)
{
    const char* const end = m_text.data() + m_text.size();
    if (!m_isChecked) {
        // Everything before has been checked.
        m_isChecked = true;
        m_unreadable = findUnreadable(between(at, end));
        m_readable = end;
        if (m_unreadable) {
            const std::string_view before = between(at, at + m_unreadable->offset);
            m_readable = at + (before.find_last_of("\r\n") + 1);
            m_unreadable->offset -= static_cast<std::size_t>(m_readable - at);
        }
    }
    if (at < m_readable)
        return readLine(at, m_readable);
    return m_unreadable ? refuseUnreadable(end) : end;
}

/// Rejects the line with an invalid byte.
const char* RunLines::refuseUnreadable(const char* end)
{
    LineProblem problem{++m_facts.lines, m_unreadable->problem, m_unreadable->found};
    const std::string_view line = between(m_readable, end);
    const std::size_t length = std::min(line.find_first_of("\r\n"), line.size());
    if (m_unreadable->offset > LineReader::longest)
        problem = {m_facts.lines, ErrorCode::LineTooLong, std::to_string(length + m_unseen)};
    m_isChecked = false;
    return refuse(std::move(problem), m_readable + length, end);
}

void RunLines::takeGroup()
{
    if (m_group.documents.empty())
        return;
    const std::size_t usual = m_group.documents.size();
    (*m_take)(m_group);
    m_group.documents.clear();
    m_group.documents.reserve(usual);
}

}  // namespace core
