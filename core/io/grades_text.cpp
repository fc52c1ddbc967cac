#include "core/io/grades_text.h"

#include "core/io/lines.h"
#include "core/io/text_source.h"
#include "core/io/unjudged_word.h"
#include "core/numbered_name.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <vector>

namespace core {

namespace {

bool isSeparator(char c)
{
    return isBlank(c) || c == ',' || c == ';';
}

/// Cuts a list into entries and bars; comments and separators fall away.
std::vector<std::string_view> tokens(std::string_view text)
{
    std::vector<std::string_view> found;
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (isSeparator(c)) {
            ++at;
        } else if (c == '#') {
            at = std::min(text.find_first_of("\r\n", at), text.size());
        } else if (c == '|') {
            found.push_back(text.substr(at, 1));
            ++at;
        } else {
            const std::size_t start = at;
            while (at < text.size() && !isSeparator(text[at]) && text[at] != '#' && text[at] != '|')
                ++at;
            found.push_back(text.substr(start, at - start));
        }
    }
    return found;
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

/// The names written in a list, and those made up for the other documents.
class Names {
public:
    /// False when the name was written before.
    bool add(std::string_view name) { return m_written.insert(name).second; }

    /// `d` and the place; the next free number where somebody has that name.
    std::string unnamed(std::size_t place)
    {
        m_number = std::max(m_number + 1, place);
        std::string name = numberedName(m_number);
        while (m_written.contains(name))
            name = numberedName(++m_number);
        return name;
    }

private:
    std::unordered_set<std::string_view> m_written;
    std::size_t m_number = 0;
};

/// `name:grade` or `grade`; an id may hold colons itself.
struct Entry {
    std::string_view name;
    std::string_view grade;
    bool isNamed = false;

    explicit Entry(std::string_view token)
        : grade(token)
    {
        const std::size_t colon = token.rfind(':');
        isNamed = colon != std::string_view::npos;
        if (isNamed) {
            name = token.substr(0, colon);
            grade = token.substr(colon + 1);
        }
    }
};

void append(std::string& text, std::span<const Document> documents)
{
    for (const Document& document : documents) {
        if (!text.empty())
            text += ' ';
        text += document.grade.hasValue() ? shortestText(document.grade.value()) : "u";
    }
}

}  // namespace

Parsed<RankedList> parseGrades(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    if (auto error = unreadable(text, name))
        return std::move(*error);

    RankedList list;
    Names names;
    bool isAfterBar = false;
    for (const std::string_view token : tokens(text)) {
        if (token == "|") {
            if (isAfterBar)
                return problemAt(text, name, token, Problem::BadGrade);
            isAfterBar = true;
            continue;
        }
        const Entry entry(token);
        const auto grade = gradeOf(entry.grade);
        if (!grade || (entry.isNamed && entry.name.empty()))
            return problemAt(text, name, token, Problem::BadGrade);
        if (entry.isNamed && !names.add(entry.name))
            return problemAt(text, name, entry.name, Problem::DuplicateDocument);
        Document document;
        document.id = entry.name;
        document.grade = *grade;
        (isAfterBar ? list.notRetrieved : list.ranked).push_back(std::move(document));
    }
    if (list.ranked.empty() && list.notRetrieved.empty())
        return ParseError{name, 0, Problem::NothingToRead, {}};

    std::size_t place = 0;
    for (auto* documents : {&list.ranked, &list.notRetrieved}) {
        for (Document& document : *documents) {
            ++place;
            if (document.id.empty())
                document.id = names.unnamed(place);
        }
    }
    return list;
}

Parsed<RankedList> readGrades(const std::string& path)
{
    const auto text = readText(path);
    if (!text)
        return text.error();
    return parseGrades(*text, path);
}

std::string rankedGradesText(std::span<const Document> ranked)
{
    std::string text;
    append(text, ranked);
    return text;
}

std::string gradesText(const RankedList& list)
{
    std::string text = rankedGradesText(list.ranked);
    if (!list.notRetrieved.empty()) {
        text += text.empty() ? "|" : " |";
        append(text, list.notRetrieved);
    }
    return text;
}

}  // namespace core
