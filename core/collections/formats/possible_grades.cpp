// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/possible_grades.h"

#include "core/foundation/tabular/class_names.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr std::size_t mostWords = 8;
constexpr std::size_t longestWord = 40;  // bytes

/// What judges write for documents that are not relevant.
constexpr std::array<std::string_view, 12> negatives{
    "irrelevant", "notrelevant", "nonrelevant", "unrelated", "bad",  "poor",
    "wrong",      "incorrect",   "nomatch",     "不相关",    "无关", "差"};

/// What they write for others.
constexpr std::array<std::string_view, 23> positives{"relevant",
                                                     "highlyrelevant",
                                                     "veryrelevant",
                                                     "partiallyrelevant",
                                                     "somewhatrelevant",
                                                     "related",
                                                     "exact",
                                                     "partial",
                                                     "substitute",
                                                     "complement",
                                                     "perfect",
                                                     "excellent",
                                                     "good",
                                                     "fair",
                                                     "correct",
                                                     "match",
                                                     "marginallyrelevant",
                                                     "maybe",
                                                     "unsure",
                                                     "ok",
                                                     "相关",
                                                     "部分相关",
                                                     "高度相关"};

/// Lower case, without blanks and dashes.
std::string folded(std::string_view word)
{
    std::string text;
    for (const char sign : word)
        if (!isBlank(sign) && sign != '-' && sign != '_')
            text += lower(sign);
    return text;
}

bool isNegative(std::string_view word)
{
    return isOneOf(folded(word), negatives) || isSameSide(word, "no");
}

bool isJudging(std::string_view word)
{
    return isNegative(word) || isOneOf(folded(word), positives) || !usualCounterpart(word).empty();
}

/// Headings of words that describe a query or document.
bool isDescribing(std::string_view heading)
{
    constexpr std::array<std::string_view, 36> words{
        "brand",   "category", "color",  "colour",  "lang",   "language", "locale", "country",
        "market",  "region",   "city",   "split",   "set",    "source",   "device", "type",
        "kind",    "size",     "gender", "dataset", "domain", "section",  "author", "vendor",
        "channel", "platform", "shop",   "store",   "title",  "name",     "text",   "genre",
        "status",  "unit",     "topic",  "currency"};
    return std::ranges::any_of(words,
                               [&](std::string_view word) { return heading.ends_with(word); });
}

}  // namespace

void PossibleGrades::add(std::string_view query, std::string_view word,
                         const GradeVocabulary& known)
{
    if (!m_isOpen)
        return;
    ++m_cells;
    m_differWithinQuery = m_differWithinQuery || (query == m_query && word != m_lastWord);
    m_query = query;
    m_lastWord = word;
    const bool isKnown = gradeOf(word, known).has_value();
    m_hasKnown = m_hasKnown || isKnown;
    if (isKnown || std::ranges::find(m_words, word) != m_words.end())
        return;
    m_isOpen = word.size() <= longestWord && m_words.size() < mostWords;
    m_words.emplace_back(word);
}

bool PossibleGrades::areFew() const
{
    return m_isOpen && !m_words.empty();
}

bool PossibleGrades::areJudging() const
{
    // Nothing but “yes” says what a table of relevant documents says anyway.
    return areFew() && std::ranges::all_of(m_words, isJudging) &&
           (m_words.size() > 1 || m_hasKnown || isNegative(m_words.front()));
}

bool PossibleGrades::mayBeGrades(std::string_view heading) const
{
    const bool areRepeated = m_words.size() > 1 && 2 * m_words.size() <= m_cells;
    return areFew() && m_differWithinQuery && (areRepeated || m_hasKnown) && !isDescribing(heading);
}

std::vector<std::string> PossibleGrades::words() const
{
    std::vector<std::string> sorted = m_words;
    std::ranges::sort(sorted);
    return sorted;
}

}  // namespace core
