// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_axes.h"
#include "core/conventions/convention_search/classifier_search.h"
#include "core/conventions/convention_search/rule_answer.h"
#include "core/conventions/convention_search/rule_search.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson_number.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

namespace {

/// Tools' rules that give a different value for a lesson's number.
struct OtherRules {
    LessonNumber number;              ///< under these rules
    std::vector<RuleChange> changes;  ///< from the lesson's rules
    Value value;
    std::vector<std::string_view> libraries;  ///< that use these rules
};

/// Two changes; one of them may be truncation.
constexpr std::size_t mostChangesOfGuesses = 2;

RuleAnswer answerOf(const TypedNumber& typed, const LessonNumber& asked,
                    const std::vector<RankedList>& lists)
{
    const ValueUnderRules ruled = ruledNumber(asked, lists);
    return findRules(
        ruledInput(lists),
        {{{ruled.definition, typed}}, ruled.rules, {ruled.rules.settings}, mostChangesOfGuesses});
}

RuleAnswer answerOf(const TypedNumber& typed, const LessonNumber& asked, const Samples& samples)
{
    if (!classifierMetricNamed(asked.measure))
        return {};
    const ClassifierValueUnderRules ruled = ruledFigure(asked, samples);
    return findRules(ruledInput(samples),
                     {{{ruled.figure, typed}}, ruled.rules, mostChangesOfGuesses});
}

RuleAnswer answerOf(const TypedNumber&, const LessonNumber&, const std::vector<double>&)
{
    return {};
}

LessonNumber changedBy(const std::vector<RuleChange>& changes, LessonNumber number)
{
    for (const RuleChange& change : changes) {
        const std::string id(namesOf(change.axis).id);
        std::erase_if(number.rules, [&id](const auto& rule) { return rule.first == id; });
        number.rules.emplace_back(id, change.to);
    }
    return number;
}

/// None if something other than the rules differs.
using Changes = std::optional<std::vector<RuleChange>>;

Changes changesOf(const LessonNumber& from, const LessonNumber& to,
                  const std::vector<RankedList>& lists)
{
    const ValueUnderRules before = ruledNumber(from, lists);
    const ValueUnderRules after = ruledNumber(to, lists);
    if (before.definition.measure != after.definition.measure ||
        before.definition.cutoff != after.definition.cutoff)
        return std::nullopt;
    return changesBetween(before.rules, after.rules, before.definition, ruledInput(lists).facts());
}

Changes changesOf(const LessonNumber& from, const LessonNumber& to, const Samples& samples)
{
    if (!classifierMetricNamed(from.measure) || from.measure != to.measure)
        return std::nullopt;
    const ClassifierValueUnderRules before = ruledFigure(from, samples);
    const ClassifierValueUnderRules after = ruledFigure(to, samples);
    return changesBetween(before.rules, after.rules, before.figure, ruledInput(samples).facts());
}

Changes changesOf(const LessonNumber&, const LessonNumber&, const std::vector<double>&)
{
    return std::nullopt;
}

Changes changesOf(const LessonNumber& from, const LessonNumber& to, const LessonData& data)
{
    if (from.data != to.data || from.take != to.take)
        return std::nullopt;
    return std::visit([&](const auto& content) { return changesOf(from, to, content); },
                      data.content);
}

/// Finds other rules that give the typed digits, fewest changes first: every single change, and
/// pairs of changes that a library makes, see findRules(). None for numbers that tools do not
/// compute by such rules: bounds, thresholds, differences.
std::vector<OtherRules> rulesGiving(const TypedNumber& typed, const LessonNumber& asked,
                                    const LessonData& data)
{
    if (asked.take != LessonTake::Value)
        return {};
    const RuleAnswer answer = std::visit(
        [&](const auto& content) { return answerOf(typed, asked, content); }, data.content);
    std::vector<OtherRules> all;
    for (const RuleHit& hit : answer.hits)
        if (hit.distance() == 1 || (!hit.changes.empty() && !hit.libraries.empty()))
            all.push_back(
                {changedBy(hit.changes, asked), hit.changes, hit.values.front(), hit.libraries});
    return all;
}

/// The rule changes between two numbers of the same measure and data; none for other numbers.
std::vector<RuleChange> changesBetween(const LessonNumber& from, const LessonNumber& to,
                                       const LessonData& data)
{
    return changesOf(from, to, data).value_or(std::vector<RuleChange>());
}

/// The libraries that compute `number` when asked for `asked`; none if their data differ.
std::vector<std::string_view> librariesOf(const LessonNumber& number, const LessonNumber& asked,
                                          const LessonData& data)
{
    const Changes changes = changesOf(asked, number, data);
    if (!changes)
        return {};
    const Value value = lessonValue(number, data).value;
    if (!value)
        return {};
    constexpr int allDecimals = 17;
    const TypedNumber typed{shortestText(*value), *value, allDecimals, false};
    for (const OtherRules& rules : rulesGiving(typed, asked, data))
        if (rules.changes == *changes)
            return rules.libraries;
    return {};
}

/// Whether the numbers are equal, apart from rounding in two computations.
bool areOneNumber(double a, double b)
{
    return std::fabs(a - b) <= 1e-12 * std::max(std::fabs(a), std::fabs(b));
}

bool isOfDigits(const RuleChange& change)
{
    return change.axis == ConventionAxis::Rounding || change.axis == ConventionAxis::SumDigits ||
           change.axis == ConventionAxis::ScoreWidth ||
           change.axis == ConventionAxis::SampleScoreWidth;
}

/// Judges one number: a guess, or one of its blanks.
class NumberJudge {
public:
    NumberJudge(const Lesson& lesson, const LessonGuess& guess, const LessonNumber& asked)
        : m_lesson(lesson)
        , m_guess(guess)
        , m_asked(asked)
        , m_right(valueOf(asked))
    {}

    NumberVerdict verdict(const GuessedNumber& guessed) const
    {
        if (isRight(guessed))
            return {Judgement::Right, m_right};
        if (auto known = knownWrong(guessed))
            return *known;
        if (!guessed.typed)
            return {Judgement::HasValue, m_right};
        const TypedNumber typed = asMeant(*guessed.typed);
        if (auto other = otherRule(typed))
            return *other;
        if (!m_right.value)
            return {Judgement::HasNoValue, m_right};
        if (const auto digits = ofOtherDigits(typed))
            return {*digits, m_right};
        if (auto near = nearWrong(typed.value))
            return *near;
        return {typed.value < *m_right.value ? Judgement::TooLow : Judgement::TooHigh, m_right};
    }

private:
    LessonValue valueOf(const LessonNumber& number) const
    {
        return lessonValue(number, *m_lesson.dataNamed(number.data));
    }

    bool isWithin(const Value& value, const GuessedNumber& guessed) const
    {
        if (!value || !guessed.typed)
            return !value && !guessed.typed;
        const double rounding = 1e-12 * std::fabs(*value);
        return std::fabs(*value - guessed.typed->value) <= m_guess.tolerance + rounding;
    }
    bool isRight(const GuessedNumber& guessed) const { return isWithin(m_right.value, guessed); }

    /// With one digit, the number is a guess, not the rounding of everything near it.
    TypedNumber asMeant(TypedNumber typed) const
    {
        constexpr int fewDecimals = 2;
        constexpr double fineUnits = 10;
        while (typed.decimals < fewDecimals &&
               std::pow(10.0, -typed.decimals) > fineUnits * m_guess.tolerance)
            ++typed.decimals;
        return typed;
    }

    std::optional<NumberVerdict> knownWrong(const GuessedNumber& guessed) const
    {
        for (std::size_t i = 0; i < m_guess.wrong.size(); ++i) {
            const LessonNumber& number = m_guess.wrong[i].number;
            const LessonValue value = valueOf(number);
            if (!isWithin(value.value, guessed))
                continue;
            NumberVerdict verdict = of(Judgement::KnownWrong, i, value);
            verdict.libraries = librariesOf(number, m_asked, *m_lesson.dataNamed(m_asked.data));
            return verdict;
        }
        return std::nullopt;
    }

    NumberVerdict of(Judgement judgement, std::size_t wrong, const LessonValue& value) const
    {
        const LessonNumber& number = m_guess.wrong[wrong].number;
        return {judgement, m_right,
                wrong,     number,
                value,     changesBetween(m_asked, number, *m_lesson.dataNamed(m_asked.data))};
    }

    /// Rules that change nothing here explain nothing; rules about digits do not explain a rounded
    /// right number.
    bool explain(const OtherRules& rules, const TypedNumber& typed) const
    {
        if (!m_right.value)
            return true;
        if (std::fabs(*rules.value - *m_right.value) <= m_guess.tolerance)
            return false;
        return !typed.isRounded(*m_right.value) || std::ranges::none_of(rules.changes, isOfDigits);
    }

    std::optional<NumberVerdict> otherRule(const TypedNumber& typed) const
    {
        for (auto& rules : rulesGiving(typed, m_asked, *m_lesson.dataNamed(m_asked.data)))
            if (explain(rules, typed))
                return NumberVerdict{Judgement::OtherRule,
                                     m_right,
                                     {},
                                     std::move(rules.number),
                                     LessonValue{rules.value, {}},
                                     std::move(rules.changes),
                                     std::move(rules.libraries)};
        return std::nullopt;
    }

    std::optional<Judgement> ofOtherDigits(const TypedNumber& typed) const
    {
        if (typed.isRounded(*m_right.value))
            return Judgement::Rounded;
        if (typed.isCut(*m_right.value))
            return Judgement::Cut;
        const double share = typed.value / 100;
        if (std::fabs(typed.value) > 1 &&
            std::fabs(share - *m_right.value) <= std::max(m_guess.tolerance, 0.005))
            return Judgement::Percent;
        return std::nullopt;
    }

    std::optional<NumberVerdict> nearWrong(double typed) const
    {
        double nearest = std::fabs(typed - *m_right.value);
        std::optional<NumberVerdict> verdict;
        for (std::size_t i = 0; i < m_guess.wrong.size(); ++i) {
            const LessonValue value = valueOf(m_guess.wrong[i].number);
            const double distance = value.value ? std::fabs(typed - *value.value) : nearest;
            // Beyond half the distance between the two, a number is near neither.
            if (distance >= nearest || distance > std::fabs(*value.value - *m_right.value) / 2)
                continue;
            nearest = distance;
            verdict = of(Judgement::NearWrong, i, value);
        }
        return verdict;
    }

    const Lesson& m_lesson;
    const LessonGuess& m_guess;
    const LessonNumber& m_asked;
    LessonValue m_right;
};

std::vector<NumberVerdict> verdictsOf(const Lesson& lesson, const LessonGuess& guess)
{
    std::vector<NumberVerdict> values;
    for (const LessonNumber& number : guess.numbers)
        values.push_back(
            {Judgement::NotAnswered, lessonValue(number, *lesson.dataNamed(number.data))});
    return values;
}

/// Undefined numbers come last and are equal.
double standing(const NumberVerdict& number)
{
    return number.right.value.valueOr(-HUGE_VAL);
}

bool isHigher(const NumberVerdict& a, const NumberVerdict& b)
{
    const double first = standing(a);
    const double second = standing(b);
    return first > second && !areOneNumber(first, second);
}

using Verdicts = std::vector<NumberVerdict>;

GuessDirection directionOf(const Verdicts& numbers)
{
    if (isHigher(numbers.back(), numbers.front()))
        return GuessDirection::Up;
    return isHigher(numbers.front(), numbers.back()) ? GuessDirection::Down : GuessDirection::Same;
}

/// The first of the highest; none if all are equal.
std::optional<std::size_t> highest(const Verdicts& numbers)
{
    const auto isLower = [](const NumberVerdict& a, const NumberVerdict& b) {
        return isHigher(b, a);
    };
    const auto most = std::ranges::max_element(numbers, isLower);
    const auto least = std::ranges::min_element(numbers, isLower);
    if (!isHigher(*most, *least))
        return std::nullopt;
    return static_cast<std::size_t>(most - numbers.begin());
}

bool isHighest(const Verdicts& numbers, const ChosenData& chosen)
{
    const auto best = highest(numbers);
    if (!best || !chosen.place)
        return !best && !chosen.place;
    return !isHigher(numbers[*best], numbers[*chosen.place]);
}

std::vector<std::size_t> rightOrder(const Verdicts& numbers)
{
    std::vector<std::size_t> places(numbers.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    std::ranges::stable_sort(places, [&numbers](std::size_t a, std::size_t b) {
        return isHigher(numbers[a], numbers[b]);
    });
    return places;
}

struct Judging {
    const Lesson& lesson;
    const LessonGuess& guess;

    GuessVerdict operator()(const GuessedNumber& number) const
    {
        NumberVerdict verdict = NumberJudge(lesson, guess, guess.numbers.front()).verdict(number);
        const bool isRight = verdict.judgement == Judgement::Right;
        return {isRight, {std::move(verdict)}};
    }
    GuessVerdict operator()(GuessDirection direction) const
    {
        GuessVerdict verdict{false, verdictsOf(lesson, guess)};
        verdict.isRight = directionOf(verdict.numbers) == direction;
        return verdict;
    }
    GuessVerdict operator()(const ChosenData& chosen) const
    {
        GuessVerdict verdict{false, verdictsOf(lesson, guess)};
        verdict.isRight = isHighest(verdict.numbers, chosen);
        return verdict;
    }
    GuessVerdict operator()(const OrderedData& order) const
    {
        GuessVerdict verdict{false, verdictsOf(lesson, guess)};
        for (std::size_t i = 0; i < order.places.size(); ++i)
            for (std::size_t j = i + 1; j < order.places.size(); ++j)
                if (isHigher(verdict.numbers[order.places[j]], verdict.numbers[order.places[i]]))
                    verdict.swapped.emplace_back(order.places[i], order.places[j]);
        verdict.isRight = verdict.swapped.empty();
        return verdict;
    }
    GuessVerdict operator()(const FilledBlanks& filled) const
    {
        GuessVerdict verdict{true, verdictsOf(lesson, guess)};
        for (std::size_t i = 0; i < filled.blanks.size(); ++i) {
            if (filled.blanks[i])
                verdict.numbers[i] =
                    NumberJudge(lesson, guess, guess.numbers[i]).verdict(*filled.blanks[i]);
            verdict.isRight &= verdict.numbers[i].judgement == Judgement::Right;
        }
        return verdict;
    }
};

GuessedNumber exactly(const Value& value)
{
    if (!value)
        return {};
    return *guessedNumber(shortestText(*value));
}

}  // namespace

GuessVerdict judged(const Lesson& lesson, const LessonGuess& guess, const LessonAnswer& answer)
{
    return std::visit(Judging{lesson, guess}, answer);
}

LessonAnswer rightAnswer(const Lesson& lesson, const LessonGuess& guess)
{
    const Verdicts numbers = verdictsOf(lesson, guess);
    switch (guess.kind) {
    case GuessKind::Direction:
        return directionOf(numbers);
    case GuessKind::Choice:
        return ChosenData{highest(numbers)};
    case GuessKind::Order:
        return OrderedData{rightOrder(numbers)};
    case GuessKind::Blanks: {
        FilledBlanks filled;
        for (const NumberVerdict& number : numbers)
            filled.blanks.emplace_back(exactly(number.right.value));
        return filled;
    }
    case GuessKind::Number:
        break;
    }
    return exactly(numbers.front().right.value);
}

}  // namespace core
