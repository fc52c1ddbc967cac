// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_front.h"

#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/fence_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace core {

namespace {

constexpr std::string_view frontMark = "---";

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

/// Takes `en: "…"` off the beginning of a map's text.
std::optional<std::pair<std::string, std::string>> nextLanguage(std::string_view& text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string tag(withoutBlanks(text.substr(0, colon)));
    text = withoutBlanks(text.substr(colon + 1));
    for (std::size_t end = text.find('"', 1); end != std::string_view::npos;
         end = text.find('"', end + 1)) {
        const auto whole = unquoted(text.substr(0, end + 1));
        if (!whole)
            continue;
        text = withoutBlanks(text.substr(end + 1));
        return std::pair(tag, *whole);
    }
    return std::nullopt;
}

/// `{en: "…", zh_CN: "…"}`.
std::optional<Translated> languageMap(std::string_view text)
{
    if (!text.starts_with('{') || !text.ends_with('}'))
        return std::nullopt;
    text = withoutBlanks(text.substr(1, text.size() - 2));
    Translated map;
    while (true) {
        const auto one = nextLanguage(text);
        if (!one || one->first.empty() || !map.insert(*one).second)
            return std::nullopt;
        if (text.empty())
            return map;
        if (!text.starts_with(','))
            return std::nullopt;
        text = withoutBlanks(text.substr(1));
    }
}

bool setTranslated(Translated& member, std::string_view value)
{
    auto map = languageMap(value);
    if (map)
        member = std::move(*map);
    return map.has_value();
}

bool setPlain(std::string& member, std::string_view value)
{
    member = unquoted(value).value_or(std::string(value));
    return !member.empty() && !value.starts_with('{');
}

bool isLessonId(std::string_view text)
{
    constexpr std::size_t longest = 100;  // it becomes part of file names
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '-';
    });
}

struct FrontKey {
    std::string_view name;
    bool isNeeded;
    std::string_view form;  ///< form of its value
    bool (*set)(Lesson&, std::string_view value);
};

constexpr std::string_view textsByLanguage = "{en: \"…\"}";

constexpr std::array<FrontKey, 10> frontKeys{{
    {"id", true, "which-ideal (a-z, 0-9, -; at most 100)",
     [](Lesson& lesson, std::string_view value) {
         return isLessonId(value) && setPlain(lesson.id, value);
     }},
    {"format", true, "1",
     [](Lesson&, std::string_view value) {
         return parsedNumber<int>(value) == Lesson::newestFormat;
     }},
    {"number", false, "1, 2, 3, …",
     [](Lesson& lesson, std::string_view value) {
         lesson.number = parsedNumber<int>(value).value_or(0);
         return lesson.number > 0;
     }},
    {"title", true, textsByLanguage,
     [](Lesson& lesson, std::string_view value) { return setTranslated(lesson.title, value); }},
    {"question", true, textsByLanguage,
     [](Lesson& lesson, std::string_view value) { return setTranslated(lesson.question, value); }},
    {"measures", false, "nDCG@5, RR",
     [](Lesson& lesson, std::string_view value) { return setPlain(lesson.measures, value); }},
    {"source", true, "…",
     [](Lesson& lesson, std::string_view value) { return setPlain(lesson.source, value); }},
    {"from", false, textsByLanguage,
     [](Lesson& lesson, std::string_view value) { return setTranslated(lesson.from, value); }},
    {"minutes", false, "1 … 1440",
     [](Lesson& lesson, std::string_view value) {
         lesson.minutes = parsedNumber<int>(value).value_or(0);
         return lesson.minutes > 0 && lesson.minutes <= Lesson::mostMinutes;
     }},
    {"needs", false, "ranked-list, first-answer",
     [](Lesson& lesson, std::string_view value) {
         for (const std::string& id : commaParted(value))
             lesson.needs.emplace_back(withoutBlanks(id));
         return std::ranges::all_of(lesson.needs, isLessonId);
     }},
}};

std::string keyNames()
{
    return listText(frontKeys, &FrontKey::name);
}

class FrontReader {
public:
    FrontReader(std::span<const std::string_view> lines, const std::string& file)
        : m_lines(lines)
        , m_file(file)
    {}

    Parsed<LessonFront> read()
    {
        if (m_lines.empty() || m_lines.front() != frontMark)
            return error(0, ErrorCode::LessonUnexpected, m_lines.empty() ? "" : m_lines.front(),
                         std::string(frontMark));
        std::size_t at = 1;
        for (; at < m_lines.size() && m_lines[at] != frontMark; ++at)
            if (auto fault = readKey(at))
                return *fault;
        if (at == m_lines.size())
            return error(0, ErrorCode::LessonUnended, frontMark);
        for (std::size_t key = 0; key < frontKeys.size(); ++key)
            if (frontKeys[key].isNeeded && !m_isGiven[key])
                return error(at, ErrorCode::LessonLacks, std::string(frontKeys[key].name) + ":");
        return LessonFront{std::move(m_lesson), at + 1};
    }

private:
    ParseError error(std::size_t line, ErrorCode problem, std::string_view found,
                     std::string expected = {}) const
    {
        ParseError made{m_file, line + 1, problem, std::string(found)};
        made.expected = std::move(expected);
        return made;
    }

    std::optional<ParseError> readKey(std::size_t at)
    {
        const std::string_view line = m_lines[at];
        if (withoutBlanks(line).empty())
            return std::nullopt;
        const std::size_t colon = line.find(':');
        const std::string_view name = line.substr(0, std::min(colon, line.size()));
        const auto key = std::ranges::find(frontKeys, name, &FrontKey::name);
        if (colon == std::string_view::npos || key == frontKeys.end())
            return error(at, ErrorCode::LessonUnexpected, line, keyNames());
        bool& isGiven = m_isGiven[static_cast<std::size_t>(key - frontKeys.begin())];
        if (std::exchange(isGiven, true))
            return error(at, ErrorCode::LessonRepeated, name);
        if (!key->set(m_lesson, withoutBlanks(line.substr(colon + 1))))
            return error(at, ErrorCode::LessonUnexpected, line,
                         std::string(name) + ": " + std::string(key->form));
        return std::nullopt;
    }

    std::span<const std::string_view> m_lines;
    std::string m_file;
    Lesson m_lesson;
    std::array<bool, frontKeys.size()> m_isGiven{};
};

}  // namespace

Parsed<LessonFront> readLessonFront(std::span<const std::string_view> lines,
                                    const std::string& file)
{
    return FrontReader(lines, file).read();
}

}  // namespace core
