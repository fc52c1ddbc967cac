// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/class_guess.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/half_width.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

constexpr std::size_t mostHands = 100000;

std::vector<std::string_view> partedBy(std::string_view text, std::string_view signs)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(signs), text.size());
        if (const auto part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<std::size_t> countOf(std::string_view text)
{
    const auto count = parsedNumber<std::size_t>(text);
    return count && *count <= mostHands ? count : std::nullopt;
}

std::size_t choicesOf(const LessonGuess& guess)
{
    return guess.kind == GuessKind::Direction ? 3 : guess.numbers.size() + 1;
}

/// The index of a word's hands.
std::optional<std::size_t> placeOf(const LessonGuess& guess, std::string_view word)
{
    const auto answer = readAnswer(guess, word);
    if (!answer)
        return std::nullopt;
    if (const auto* direction = std::get_if<GuessDirection>(&*answer))
        return static_cast<std::size_t>(*direction);
    return std::get<ChosenData>(*answer).place.value_or(guess.numbers.size());
}

/// Parses `12 up` or `up 12`, with or without the space.
bool raise(const LessonGuess& guess, std::string_view part, std::vector<std::size_t>& hands)
{
    constexpr std::string_view digits = "0123456789";
    const std::size_t first = part.find_first_not_of(digits);
    if (first == std::string_view::npos)
        return false;
    const std::size_t last = part.find_last_not_of(digits) + 1;
    for (const auto& [count, word] :
         {std::pair(part.substr(0, first), trimmed(part.substr(first))),
          std::pair(trimmed(part.substr(last)), trimmed(part.substr(0, last)))}) {
        const auto raised = countOf(count);
        const auto place = placeOf(guess, word);
        if (!raised || !place)
            continue;
        hands[*place] += *raised;
        return true;
    }
    return false;
}

/// Parses numbers only, in the order of the choices.
std::optional<std::vector<std::size_t>> bareHands(std::string_view text, std::size_t choices)
{
    std::vector<std::size_t> hands;
    for (const std::string_view part : partedBy(text, " ,;"))
        if (const auto count = countOf(part))
            hands.push_back(*count);
        else
            return std::nullopt;
    return hands.size() == choices ? std::optional(std::move(hands)) : std::nullopt;
}

std::optional<ClassGuess> readHands(const LessonGuess& guess, std::string_view text)
{
    ClassGuess said;
    if (auto bare = bareHands(text, choicesOf(guess))) {
        said.hands = std::move(*bare);
    } else {
        said.hands.resize(choicesOf(guess));
        for (const std::string_view part : partedBy(text, ",;"))
            if (!raise(guess, part, said.hands))
                return std::nullopt;
    }
    const bool hasAny = std::any_of(said.hands.begin(), said.hands.end(),
                                    [](std::size_t count) { return count > 0; });
    return hasAny ? std::optional(std::move(said)) : std::nullopt;
}

/// Parses `30 x 0.5`, or one number.
bool say(std::string_view part, std::vector<GuessedNumber>& numbers)
{
    const std::size_t sign = std::min(part.find('x'), part.find("×"));
    const auto count = sign == std::string_view::npos ? std::optional<std::size_t>(1)
                                                      : countOf(trimmed(part.substr(0, sign)));
    const std::size_t behind = sign == std::string_view::npos
                                   ? 0
                                   : sign + (part[sign] == 'x' ? 1 : std::string_view("×").size());
    const auto number = guessedNumber(part.substr(behind));
    if (!count || !number)
        return false;
    numbers.insert(numbers.end(), *count, *number);
    return true;
}

std::optional<ClassGuess> readNumbers(std::string_view text, std::string_view sign)
{
    ClassGuess said;
    for (std::string_view part : partedBy(text, sign)) {
        if (part.ends_with(','))
            part.remove_suffix(1);
        if (!say(part, said.numbers))
            return std::nullopt;
    }
    return said.numbers.empty() ? std::nullopt : std::optional(std::move(said));
}

/// A comma is a decimal comma unless a space follows.
std::optional<ClassGuess> readNumbers(std::string_view text)
{
    auto said = readNumbers(text, ";");
    return said ? said : readNumbers(text, " ");
}

/// Answers of “undefined” sort after all numbers.
bool isLower(const GuessedNumber& a, const GuessedNumber& b)
{
    if (!a.typed || !b.typed)
        return a.typed && !b.typed;
    return a.typed->value < b.typed->value;
}

GuessedNumber medianOf(std::vector<GuessedNumber> numbers)
{
    std::sort(numbers.begin(), numbers.end(), isLower);
    const GuessedNumber& low = numbers[(numbers.size() - 1) / 2];
    const GuessedNumber& high = numbers[numbers.size() / 2];
    const bool isHighNearer =
        low.typed && high.typed && std::fabs(high.typed->value) < std::fabs(low.typed->value);
    return isHighNearer ? high : low;
}

}  // namespace

bool isForClass(const LessonGuess& guess)
{
    return guess.kind == GuessKind::Number || guess.kind == GuessKind::Direction ||
           guess.kind == GuessKind::Choice;
}

std::optional<ClassGuess> readClassGuess(const LessonGuess& guess, std::string_view text)
{
    if (!isForClass(guess))
        return std::nullopt;
    const std::string said = halfWidth(text);
    return guess.kind == GuessKind::Number ? readNumbers(said) : readHands(guess, said);
}

LessonAnswer answerOf(const LessonGuess& guess, const ClassGuess& said)
{
    if (guess.kind == GuessKind::Number)
        return medianOf(said.numbers);
    const auto most = std::max_element(said.hands.begin(), said.hands.end());
    const auto place = static_cast<std::size_t>(most - said.hands.begin());
    if (guess.kind == GuessKind::Direction)
        return static_cast<GuessDirection>(place);
    return ChosenData{place < guess.numbers.size() ? std::optional(place) : std::nullopt};
}

}  // namespace core
