// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_rows.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/unjudged_word.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/split_words.h"
#include "core/rankings/pasted_lists/copied_lines.h"

#include <algorithm>

namespace core {

namespace {

constexpr bool endsLine(char c)
{
    return c == '\n' || c == '\r';
}

constexpr bool isSeparator(char c)
{
    return isBlank(c) || c == ',' || c == ';';
}

/// The query name of several words before a colon, as in `first query: 0 1 0`, or of a single word
/// if `isExpected`. Empty unless at least `fewest` bare grades follow.
std::string_view queryBefore(std::string_view text, bool isExpected, std::size_t fewest)
{
    text = text.substr(0, text.find_first_of("\r\n;|#[]"));
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string_view name = trimmed(text.substr(0, colon));
    const auto words = splitWords(name, " ,");
    const auto grades = splitWords(text.substr(std::min(colon + 1, text.size())), " \t,");
    const bool isApart = colon + 1 < text.size() && isBlank(text[colon + 1]);
    const bool isName =
        words.size() > 1 ? !gradeOf(words.front()) : isExpected && isApart && words.size() == 1;
    const bool isList = grades.size() >= fewest && std::ranges::all_of(grades, [](auto word) {
                            return gradeOf(word).has_value();
                        });
    const bool isTable =
        name.find('\t') != std::string_view::npos || name.find(',') != name.find(", ");
    return isName && isList && !isTable ? name : std::string_view();
}

/// The length of an item's bullet or number, including the space after it: 2 for `- q1: 0 1`.
std::size_t bulletBefore(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
    const std::string_view word = text.substr(0, end);
    const std::size_t digits = word.find_first_not_of("0123456789");
    const bool isNumber =
        word.size() > 1 && digits + 1 == word.size() && (word.back() == '.' || word.back() == ')');
    const bool isBullet = word == "-" || word == "*" || word == "•" || word == "–" || isNumber;
    return isBullet && end < text.size() && isBlank(text[end]) ? end + 1 : 0;
}

constexpr std::size_t severalGrades = 2;

bool namesQueries(std::string_view text)
{
    const auto lines =
        text.find(':') == std::string_view::npos ? std::vector<std::string_view>() : linesOf(text);
    return std::ranges::any_of(lines, [](std::string_view line) {
        return !queryBefore(line, true, severalGrades).empty();
    });
}

/// Parses the text in one pass.
class RowReader {
public:
    RowReader(std::string_view text, const std::string& name)
        : m_text(text)
        , m_name(name)
        , m_fewest(namesQueries(text) ? 1 : severalGrades)
    {}

    Parsed<std::vector<GradesRow>> read()
    {
        while (m_at < m_text.size() && !m_error)
            readNext();
        if (!m_error && !m_open.empty())
            refuse(m_text.substr(m_open.front(),
                                 m_text.find_first_of("\r\n", m_open.front()) - m_open.front()));
        if (m_error)
            return *std::move(m_error);
        endRow();
        return std::move(m_rows);
    }

private:
    void refuse(std::string_view found)
    {
        m_error = problemAt(m_text, m_name, found, ErrorCode::BadGrade);
    }

    bool isEmpty() const { return m_row.entries.empty() && !m_row.hasBar; }

    /// A name, a colon and a space before bare grades name the query.
    void takeQuery()
    {
        if (!m_row.query.empty())
            return;
        const auto isBare = [](std::string_view entry) { return !GradesEntry(entry).isNamed; };
        auto& entries = m_row.entries;
        if (entries.size() < m_fewest || isBare(entries.front()) ||
            entries.front().find_first_of(" \t") == std::string_view::npos ||
            !std::all_of(entries.begin() + 1, entries.end(), isBare))
            return;
        const GradesEntry first(entries.front());
        m_row.query = first.name;
        entries.front() = first.grade;
    }

    void endRow()
    {
        takeQuery();
        if (!isEmpty())
            m_rows.push_back(std::move(m_row));
        m_row = {};
        m_isClosed = false;
    }

    /// `- q1: 0 1 0`
    void skipBullet()
    {
        const std::size_t bullet = isEmpty() && m_open.empty() && m_row.query.empty()
                                       ? bulletBefore(m_text.substr(m_at))
                                       : 0;
        if (bullet > 0 && !queryBefore(m_text.substr(m_at + bullet), true, m_fewest).empty())
            m_at += bullet;
    }

    void readNext()
    {
        skipBullet();
        const char c = m_text[m_at];
        const std::string_view here = m_text.substr(m_at, 1);
        if (c == '#') {
            m_at = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
        } else if (endsLine(c)) {
            ++m_at;
            const bool endsInBar = m_row.hasBar && m_row.notRetrieved.empty();
            if (m_open.empty() && !endsInBar)
                endRow();
        } else if (isSeparator(c)) {
            ++m_at;
            if (c == ';' && m_open.empty())
                partQueries();
        } else if (c == '|') {
            goOnWithRow();
            if (std::exchange(m_row.hasBar, true) || m_open.size() > 1)
                refuse(here);
            m_isClosed = false;
            ++m_at;
        } else if (c == '[') {
            open(here);
        } else if (c == ']' && !m_open.empty()) {
            close();
        } else if (m_isClosed) {
            refuse(entry());
        } else if (const auto query = isEmpty() && m_open.empty()
                                          ? queryBefore(m_text.substr(m_at), false, m_fewest)
                                          : std::string_view();
                   !query.empty()) {
            m_row.query = query;
            m_at = m_text.find(':', m_at) + 1;
        } else {
            (m_row.hasBar ? m_row.notRetrieved : m_row.entries).push_back(entry());
        }
    }

    /// `q1: 0 1 0; q2: 1 0 0`
    void partQueries()
    {
        if (queryBefore(m_text.substr(m_at), true, m_fewest).empty())
            return;
        takeQuery();
        if (!m_row.query.empty())
            endRow();
    }

    /// Both sides of a bar belong together, even across lines.
    void goOnWithRow()
    {
        if (!isEmpty() || !m_open.empty() || m_rows.empty())
            return;
        m_row = std::move(m_rows.back());
        m_rows.pop_back();
    }

    void open(std::string_view bracket)
    {
        const bool startsPart = m_row.hasBar ? m_row.notRetrieved.empty() : isEmpty();
        constexpr std::size_t deepest = 2;
        if (m_isClosed && m_open.empty() && !m_row.hasBar)
            endRow();
        else if (!startsPart || m_open.size() == deepest)
            return refuse(bracket);
        m_open.push_back(m_at++);
        m_row.isBracketed = true;
    }

    void close()
    {
        ++m_at;
        m_open.pop_back();
        // Lists within a list.
        if (!m_open.empty())
            endRow();
        else
            m_isClosed = !isEmpty();
    }

    std::size_t endOfWord(std::size_t at) const
    {
        const auto ends = [this](char c) {
            return isSeparator(c) || c == '#' || c == '|' || (c == ']' && !m_open.empty());
        };
        while (at < m_text.size() && !ends(m_text[at]))
            ++at;
        return at;
    }

    /// A word, with the grade after its colon.
    std::string_view entry()
    {
        const std::size_t start = m_at;
        m_at = endOfWord(start);
        if (m_at - start > 1 && m_text[m_at - 1] == ':') {
            const std::size_t next = m_text.find_first_not_of(" \t", m_at);
            const std::size_t end = next == std::string_view::npos ? m_at : endOfWord(next);
            if (next != std::string_view::npos && gradeOf(m_text.substr(next, end - next)))
                m_at = end;
        }
        return m_text.substr(start, m_at - start);
    }

    std::string_view m_text;
    const std::string& m_name;
    std::size_t m_fewest;  ///< minimum number of grades after a query name; one if others have
                           ///< names
    std::size_t m_at = 0;
    std::vector<std::size_t> m_open;  ///< positions of open brackets
    bool m_isClosed = false;          ///< the row's brackets are closed
    GradesRow m_row;
    std::vector<GradesRow> m_rows;
    std::optional<ParseError> m_error;
};

}  // namespace

GradesEntry::GradesEntry(std::string_view entry)
    : grade(entry)
{
    const std::size_t colon = entry.rfind(':');
    isNamed = colon != std::string_view::npos;
    if (isNamed) {
        name = entry.substr(0, colon);
        grade = trimmed(entry.substr(colon + 1));
    }
}

std::optional<Grade> gradeOf(std::string_view text)
{
    if (isUnjudgedWord(text))
        return Grade::unjudged();
    double number = 0;
    if (!readNumber(text, number))
        return std::nullopt;
    return Grade(number);
}

Parsed<std::vector<GradesRow>> gradesRows(std::string_view text, const std::string& name)
{
    return RowReader(text, name).read();
}

}  // namespace core
