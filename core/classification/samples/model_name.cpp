// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/model_name.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace core {

namespace {

bool isBareWord(std::string_view word)
{
    constexpr std::array<std::string_view, 22> words{
        "score",     "scores",      "y",           "p",     "hat",        "prob",
        "probs",     "proba",       "probability", "pred",  "prediction", "model",
        "predicted", "predictions", "confidence",  "logit", "logits",     "output",
        "value",     "column",      "得分",        "概率"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

bool isBareName(std::string_view name)
{
    std::string word;
    for (const char c : std::string(name) + ' ') {
        if (c != ' ' && c != '-' && c != '_') {
            word += lower(c);
            continue;
        }
        if (!std::all_of(word.begin(), word.end(), isDigit) && !isBareWord(word))
            return false;
        word.clear();
    }
    return true;
}

}  // namespace core
