#include "core/lesson/lesson_check.h"

#include "core/lesson/lesson_number.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

namespace core {

namespace {

class LessonChecker {
public:
    explicit LessonChecker(const Lesson& lesson)
        : m_lesson(lesson)
    {}

    std::vector<LessonFinding> findings()
    {
        needTexts(m_lesson.title, "title", 1);
        needTexts(m_lesson.question, "question", 1);
        if (m_lesson.steps.size() > mostLessonSteps)
            add(LessonFault::TooManySteps, m_lesson.steps[mostLessonSteps].line,
                std::to_string(m_lesson.steps.size()));
        for (const LessonStep& step : m_lesson.steps)
            checkStep(step);
        for (const LessonData& data : m_lesson.data)
            if (!m_used.contains(data.name))
                add(LessonFault::UnusedData, 1, data.name);
        std::stable_sort(m_findings.begin(), m_findings.end(),
                         [](const auto& a, const auto& b) { return a.line < b.line; });
        return std::move(m_findings);
    }

private:
    void add(LessonFault fault, std::size_t line, std::string found, std::string language = {})
    {
        m_findings.push_back({fault, line, std::move(found), std::move(language)});
    }

    void needTexts(const Translated& texts, const std::string& name, std::size_t line)
    {
        for (const std::string& language : m_lesson.languages)
            if (const auto text = texts.find(language); text == texts.end() || text->second.empty())
                add(LessonFault::MissingText, line, name, language);
    }

    void checkStep(const LessonStep& step)
    {
        needTexts(step.title, "## …", step.line);
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
        if (guess.kind == GuessKind::Number)
            checkDistances(guess);
        else
            checkDifferences(guess);
    }

    Value valueOf(const LessonNumber& number)
    {
        m_used.insert(number.data);
        return lessonValue(number, *m_lesson.dataNamed(number.data)).value;
    }

    /// Where one is undefined, that is what is to be known, and no number is near it.
    void checkDistances(const LessonGuess& guess)
    {
        const Value right = valueOf(guess.numbers.front());
        std::vector<double> numbers;
        if (right)
            numbers.push_back(*right);
        for (const WrongNumber& wrong : guess.wrong) {
            const Value value = valueOf(wrong.number);
            if (!value)
                continue;
            if (right && std::fabs(*value - *right) <= guess.tolerance)
                add(LessonFault::WrongIsRight, guess.line, guess.id);
            else if (std::any_of(numbers.begin(), numbers.end(), [&](double other) {
                         return std::fabs(*value - other) < tolerancesApart * guess.tolerance;
                     }))
                add(LessonFault::WrongIsNear, guess.line, guess.id);
            numbers.push_back(*value);
        }
    }

    void checkDifferences(const LessonGuess& guess)
    {
        std::vector<double> numbers;
        for (const LessonNumber& number : guess.numbers) {
            const Value value = valueOf(number);
            if (!value) {
                add(LessonFault::NoAnswer, guess.line, guess.id);
                return;
            }
            numbers.push_back(*value);
        }
        std::sort(numbers.begin(), numbers.end());
        const bool hasEqual = std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
        if (hasEqual && guess.kind == GuessKind::Order)
            add(LessonFault::EqualNumbers, guess.line, guess.id);
    }

    const Lesson& m_lesson;
    std::vector<LessonFinding> m_findings;
    std::set<std::string, std::less<>> m_used;
};

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

/// Whether a character beginning with this byte stands for about half a word: those of three bytes
/// in UTF-8 from U+3000 on.
bool isOfDenseScript(unsigned char lead)
{
    return lead >= 0xe3 && lead <= 0xed;
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
                              (lead >= 'a' && lead <= 'z') || (lead >= 0xc3 && !isDense);
        dense += isDense ? 1 : 0;
        if (isLetter && !isInWord)
            ++words;
        isInWord = isLetter || (isInWord && byte != ' ' && byte != '\n' && !isDense);
    }
    return words + (dense + 1) / 2;
}

std::vector<LessonFinding> checkLesson(const Lesson& lesson)
{
    return LessonChecker(lesson).findings();
}

}  // namespace core
