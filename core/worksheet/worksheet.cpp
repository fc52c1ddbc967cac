#include "core/worksheet/worksheet.h"

#include "core/text/ascii.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";
constexpr std::size_t shortestCode = 4;
constexpr std::size_t longestCode = 16;
constexpr std::size_t codesTried = 24;  ///< of each student

/// What a lesson asks for, as texts that are equal where the numbers are.
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

/// The student's code of that try.
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

/// Hands out sheets, and remembers what was handed out.
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
        std::size_t fewest = m_lessons.size() + 1;
        std::optional<WorksheetFault> fault;
        for (Given& given : m_given)
            given.wasNew = given.isUsedUp;
        for (std::size_t attempt = 0; attempt < codesTried && fewest > 0; ++attempt) {
            const std::string code = codeOf(m_course, student, attempt, m_codes);
            auto sheet = sheetOf(m_lessons, m_course, code);
            if (!sheet) {
                fault = sheet.error();
            } else if (const std::size_t shared = sharedIn(*sheet); shared < fewest) {
                fewest = shared;
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
            if (m_given[i].again > 0)
                all.push_back({m_lessons[i].id, m_given[i].again});
        return all;
    }

private:
    struct Given {  ///< of one lesson
        std::set<Answers> answers;
        std::size_t again = 0;
        bool wasNew = false;    ///< in a try for the student at hand
        bool isUsedUp = false;  ///< no try for a student was new: others need not be tried
    };

    /// How many lessons ask what others were asked, where they could ask something new.
    std::size_t sharedIn(const Worksheet& sheet)
    {
        std::size_t shared = 0;
        for (std::size_t i = 0; i < sheet.lessons.size(); ++i) {
            const bool isNew = !m_given[i].answers.contains(answersOf(sheet.lessons[i]));
            m_given[i].wasNew |= isNew;
            shared += isNew || m_given[i].isUsedUp ? 0 : 1;
        }
        return shared;
    }

    void give(const Worksheet& sheet)
    {
        m_codes.insert(sheet.code);
        for (std::size_t i = 0; i < sheet.lessons.size(); ++i) {
            m_given[i].again +=
                m_given[i].answers.insert(answersOf(sheet.lessons[i])).second ? 0 : 1;
            m_given[i].isUsedUp = !m_given[i].wasNew;
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
