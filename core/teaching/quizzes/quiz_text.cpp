// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/quizzes/quiz_text.h"

#include "core/foundation/text/inexact.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

constexpr int mostQuizDecimals = 15;
constexpr std::string_view hexDigits = "0123456789abcdef";

void addIdentifier(std::string& id, char letter)
{
    const bool stays = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                       (letter >= '0' && letter <= '9') || letter == '-';
    if (stays) {
        id += letter;
        return;
    }
    const auto code = static_cast<unsigned char>(letter);
    id += {'_', hexDigits[code / 16], hexDigits[code % 16]};
}

}  // namespace

std::string quizId(std::initializer_list<std::string_view> names)
{
    std::string id = "q";  // XML names begin with a letter
    for (const std::string_view name : names) {
        id += '.';
        for (const char letter : name)
            addIdentifier(id, letter);
    }
    return id;
}

std::string quizNumberText(double number, double tolerance)
{
    int decimals =
        std::clamp(static_cast<int>(std::ceil(-std::log10(tolerance))) + 3, 0, mostQuizDecimals);
    while (decimals < mostQuizDecimals && wouldReadAsWhole(number, decimals))
        ++decimals;
    std::array<char, 340> digits{};  // the largest double has 309 before the point
    const auto end =
        std::to_chars(digits.begin(), digits.end(), number, std::chars_format::fixed, decimals);
    std::string text(digits.data(), end.ptr);
    if (text.find('.') != std::string::npos)
        text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

}  // namespace core
