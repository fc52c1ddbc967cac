// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/variant.h"

#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/vary_data.h"
#include "core/teaching/lessons/vary_words.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>

namespace core {

namespace {

/// The space of choices, in permuted order, is divided into this many parts. Consecutive seeds
/// search one part each, so they never find the same variant.
constexpr std::uint64_t mostSpaceParts = 1024;
/// How many candidates are tried before giving up; for long lists, the number of documents and
/// samples is the limit.
constexpr std::uint64_t mostCandidates = 1 << 15;
constexpr std::uint64_t mostEntries = 1 << 19;

std::uint64_t entriesIn(const LessonContent& content)
{
    if (const auto* lists = std::get_if<std::vector<RankedList>>(&content)) {
        std::uint64_t entries = 0;
        for (const RankedList& list : *lists)
            entries += list.ranked.size() + list.notRetrieved.size();
        return entries;
    }
    const auto* samples = std::get_if<Samples>(&content);
    return samples ? samples->labels.size() : std::get<std::vector<double>>(content).size();
}

std::uint64_t candidatesOf(const Lesson& lesson)
{
    std::uint64_t entries = 1;
    for (const LessonData& data : lesson.data)
        entries += entriesIn(data.content);
    return std::clamp<std::uint64_t>(mostEntries / entries, 4, mostCandidates);
}

/// A permutation of the numbers below `count`: mixes bits reversibly until the result is below it.
std::uint64_t permutedPlace(std::uint64_t place, std::uint64_t count)
{
    const std::uint64_t mask = std::bit_ceil(count) - 1;
    const auto half = std::max(1, static_cast<int>(std::bit_width(mask)) / 2);
    do {
        for (const std::uint64_t odd :
             {0x9e3779b97f4a7c15ULL, 0xbf58476d1ce4e5b9ULL, 0x94d049bb133111ebULL}) {
            place = (place * odd + (odd >> 32)) & mask;
            place ^= place >> half;
        }
    } while (place >= count);
    return place;
}

std::size_t earningCount(const LessonContent& content)
{
    std::size_t count = 0;
    if (const auto* lists = std::get_if<std::vector<RankedList>>(&content))
        for (const RankedList& list : *lists)
            count += static_cast<std::size_t>(std::count_if(
                list.ranked.begin(), list.ranked.end(),
                [](const RankedItem& document) { return document.grade.earning() > 0; }));
    return count;
}

std::vector<Value> valuesOf(const Lesson& lesson, const LessonGuess& guess)
{
    std::vector<Value> values;
    for (const LessonNumber& number : guess.numbers)
        values.push_back(lessonValue(number, *lesson.dataNamed(number.data)).value);
    return values;
}

/// The pairwise comparisons, which determine the answers of directions, choices and orders.
std::vector<int> comparisonsOf(const std::vector<Value>& values)
{
    std::vector<int> comparisons;
    for (std::size_t a = 0; a < values.size(); ++a)
        for (std::size_t b = a + 1; b < values.size(); ++b) {
            const double gap = values[a].valueOr(0) - values[b].valueOr(0);
            comparisons.push_back(std::fabs(gap) < 1e-9 ? 0 : gap < 0 ? -1 : 1);
        }
    return comparisons;
}

/// Whether different numbers differ by at least `least`.
bool areApart(const std::vector<Value>& values, double least)
{
    for (std::size_t a = 0; a < values.size(); ++a)
        for (std::size_t b = a + 1; b < values.size(); ++b)
            if (const double gap = std::fabs(*values[a] - *values[b]); gap >= 1e-9 && gap < least)
                return false;
    return true;
}

bool areDefined(const std::vector<Value>& values)
{
    return std::all_of(values.begin(), values.end(),
                       [](const Value& value) { return value.isDefined(); });
}

/// A guess whose numbers vary, with its answer in the lesson.
struct VariedGuess {
    const LessonGuess* guess;
    bool isDefined;
    std::vector<int> comparisons;
};

/// The properties that a lesson's variants must keep.
class LessonPoint {
public:
    explicit LessonPoint(const Lesson& lesson)
        : m_lesson(lesson)
    {
        for (const LessonVary& vary : lesson.varies)
            m_varied.insert(vary.data.begin(), vary.data.end());
        for (const LessonStep& step : lesson.steps)
            for (const LessonGuess& guess : step.guesses)
                if (isVaried(guess)) {
                    const auto values = valuesOf(lesson, guess);
                    m_guesses.push_back({&guess, areDefined(values), comparisonsOf(values)});
                }
    }

    bool isKeptBy(const Lesson& variant) const
    {
        return isOtherThan(variant) && isAsHard(variant) && keepsConditions(variant) &&
               std::all_of(m_guesses.begin(), m_guesses.end(),
                           [&](const VariedGuess& varied) { return keepsAnswer(variant, varied); });
    }

private:
    bool isVaried(const LessonGuess& guess) const
    {
        const auto is = [this](const LessonNumber& number) {
            return m_varied.contains(number.data);
        };
        return std::any_of(guess.numbers.begin(), guess.numbers.end(), is) ||
               std::any_of(guess.wrong.begin(), guess.wrong.end(),
                           [&](const WrongNumber& wrong) { return is(wrong.number); });
    }

    bool isOtherThan(const Lesson& variant) const
    {
        for (std::size_t i = 0; i < m_lesson.data.size(); ++i)
            if (variant.data[i].content != m_lesson.data[i].content)
                return true;
        return false;
    }

    bool isAsHard(const Lesson& variant) const
    {
        for (std::size_t i = 0; i < m_lesson.data.size(); ++i) {
            const auto before = static_cast<std::ptrdiff_t>(earningCount(m_lesson.data[i].content));
            const auto now = static_cast<std::ptrdiff_t>(earningCount(variant.data[i].content));
            if (std::abs(now - before) > 1)
                return false;
        }
        return true;
    }

    static bool keepsConditions(const Lesson& variant)
    {
        return std::all_of(variant.varies.begin(), variant.varies.end(), [&](const auto& vary) {
            return std::all_of(vary.conditions.begin(), vary.conditions.end(),
                               [&](const auto& condition) { return isKept(condition, variant); });
        });
    }

    static bool keepsAnswer(const Lesson& variant, const VariedGuess& varied)
    {
        const auto values = valuesOf(variant, *varied.guess);
        if (areDefined(values) != varied.isDefined)
            return false;
        switch (varied.guess->kind) {
        case GuessKind::Number:
            return !faultOfNumbers(variant, *varied.guess);
        case GuessKind::Blanks:
            return true;
        default:
            return comparisonsOf(values) == varied.comparisons &&
                   areApart(values, tolerancesApart * varied.guess->tolerance);
        }
    }

    const Lesson& m_lesson;
    std::set<std::string, std::less<>> m_varied;
    std::vector<VariedGuess> m_guesses;
};

/// The order in which a seed searches the permuted space: first its own part, from a start that
/// differs for the other seeds of that part, then the following parts backwards, so that it reaches
/// last what their own seeds find first.
class SpaceWalk {
public:
    SpaceWalk(std::uint64_t space, std::uint64_t seed)
        : m_space(space)
        , m_partSize(space / std::min(space, mostSpaceParts))
        , m_part((seed - 1) % std::min(space, mostSpaceParts))
        , m_first((seed - 1) / std::min(space, mostSpaceParts) % m_partSize)
    {}

    std::uint64_t candidate(std::uint64_t step) const
    {
        const std::uint64_t part = step / m_partSize;
        const std::uint64_t within = step % m_partSize;
        const std::uint64_t place =
            part == 0 ? (m_first + within) % m_partSize : m_partSize - 1 - within;
        return permutedPlace(((m_part + part) * m_partSize + place) % m_space, m_space);
    }

private:
    std::uint64_t m_space;
    std::uint64_t m_partSize;
    std::uint64_t m_part;
    std::uint64_t m_first;
};

}  // namespace

Result<Lesson, VariantFault> variantOf(const Lesson& lesson, std::uint64_t seed)
{
    if (seed == 0 || lesson.varies.empty())
        return lesson;
    VaryChoices counted(0);
    Lesson variant = lesson;
    varyData(variant, counted);
    const LessonPoint point(lesson);
    const SpaceWalk walk(counted.space(), seed);
    for (std::uint64_t step = 0; step < std::min(counted.space(), candidatesOf(lesson)); ++step) {
        VaryChoices choices(walk.candidate(step));
        variant.data = lesson.data;
        varyData(variant, choices);
        if (point.isKeptBy(variant))
            return variant;
    }
    return VariantFault::NoneKeepsItsPoint;
}

std::uint64_t studentSeed(std::uint64_t course, std::string_view student)
{
    std::uint64_t seed = mixedBits(course);
    for (const char byte : student)
        seed = mixedBits(seed ^ static_cast<unsigned char>(byte));
    return seed;
}

}  // namespace core
