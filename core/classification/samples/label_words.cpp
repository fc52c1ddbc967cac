// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/label_words.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/class_names.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

std::vector<std::string> wordsOf(std::span<const FirstLabel> met)
{
    std::vector<std::string> words;
    for (const FirstLabel& label : met)
        words.push_back(label.word);
    std::sort(words.begin(), words.end());
    return words;
}

/// The class without a sample.
std::string counterpart(const std::string& word, const std::optional<std::string>& given)
{
    return given && *given != word ? *given : usualCounterpart(word);
}

}  // namespace

Result<NamedClasses, TableProblems> namedClasses(std::span<const FirstLabel> met,
                                                 const std::optional<std::string>& given,
                                                 const std::string& file, const std::string& column)
{
    const auto unknown = [&]() -> TableProblems {
        return {{{file, 0, ErrorCode::UnknownLabel, excerpt(*given), column}}, 1};
    };
    NamedClasses named;
    auto& classes = named.classes;
    classes[0] = met.front().word;
    if (met.size() > 2) {
        if (!given || met.size() == LabelWords::most) {
            TableProblems third{
                {{file, met[2].line, ErrorCode::ThirdLabel, excerpt(met[2].word), column}}, 1};
            if (met.size() <= mostClasses)
                third.classes = wordsOf(met);
            return third;
        }
        classes[1] = *given;
        named.rest = wordsOf(met);
        if (std::erase(named.rest, *given) == 0)
            return unknown();
        classes[0] = "not " + *given;
    } else {
        classes[1] = met.size() == 2 ? met.back().word : counterpart(classes[0], given);
        std::sort(classes.begin(), classes.end());
        if (given && *given != classes[0] && *given != classes[1])
            return unknown();
    }
    if (given)
        named.positive = *given == classes[1];
    else
        named.positive = likelyPositive(classes);
    if (named.positive == 0) {
        std::swap(classes[0], classes[1]);
        named.positive = 1;
    }
    return named;
}

}  // namespace core
