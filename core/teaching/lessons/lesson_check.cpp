// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_check.h"

#include "core/foundation/file/lines.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/placeholder.h"
#include "core/teaching/lessons/variant.h"
#include "core/teaching/lessons/vary_words.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

namespace core {

namespace {

/// How many seeds are tried to see whether a lesson has variants.
constexpr std::uint64_t seedsTried = 8;

std::size_t blanksIn(std::string_view formula)
{
    return static_cast<std::size_t>(std::count(formula.begin(), formula.end(), '_'));
}

Value valueIn(const Lesson& lesson, const LessonNumber& number)
{
    return lessonValue(number, *lesson.dataNamed(number.data)).value;
}

/// If the right answer is “undefined”, no number is near it.
std::optional<LessonFault> faultOfDistances(const Lesson& lesson, const LessonGuess& guess)
{
    const Value right = valueIn(lesson, guess.numbers.front());
    std::vector<double> numbers;
    if (right)
        numbers.push_back(*right);
    for (const WrongNumber& wrong : guess.wrong) {
        const Value value = valueIn(lesson, wrong.number);
        if (!value)
            continue;
        if (right && std::fabs(*value - *right) <= guess.tolerance)
            return LessonFault::WrongIsRight;
        if (std::any_of(numbers.begin(), numbers.end(), [&](double other) {
                return std::fabs(*value - other) < tolerancesApart * guess.tolerance;
            }))
            return LessonFault::WrongIsNear;
        numbers.push_back(*value);
    }
    return std::nullopt;
}

class LessonChecker {
public:
    LessonChecker(const Lesson& lesson, std::span<const Lesson> others)
        : m_lesson(lesson)
        , m_others(others)
    {}

    std::vector<LessonDiagnostic> diagnostics()
    {
        needTexts(m_lesson.title, "title", 1);
        needTexts(m_lesson.question, "question", 1);
        if (m_lesson.steps.size() > mostLessonSteps)
            add(LessonFault::TooManySteps, m_lesson.steps[mostLessonSteps].line,
                std::to_string(m_lesson.steps.size()));
        checkTyped(m_lesson.title, 1);
        checkTyped(m_lesson.question, 1);
        checkTyped(m_lesson.from, 1);
        checkWritten(m_lesson.source, 1, {});
        checkNeeds();
        for (const LessonStep& step : m_lesson.steps)
            checkStep(step);
        checkVariants();
        for (const LessonData& data : m_lesson.data)
            if (!m_used.contains(data.name))
                add(LessonFault::UnusedData, 1, data.name);
        std::stable_sort(m_diagnostics.begin(), m_diagnostics.end(),
                         [](const auto& a, const auto& b) { return a.line < b.line; });
        return std::move(m_diagnostics);
    }

private:
    void add(LessonFault fault, std::size_t line, std::string found, std::string language = {})
    {
        m_diagnostics.push_back({fault, line, std::move(found), std::move(language)});
    }

    void needTexts(const Translated& texts, const std::string& name, std::size_t line)
    {
        for (const std::string& language : m_lesson.languages)
            if (const auto text = texts.find(language); text == texts.end() || text->second.empty())
                add(LessonFault::MissingText, line, name, language);
    }

    void checkNeeds()
    {
        for (const std::string& need : m_lesson.needs) {
            const Lesson* needed = lessonWithId(m_others, need);
            if (need == m_lesson.id || (needed && leadsHere(*needed, {})))
                add(LessonFault::CircularNeed, 1, need);
            else if (!needed && !m_others.empty())
                add(LessonFault::UnknownNeed, 1, need);
        }
    }

    /// Whether the lesson, or one that it needs, needs this one.
    bool leadsHere(const Lesson& other, std::set<std::string> passed) const
    {
        return passed.insert(other.id).second &&
               std::ranges::any_of(other.needs, [&](const std::string& need) {
                   const Lesson* needed = lessonWithId(m_others, need);
                   return need == m_lesson.id || (needed && leadsHere(*needed, passed));
               });
    }

    void checkStep(const LessonStep& step)
    {
        needTexts(step.title, "## …", step.line);
        checkTyped(step.title, step.line);
        checkTyped(step.text, step.line);
        for (const auto& [language, text] : step.text) {
            if (const std::size_t words = wordCount(text); words > mostStepWords)
                add(LessonFault::TooManyWords, step.line, std::to_string(words), language);
            if (const std::size_t bare = text.find("![]("); bare != std::string::npos)
                add(LessonFault::NoPictureText, step.line,
                    text.substr(bare, text.find(')', bare) + 1 - bare), language);
        }
        for (const LessonShow& show : step.shows)
            m_used.insert(show.data.begin(), show.data.end());
        for (const LessonGuess& guess : step.guesses)
            checkGuess(guess);
    }

    void checkGuess(const LessonGuess& guess)
    {
        for (const WrongNumber& wrong : guess.wrong)
            needTexts(wrong.feedback, guess.id + ": wrong", guess.line);
        for (const Translated& hint : guess.hints)
            needTexts(hint, guess.id + ": hint", guess.line);
        if (!guess.right.empty())
            needTexts(guess.right, guess.id + ": right", guess.line);
        for (const LessonNumber& number : guess.numbers)
            m_used.insert(number.data);
        for (const WrongNumber& wrong : guess.wrong)
            m_used.insert(wrong.number.data);
        for (const auto& [language, formula] : guess.formula)
            if (blanksIn(formula) != guess.numbers.size())
                add(LessonFault::BlankCount, guess.line, guess.id, language);
        if (const auto fault = faultOfNumbers(m_lesson, guess))
            add(*fault, guess.line, guess.id);
        checkGuessTexts(guess);
    }

    void checkGuessTexts(const LessonGuess& guess)
    {
        checkTyped(guess.right, guess.line);
        checkTyped(guess.formula, guess.line);
        for (const WrongNumber& wrong : guess.wrong)
            checkTyped(wrong.feedback, guess.line);
        for (const Translated& hint : guess.hints)
            checkTyped(hint, guess.line);
    }

    /// Also marks the data of placeholders as used.
    void checkTyped(const Translated& texts, std::size_t line)
    {
        for (const auto& [language, text] : texts) {
            if (const auto typed = typedNumberIn(text); !typed.empty())
                add(LessonFault::TypedNumber, line, std::string(typed), language);
            checkWritten(text, line, language);
            if (const auto placeholders = placeholdersOf(text))
                for (const Placeholder& placeholder : *placeholders)
                    m_used.insert(placeholder.number.data);
        }
    }

    void checkWritten(std::string_view text, std::size_t line, const std::string& language)
    {
        if (const std::size_t at = text.find(toBeWritten); at != std::string_view::npos)
            add(LessonFault::Unwritten, line, excerpt(text.substr(at, text.find('\n', at) - at)),
                language);
    }

    void checkVariants()
    {
        for (const LessonVary& vary : m_lesson.varies)
            for (const LessonCondition& condition : vary.conditions)
                if (!isKept(condition, m_lesson))
                    add(LessonFault::NotTrue, condition.line, {});
        for (std::uint64_t seed = 1; seed <= seedsTried; ++seed)
            if (!variantOf(m_lesson, seed)) {
                add(LessonFault::NoVariant, m_lesson.varies.front().line, std::to_string(seed));
                return;
            }
    }

    const Lesson& m_lesson;
    std::span<const Lesson> m_others;
    std::vector<LessonDiagnostic> m_diagnostics;
    std::set<std::string, std::less<>> m_used;
};

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

/// Whether the character with this first byte is half a word: three-byte UTF-8 from U+3000.
bool isOfDenseScript(unsigned char lead)
{
    return lead >= 0xe3 && lead <= 0xef;
}

/// Whether the character with this first byte is a dash, a quotation mark or the like: U+2000 to
/// U+2FFF.
bool isPunctuation(unsigned char lead)
{
    return lead == 0xe2;
}

}  // namespace

std::size_t wordCount(std::string_view markdown)
{
    std::size_t words = 0;
    std::size_t dense = 0;
    bool isInWord = false;
    for (const char byte : markdown) {
        const auto lead = static_cast<unsigned char>(byte);
        if (isContinuation(byte))
            continue;
        const bool isDense = isOfDenseScript(lead);
        const bool isLetter = (lead >= '0' && lead <= '9') || (lead >= 'A' && lead <= 'Z') ||
                              (lead >= 'a' && lead <= 'z') ||
                              (lead >= 0xc3 && !isDense && !isPunctuation(lead));
        dense += isDense ? 1 : 0;
        if (isLetter && !isInWord)
            ++words;
        isInWord = isLetter || (isInWord && byte != ' ' && byte != '\n' && !isDense);
    }
    return words + (dense + 1) / 2;
}

std::optional<LessonFault> faultOfNumbers(const Lesson& lesson, const LessonGuess& guess)
{
    if (guess.kind == GuessKind::Number)
        return faultOfDistances(lesson, guess);
    std::vector<double> numbers;
    for (const LessonNumber& number : guess.numbers) {
        const Value value = valueIn(lesson, number);
        if (!value)
            return LessonFault::NoAnswer;
        numbers.push_back(*value);
    }
    std::sort(numbers.begin(), numbers.end());
    const bool hasEqual = std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
    if (hasEqual && guess.kind == GuessKind::Order)
        return LessonFault::EqualNumbers;
    return std::nullopt;
}

std::vector<LessonDiagnostic> checkLesson(const Lesson& lesson, std::span<const Lesson> others)
{
    return LessonChecker(lesson, others).diagnostics();
}

}  // namespace core
