// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The word for a value, in options and output.
template <class T>
struct Choice {
    std::string_view word;
    T value;
};

/// @param choices one for every value
template <class T, std::size_t n>
constexpr std::string_view wordOf(const std::array<Choice<T>, n>& choices, T value)
{
    const auto found = std::ranges::find_if(
        choices, [value](const Choice<T>& choice) { return choice.value == value; });
    assert(found != choices.end());
    return found->word;
}

/// "“tvs” is none of tsv, csv, json; did you mean tsv?"
std::string notAChoice(const std::string& found, const std::vector<std::string>& known);

/// An option that takes one of a few words.
template <class T>
void addChoice(OptionSet command, const std::string& name, const std::string& valueName,
               const std::string& description, const std::vector<Choice<T>>& choices, T& target)
{
    const auto choose = [name, choices, &target](const std::string& found) {
        std::vector<std::string> known;
        for (const auto& [word, value] : choices) {
            if (word == found) {
                target = value;
                return;
            }
            known.emplace_back(word);
        }
        throw WrongValue{name, notAChoice(found, known)};
    };
    std::vector<std::string> words;
    words.reserve(choices.size());
    for (const Choice<T>& choice : choices)
        words.emplace_back(choice.word);
    command.take<std::string>(name, valueName, choose, description).offers(words);
}

template <class T, std::size_t n>
void addChoice(OptionSet command, const std::string& name, const std::string& valueName,
               const std::string& description, const std::array<Choice<T>, n>& choices, T& target)
{
    addChoice<T>(command, name, valueName, description,
                 std::vector<Choice<T>>(choices.begin(), choices.end()), target);
}

}  // namespace cli
