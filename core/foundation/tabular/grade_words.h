// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/split_words.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A word that means a grade, such as “Exact” or “S”.
struct GradeWord {
    std::string word;
    double grade = 0;

    bool operator==(const GradeWord&) const = default;
};

using GradeVocabulary = std::vector<GradeWord>;

/// Parses `E=1`; nothing if the text does not have this form.
inline std::optional<GradeWord> parsedGradeWord(std::string_view text)
{
    const std::size_t sign = text.rfind('=');
    const std::string_view word = trimmed(text.substr(0, sign));
    const auto grade = sign == std::string_view::npos
                           ? std::nullopt
                           : parsedNumber<double>(trimmed(text.substr(sign + 1)));
    if (word.empty() || !grade || !std::isfinite(*grade))
        return std::nullopt;
    return GradeWord{std::string(word), *grade};
}

/// Parses `E=3,S=2,I=0`; nothing if the text does not have this form.
inline std::optional<GradeVocabulary> parsedGradeWords(std::string_view text)
{
    GradeVocabulary words;
    for (const std::string_view part : splitWords(text, ",")) {
        auto word = parsedGradeWord(part);
        if (!word)
            return std::nullopt;
        words.push_back(*std::move(word));
    }
    return words.empty() ? std::nullopt : std::optional(std::move(words));
}

inline std::string gradeWordText(const GradeWord& word)
{
    return word.word + "=" + shortestText(word.grade);
}

/// The grade of a word, ignoring case.
inline std::optional<double> gradeOf(std::string_view word, const GradeVocabulary& words)
{
    const auto known = std::ranges::find_if(
        words, [&](const GradeWord& row) { return equalsIgnoringCase(row.word, word); });
    return known == words.end() ? std::nullopt : std::optional(known->grade);
}

/// Whether a word is one of NTCIR's L0, L1, L2 …
inline bool isLevelWord(std::string_view word)
{
    return word.size() == 2 && word.front() == 'L' && isDigit(word.back());
}

/// A form for a person to complete: `L0=0,Exact=…`.
inline std::string gradeWordsToFill(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ",") + word + "=" +
                (isLevelWord(word) ? word.substr(1) : std::string("…"));
    return text;
}

}  // namespace core
