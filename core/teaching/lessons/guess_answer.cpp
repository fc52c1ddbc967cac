// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/guess_answer.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/half_width.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

constexpr std::array<std::string_view, 3> directionWords{"up", "down", "same"};
/// Includes the words of sheets and quizzes for equal numbers.
constexpr std::array<std::string_view, 7> sameWords{
    "same", "the same", "they are the same", "相同", "都相同", "一样", "都一样"};
/// The words of Chinese sheets and quizzes.
constexpr std::array<std::string_view, 3> chineseDirections{"上升", "下降", "不变"};
constexpr std::array<std::string_view, 12> noNumberWords{
    "none", "no value",        "undefined", "n/a",    "nan",    "-",
    "–",    "it has no value", "无",        "无定义", "没有值", "它没有值"};
/// For a number known to the full precision of a double.
constexpr int exactDecimals = 15;

bool isOneOf(std::span<const std::string_view> words, std::string_view text)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return equalsIgnoringCase(word, text); });
}

/// The text without a final full stop.
std::string_view wordsIn(std::string_view text)
{
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

/// The text with an ASCII minus, without a leading "=".
std::string plain(std::string_view text)
{
    constexpr std::string_view minus = "−";
    text = trimmed(text);
    if (text.starts_with('='))
        text = trimmed(text.substr(1));
    std::string all;
    for (auto at = text.find(minus); at != std::string_view::npos; at = text.find(minus)) {
        all.append(text.substr(0, at)) += '-';
        text.remove_prefix(at + minus.size());
    }
    return all.append(text);
}

/// Parses `17/40`, as exact as its parts.
std::optional<GuessedNumber> guessedFraction(const std::string& text)
{
    constexpr std::array<std::string_view, 2> signs{"/", "÷"};
    for (const std::string_view sign : signs) {
        const std::size_t at = text.find(sign);
        if (at == std::string::npos)
            continue;
        const std::string_view all = text;
        const auto over = typedNumber(all.substr(0, at));
        const auto under = typedNumber(all.substr(at + sign.size()));
        if (!over || !under)
            return std::nullopt;
        if (under->value == 0)
            return GuessedNumber{};
        // Every number is near infinity, so it would match every known mistake.
        if (!std::isfinite(over->value / under->value))
            return std::nullopt;
        const int decimals = std::max(over->decimals, under->decimals);
        return GuessedNumber{TypedNumber{text, over->value / under->value,
                                         decimals == 0 ? exactDecimals : decimals, false}};
    }
    return std::nullopt;
}

std::vector<std::string_view> parted(std::string_view text, std::string_view signs)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find_first_of(signs);
        parts.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return parts;
}

bool isOfOneName(const LessonGuess& guess)
{
    return std::all_of(guess.numbers.begin(), guess.numbers.end(), [&guess](const auto& number) {
        return number.data == guess.numbers.front().data;
    });
}

std::optional<std::size_t> placeNamed(const LessonGuess& guess, std::string_view name)
{
    for (std::size_t i = 0; i < guess.numbers.size(); ++i)
        for (const std::string* own : {&nameOf(guess, i), &labelOf(guess, i)})
            if (equalsIgnoringCase(halfWidth(*own), name))
                return i;
    return std::nullopt;
}

std::optional<LessonAnswer> readDirection(std::string_view text)
{
    for (std::size_t i = 0; i < directionWords.size(); ++i)
        if (equalsIgnoringCase(directionWords[i], text) || text == chineseDirections[i])
            return static_cast<GuessDirection>(i);
    if (isOneOf(sameWords, text))
        return GuessDirection::Same;
    return std::nullopt;
}

std::optional<LessonAnswer> readChoice(const LessonGuess& guess, std::string_view text)
{
    const auto place = placeNamed(guess, text);
    if (!place && !isOneOf(sameWords, wordsIn(text)))
        return std::nullopt;
    return ChosenData{place};
}

std::optional<LessonAnswer> readOrder(const LessonGuess& guess, std::string_view text)
{
    OrderedData order;
    for (const std::string_view name : parted(text, ",>")) {
        const auto place = placeNamed(guess, name);
        if (!place || std::ranges::count(order.places, *place) != 0)
            return std::nullopt;
        order.places.push_back(*place);
    }
    if (order.places.size() != guess.numbers.size())
        return std::nullopt;
    return order;
}

std::optional<LessonAnswer> readBlanks(const LessonGuess& guess, std::string_view text)
{
    FilledBlanks filled;
    for (const std::string_view part : parted(text, ";")) {
        const auto number = guessedNumber(part);
        if (!number && !part.empty())
            return std::nullopt;
        filled.blanks.push_back(number);
    }
    if (filled.blanks.size() != guess.numbers.size())
        return std::nullopt;
    return filled;
}

template <class Items, class Text>
std::string joined(const Items& items, std::string_view sign, Text text)
{
    std::string all;
    for (std::size_t i = 0; i < items.size(); ++i)
        all.append(i == 0 ? "" : sign).append(text(items[i]));
    return all;
}

struct AnswerWriter {
    const LessonGuess& guess;

    std::string operator()(const GuessedNumber& number) const { return writtenNumber(number); }
    std::string operator()(GuessDirection direction) const
    {
        return std::string(directionWords[static_cast<std::size_t>(direction)]);
    }
    std::string operator()(const ChosenData& chosen) const
    {
        return chosen.place ? nameOf(guess, *chosen.place) : std::string(directionWords.back());
    }
    std::string operator()(const OrderedData& order) const
    {
        return joined(order.places, " > ",
                      [this](std::size_t place) { return nameOf(guess, place); });
    }
    std::string operator()(const FilledBlanks& filled) const
    {
        return joined(filled.blanks, "; ", [](const std::optional<GuessedNumber>& blank) {
            return blank ? writtenNumber(*blank) : std::string();
        });
    }
};

}  // namespace

std::optional<GuessedNumber> guessedNumber(std::string_view text)
{
    const std::string read = plain(halfWidth(text));
    if (isOneOf(noNumberWords, wordsIn(read)))
        return GuessedNumber{};
    if (auto typed = typedNumber(read))
        return GuessedNumber{std::move(typed)};
    return guessedFraction(read);
}

std::string writtenNumber(const GuessedNumber& number)
{
    return number.typed ? number.typed->text : std::string(noNumberWords.front());
}

std::optional<LessonAnswer> readAnswer(const LessonGuess& guess, std::string_view text)
{
    const std::string said = halfWidth(trimmed(text));
    switch (guess.kind) {
    case GuessKind::Number:
        return guessedNumber(said);
    case GuessKind::Direction:
        return readDirection(wordsIn(said));
    case GuessKind::Choice:
        return readChoice(guess, said);
    case GuessKind::Order:
        return readOrder(guess, said);
    case GuessKind::Blanks:
        return readBlanks(guess, said);
    }
    return std::nullopt;
}

std::string writtenAnswer(const LessonGuess& guess, const LessonAnswer& answer)
{
    return std::visit(AnswerWriter{guess}, answer);
}

const std::string& nameOf(const LessonGuess& guess, std::size_t place)
{
    const LessonNumber& number = guess.numbers[place];
    return isOfOneName(guess) ? number.measure : number.data;
}

const std::string& labelOf(const LessonGuess& guess, std::size_t place)
{
    const LessonNumber& number = guess.numbers[place];
    return isOfOneName(guess) ? number.measure : labelOf(number);
}

const std::string& labelOf(const LessonNumber& number)
{
    return number.label.empty() ? number.data : number.label;
}

}  // namespace core
