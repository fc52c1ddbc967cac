#pragma once

#include "app/cli/option/option_set.h"

#include <string>
#include <utility>
#include <vector>

namespace cli {

/// "“tvs” is none of tsv, csv, json; did you mean tsv?"
std::string notAChoice(const std::string& found, const std::vector<std::string>& known);

/// An option that takes one of a few words.
template <class T>
void addChoice(OptionSet command, const std::string& name, const std::string& valueName,
               const std::string& description,
               const std::vector<std::pair<std::string, T>>& choices, T& target)
{
    const auto choose = [name, choices, &target](const std::string& found) {
        std::vector<std::string> known;
        for (const auto& [word, value] : choices) {
            if (word == found) {
                target = value;
                return;
            }
            known.push_back(word);
        }
        throw WrongValue{name, notAChoice(found, known)};
    };
    command.take<std::string>(name, valueName, choose, description);
}

}  // namespace cli
