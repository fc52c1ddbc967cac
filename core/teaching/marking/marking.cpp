// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/marking/marking.h"

#include "core/conventions/convention_search/classifier_axes.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {

namespace {

Mark markOf(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Right:
        return Mark::Right;
    case Judgement::KnownWrong:
        return Mark::KnownWrong;
    case Judgement::OtherRule:
        return Mark::OtherRule;
    case Judgement::Rounded:
    case Judgement::Cut:
    case Judgement::Percent:
        return Mark::Rounding;
    case Judgement::NotAnswered:
        return Mark::Empty;
    case Judgement::NearWrong:
    case Judgement::TooLow:
    case Judgement::TooHigh:
    case Judgement::HasValue:
    case Judgement::HasNoValue:
        break;
    }
    return Mark::NotFound;
}

std::string changesIn(const std::vector<RuleChange>& changes)
{
    std::string text;
    for (const RuleChange& change : changes)
        text += (text.empty() ? "" : " ") + std::string(namesOf(change.axis).id) + '=' + change.to;
    return text;
}

std::string ruleBehind(const LessonGuess& guess, std::size_t place, const NumberVerdict& verdict)
{
    if (verdict.judgement == Judgement::KnownWrong)
        return rulesApart(guess.wrong[*verdict.wrong].number, guess.numbers[place]);
    return verdict.judgement == Judgement::OtherRule ? changesIn(verdict.changes) : std::string();
}

bool isOfNumbers(const LessonGuess& guess)
{
    return guess.kind == GuessKind::Number || guess.kind == GuessKind::Blanks;
}

/// The first number that is not right decides the mark.
void markNumbers(const LessonGuess& guess, MarkedAnswer& marked)
{
    const auto& numbers = marked.verdict.numbers;
    const auto isRight = [](const NumberVerdict& number) {
        return number.judgement == Judgement::Right;
    };
    const auto wrong = std::ranges::find_if_not(numbers, isRight);
    marked.points = static_cast<std::size_t>(std::ranges::count_if(numbers, isRight));
    marked.most = numbers.size();
    marked.mark = wrong == numbers.end() ? Mark::Right : markOf(wrong->judgement);
    if (wrong != numbers.end())
        marked.rule = ruleBehind(guess, static_cast<std::size_t>(wrong - numbers.begin()), *wrong);
}

/// Reads an answer with the data labels of any of the lesson's languages, because sheets and
/// marking may use different ones.
std::optional<LessonAnswer> readInAny(const Lesson& lesson, const LessonGuess& guess,
                                      const std::string& text)
{
    auto answer = readAnswer(guess, text);
    if (isOfNumbers(guess))
        return answer;
    for (const std::string& language : lesson.languages)
        if (!answer)
            answer = readAnswer(guessIn(toldIn(lesson, language), guess.id), text);
    return answer;
}

void mark(const Lesson& variant, const LessonGuess& guess, MarkedAnswer& marked)
{
    marked.most = guess.kind == GuessKind::Blanks ? guess.numbers.size() : 1;
    if (marked.given.text.empty())
        return;
    marked.mark = Mark::Unreadable;
    marked.answer = readInAny(variant, guess, marked.given.text);
    if (!marked.answer)
        return;
    marked.verdict = judged(variant, guess, *marked.answer);
    if (isOfNumbers(guess))
        return markNumbers(guess, marked);
    marked.points = marked.verdict.isRight ? 1 : 0;
    marked.mark = marked.verdict.isRight ? Mark::Right : Mark::NotFound;
}

/// Finds who was asked what, and keeps the variants.
class MarkingDesk {
public:
    MarkingDesk(std::span<const Lesson> lessons, std::span<const KeyedLesson> key)
        : m_lessons(lessons)
        , m_key(key)
    {
        for (std::size_t i = 0; i < key.size(); ++i) {
            m_students[key[i].student].push_back(i);
            m_codes[key[i].code].push_back(i);
        }
    }

    Marking finish() { return std::move(m_marking); }

    /// Matches an answer with its question.
    void take(GivenAnswer given)
    {
        given.text = std::string(trimmed(given.text));
        const auto sheets = sheetsOf(given.student);
        if (sheets.empty())
            return find(MarkingFault::UnknownStudent, given, given.student);
        std::string lesson = given.lesson;
        const LessonGuess* const guess = guessMeant(m_lessons, lesson, given.guess);
        if (!guess)
            return find(MarkingFault::UnknownQuestion, given, questionOf(given));
        given.lesson = lesson;
        given.guess = guess->id;
        const auto sheet = std::ranges::find_if(
            sheets, [&](std::size_t place) { return m_key[place].lesson == lesson; });
        if (sheet == sheets.end())
            return find(MarkingFault::NotAsked, given, questionOf(given));
        if (const auto place = lessonAt(*sheet))
            add(std::move(given), *place);
        else
            find(MarkingFault::NoVariant, given, lesson);
    }

private:
    /// The lines of the key that are the student's.
    std::vector<std::size_t> sheetsOf(const std::string& student) const
    {
        if (const auto found = m_students.find(student); found != m_students.end())
            return found->second;
        const auto code = codeOfSet(student);
        const auto found = code ? m_codes.find(*code) : m_codes.end();
        return found == m_codes.end() ? std::vector<std::size_t>() : found->second;
    }

    static std::string questionOf(const GivenAnswer& given)
    {
        return given.lesson.empty() ? given.guess : given.lesson + '/' + given.guess;
    }

    /// Reports a line that is entirely wrong only once, and nothing for an empty answer.
    void find(MarkingFault fault, const GivenAnswer& given, std::string found)
    {
        auto& diagnostics = m_marking.diagnostics;
        const bool isTold = !diagnostics.empty() && diagnostics.back().line == given.line &&
                            diagnostics.back().found == found;
        const bool isMissing = fault != MarkingFault::UnknownStudent && given.text.empty();
        if (!isTold && !isMissing)
            diagnostics.push_back({fault, given.line, std::move(found), given.student, 0});
    }

    /// The variant for a line of the key, made on first use.
    std::optional<std::size_t> lessonAt(std::size_t sheet)
    {
        const auto [known, isNew] = m_made.try_emplace(sheet, std::nullopt);
        if (!isNew)
            return known->second;
        const KeyedLesson& keyed = m_key[sheet];
        auto variant = variantOf(*lessonWithId(m_lessons, keyed.lesson), keyed.seed);
        if (!variant)
            return std::nullopt;
        known->second = m_marking.lessons.size();
        m_marking.lessons.push_back({keyed, *std::move(variant)});
        return known->second;
    }

    void add(GivenAnswer given, std::size_t lesson)
    {
        MarkedAnswer marked;
        marked.given = std::move(given);
        marked.lesson = lesson;
        const auto [earlier, isFirst] =
            m_answered.try_emplace(std::pair(lesson, marked.given.guess), m_marking.answers.size());
        if (isFirst) {
            m_marking.answers.push_back(std::move(marked));
            return;
        }
        MarkedAnswer& old = m_marking.answers[earlier->second];
        if (marked.given.text.empty())
            return;
        if (old.given.text.empty()) {
            old = std::move(marked);
            return;
        }
        find(MarkingFault::AnsweredTwice, marked.given, questionOf(marked.given));
        m_marking.diagnostics.back().earlier = old.given.line;
        old = std::move(marked);
    }

    std::span<const Lesson> m_lessons;
    std::span<const KeyedLesson> m_key;
    std::map<std::string, std::vector<std::size_t>> m_students;  ///< lines of the key, by id
    std::map<std::string, std::vector<std::size_t>> m_codes;     ///< lines of the key, by code
    std::map<std::size_t, std::optional<std::size_t>> m_made;    ///< index into Marking::lessons
    std::map<std::pair<std::size_t, std::string>, std::size_t> m_answered;
    Marking m_marking;
};

}  // namespace

const LessonGuess& guessIn(const Lesson& lesson, std::string_view id)
{
    std::string itself = lesson.id;
    return *guessMeant(std::span(&lesson, 1), itself, id);
}

Marking marked(std::span<const Lesson> lessons, std::span<const KeyedLesson> key,
               std::span<const GivenAnswer> answers, const Threads& threads,
               const std::stop_token& stop)
{
    MarkingDesk desk(lessons, key);
    for (const GivenAnswer& given : answers)
        desk.take(given);
    Marking marking = desk.finish();
    threads.run(marking.answers.size(), [&](std::size_t place) {
        MarkedAnswer& answer = marking.answers[place];
        const Lesson& variant = marking.lessons[answer.lesson].variant;
        if (!stop.stop_requested())
            mark(variant, guessIn(variant, answer.given.guess), answer);
    });
    return marking;
}

std::vector<MarkCount> markCounts(const Marking& marking, std::span<const Lesson> lessons)
{
    std::vector<MarkCount> counts;
    for (const Lesson& lesson : lessons)
        for (const LessonStep& step : lesson.steps)
            for (const LessonGuess& guess : step.guesses) {
                std::map<std::pair<Mark, std::string>, std::size_t> found;
                for (const MarkedAnswer& answer : marking.answers)
                    if (answer.given.lesson == lesson.id && answer.given.guess == guess.id) {
                        const bool isChosen = answer.answer && !isOfNumbers(guess);
                        ++found[{answer.mark,
                                 isChosen ? writtenAnswer(guess, *answer.answer) : answer.rule}];
                    }
                const auto first = static_cast<std::ptrdiff_t>(counts.size());
                for (const auto& [what, count] : found)
                    counts.push_back({lesson.id, guess.id, what.first, what.second, count});
                std::stable_sort(
                    counts.begin() + first, counts.end(),
                    [](const MarkCount& a, const MarkCount& b) { return a.count > b.count; });
            }
    return counts;
}

}  // namespace core
