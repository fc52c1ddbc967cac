// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/worksheets/worksheet.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace core {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::size_t shortestCode = 4;
constexpr std::size_t longestCode = 16;
constexpr std::size_t codesTried = 48;  ///< per student

/// A lesson's answers as texts, which are equal if the numbers are.
using Answers = std::vector<std::string>;

Answers answersOf(const SheetLesson& lesson)
{
    Answers answers;
    for (const SheetQuestion& question : lesson.questions)
        for (const LessonValue& value : question.values)
            answers.push_back(value.value ? shortestText(*value.value) : std::string());
    return answers;
}

std::string hexText(std::uint64_t number)
{
    std::string text(longestCode, '0');
    for (std::size_t i = longestCode; i-- > 0; number >>= 4U)
        text[i] = hexDigits[number & 0xfU];
    return text;
}

/// The student's code in this attempt.
std::string codeOf(std::uint64_t course, const Student& student, std::size_t attempt,
                   const std::set<std::string>& taken)
{
    const std::string word =
        attempt == 0 ? student.id : student.id + '\n' + std::to_string(attempt);
    const std::string whole = hexText(studentSeed(course, word));
    for (std::size_t length = shortestCode; length < longestCode; ++length)
        for (std::size_t first = 0; first + length <= longestCode; first += length) {
            std::string code = whole.substr(first, length);
            if (!taken.contains(code) && !parsedNumber<double>(code))
                return code;
        }
    return whole;
}

/// Makes sheets and remembers earlier ones.
class SheetMaker {
public:
    SheetMaker(std::span<const Lesson> lessons, std::uint64_t course)
        : m_lessons(lessons)
        , m_course(course)
        , m_given(lessons.size())
    {}

    Result<Worksheet, WorksheetFault> sheetFor(const Student& student)
    {
        std::optional<Worksheet> best;
        std::size_t least = std::numeric_limits<std::size_t>::max();
        std::optional<WorksheetFault> fault;
        for (Given& given : m_given)
            given.was = {};
        for (std::size_t attempt = 0; attempt < codesTried && least > 0; ++attempt) {
            const std::string code = codeOf(m_course, student, attempt, m_codes);
            auto sheet = sheetOf(m_lessons, m_course, code);
            if (!sheet) {
                fault = sheet.error();
            } else if (const std::size_t cost = costOf(*sheet); cost < least) {
                least = cost;
                best = *std::move(sheet);
            }
        }
        if (!best)
            return *fault;
        best->student = student;
        give(*best);
        return *std::move(best);
    }

    std::vector<SharedVariant> shared() const
    {
        std::vector<SharedVariant> all;
        for (std::size_t i = 0; i < m_lessons.size(); ++i)
            if (m_given[i].sameAnswers > 0)
                all.push_back({m_lessons[i].id, m_given[i].sameAnswers, m_given[i].sameData});
        return all;
    }

private:
    using Contents = std::vector<LessonContent>;
    struct IsNew {
        bool answers = false;
        bool data = false;
    };
    struct Given {  ///< for one lesson
        std::map<Answers, std::vector<Contents>> asked;
        std::size_t sameAnswers = 0;
        std::size_t sameData = 0;
        IsNew was;  ///< in an attempt for the current student
        /// False once no attempt for an earlier student was new; then no more are made.
        IsNew canBe{true, true};
    };

    static Contents contentsOf(const SheetLesson& lesson)
    {
        Contents contents;
        for (const LessonData& data : lesson.lesson.data)
            contents.push_back(data.content);
        return contents;
    }

    static IsNew isNew(const Given& given, const SheetLesson& lesson)
    {
        const auto asked = given.asked.find(answersOf(lesson));
        if (asked == given.asked.end())
            return {true, true};
        const auto& data = asked->second;
        return {false, std::find(data.begin(), data.end(), contentsOf(lesson)) == data.end()};
    }

    /// How much it avoidably shares with earlier sheets; equal data cost more than equal answers.
    std::size_t costOf(const Worksheet& sheet)
    {
        std::size_t answers = 0;
        std::size_t data = 0;
        for (std::size_t i = 0; i < sheet.lessons.size(); ++i) {
            Given& given = m_given[i];
            const IsNew isIt = isNew(given, sheet.lessons[i]);
            given.was = {given.was.answers || isIt.answers, given.was.data || isIt.data};
            answers += !isIt.answers && given.canBe.answers ? 1 : 0;
            data += !isIt.data && given.canBe.data ? 1 : 0;
        }
        return data * (m_lessons.size() + 1) + answers;
    }

    void give(const Worksheet& sheet)
    {
        m_codes.insert(sheet.code);
        for (std::size_t i = 0; i < sheet.lessons.size(); ++i) {
            Given& given = m_given[i];
            const IsNew isIt = isNew(given, sheet.lessons[i]);
            given.sameAnswers += isIt.answers ? 0 : 1;
            given.sameData += isIt.data ? 0 : 1;
            given.asked[answersOf(sheet.lessons[i])].push_back(contentsOf(sheet.lessons[i]));
            given.canBe = {given.canBe.answers && given.was.answers,
                           given.canBe.data && given.was.data};
        }
    }

    std::span<const Lesson> m_lessons;
    std::uint64_t m_course;
    std::set<std::string> m_codes;
    std::vector<Given> m_given;
};

}  // namespace

std::vector<SheetQuestion> questionsOf(const Lesson& lesson)
{
    const auto valueOf = [&lesson](const LessonNumber& number) {
        return lessonValue(number, *lesson.dataNamed(number.data));
    };
    std::vector<SheetQuestion> questions;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        for (const LessonGuess& guess : lesson.steps[step].guesses) {
            SheetQuestion& question = questions.emplace_back();
            question.step = step;
            question.guess = guess;
            for (const LessonNumber& number : guess.numbers)
                question.values.push_back(valueOf(number));
            for (const WrongNumber& wrong : guess.wrong)
                question.wrong.push_back({rulesApart(wrong.number, guess.numbers.front()),
                                          valueOf(wrong.number), wrong.feedback});
        }
    return questions;
}

std::uint64_t seedOfSet(std::uint64_t course, std::string_view code)
{
    return (studentSeed(course, code) >> 33U) + 1;
}

std::optional<std::string> codeOfSet(std::string_view typed)
{
    std::string code;
    for (const char sign : trimmed(typed))
        code += lower(sign);
    if (code.starts_with("set"))
        code = std::string(trimmed(std::string_view(code).substr(3)));
    const bool isCode = code.size() >= shortestCode && code.size() <= longestCode &&
                        code.find_first_not_of(hexDigits) == std::string::npos;
    return isCode ? std::optional(code) : std::nullopt;
}

Result<Worksheet, WorksheetFault> sheetOf(std::span<const Lesson> lessons, std::uint64_t course,
                                          const std::string& code)
{
    Worksheet sheet{{}, code, seedOfSet(course, code), {}};
    for (const Lesson& lesson : lessons) {
        auto variant = variantOf(lesson, sheet.seed);
        if (!variant)
            return WorksheetFault{lesson.id, variant.error()};
        auto questions = questionsOf(*variant);
        sheet.lessons.push_back({*std::move(variant), sheet.seed, std::move(questions)});
    }
    return sheet;
}

Result<Worksheets, WorksheetFault> worksheets(std::span<const Lesson> lessons,
                                              std::span<const Student> students,
                                              std::uint64_t course, Loading* loading)
{
    Worksheets all{course, {}, {}};
    SheetMaker maker(lessons, course);
    for (const Student& student : students) {
        if (loading && loading->isStopped())
            break;
        auto sheet = maker.sheetFor(student);
        if (!sheet)
            return sheet.error();
        all.sheets.push_back(*std::move(sheet));
        if (loading)
            loading->advance(1);
    }
    all.shared = maker.shared();
    return all;
}

}  // namespace core
