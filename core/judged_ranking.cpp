#include "core/judged_ranking.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

struct Level {
    double value;
    std::size_t count;
};

// Grades come from short scales: counting them beats comparing them, by far for long lists.
constexpr std::size_t maxLevels = 64;

bool countLevels(std::span<const Grade> grades, std::vector<Level>& levels)
{
    for (const Grade grade : grades) {
        if (!grade.isJudged())
            continue;
        const auto level = std::find_if(levels.begin(), levels.end(), [&](const Level& known) {
            return known.value == grade.value();
        });
        if (level != levels.end())
            ++level->count;
        else if (levels.size() == maxLevels)
            return false;
        else
            levels.push_back({grade.value(), 1});
    }
    return true;
}

std::vector<Grade> judgedOf(std::span<const Grade> first, std::span<const Grade> second)
{
    std::vector<Grade> judged;
    judged.reserve(first.size() + second.size());
    for (const auto part : {first, second})
        std::copy_if(part.begin(), part.end(), std::back_inserter(judged),
                     [](Grade grade) { return grade.isJudged(); });
    return judged;
}

std::vector<Grade> bestFirst(std::span<const Grade> first, std::span<const Grade> second = {})
{
    std::vector<Level> levels;
    if (!countLevels(first, levels) || !countLevels(second, levels)) {
        std::vector<Grade> judged = judgedOf(first, second);
        std::sort(judged.begin(), judged.end(),
                  [](Grade a, Grade b) { return a.value() > b.value(); });
        return judged;
    }
    std::sort(levels.begin(), levels.end(),
              [](const Level& a, const Level& b) { return a.value > b.value; });
    std::vector<Grade> sorted;
    sorted.reserve(first.size() + second.size());
    for (const Level& level : levels)
        sorted.insert(sorted.end(), level.count, Grade(level.value));
    return sorted;
}

auto entry(std::vector<Grade>& grades, std::size_t rank)
{
    return grades.begin() + static_cast<std::ptrdiff_t>(rank - 1);
}

/// Where a grade stands, or would stand, among grades that come best first.
auto standing(std::vector<Grade>& bestFirst, Grade grade)
{
    return std::partition_point(bestFirst.begin(), bestFirst.end(),
                                [grade](Grade better) { return better.value() > grade.value(); });
}

void add(std::vector<Grade>& bestFirst, Grade grade)
{
    if (grade.isJudged())
        bestFirst.insert(standing(bestFirst, grade), grade);
}

void remove(std::vector<Grade>& bestFirst, Grade grade)
{
    if (grade.isJudged())
        bestFirst.erase(standing(bestFirst, grade));
}

}  // namespace

JudgedRanking::JudgedRanking(std::vector<Grade> ranked, std::vector<Grade> notRetrieved,
                             std::optional<double> scaleTop)
    : m_ranked(std::move(ranked))
    , m_notRetrieved(std::move(notRetrieved))
    , m_judgedBestFirst(bestFirst(m_ranked, m_notRetrieved))
    , m_retrievedBestFirst(bestFirst(m_ranked))
    , m_scaleTop(scaleTop)
{}

std::size_t JudgedRanking::relevant(double threshold) const
{
    const auto end = std::partition_point(m_judgedBestFirst.begin(), m_judgedBestFirst.end(),
                                          [&](Grade grade) { return grade.isRelevant(threshold); });
    return static_cast<std::size_t>(end - m_judgedBestFirst.begin());
}

std::size_t JudgedRanking::nonrelevant(double threshold) const
{
    return m_judgedBestFirst.size() - relevant(threshold);
}

double JudgedRanking::topGrade() const
{
    if (m_scaleTop)
        return *m_scaleTop;
    return m_judgedBestFirst.empty() ? 0.0 : m_judgedBestFirst.front().value();
}

void JudgedRanking::swapRanks(std::size_t one, std::size_t other)
{
    std::iter_swap(entry(m_ranked, one), entry(m_ranked, other));
}

void JudgedRanking::moveRank(std::size_t from, std::size_t to)
{
    const auto moved = entry(m_ranked, from);
    if (to < from)
        std::rotate(entry(m_ranked, to), moved, moved + 1);
    else
        std::rotate(moved, moved + 1, entry(m_ranked, to) + 1);
}

void JudgedRanking::setGrade(std::size_t rank, Grade grade)
{
    const auto changed = entry(m_ranked, rank);
    for (auto* bestFirst : {&m_judgedBestFirst, &m_retrievedBestFirst}) {
        remove(*bestFirst, *changed);
        add(*bestFirst, grade);
    }
    *changed = grade;
}

void JudgedRanking::retrieve(std::size_t place, std::size_t rank)
{
    const auto retrieved = entry(m_notRetrieved, place);
    m_ranked.insert(entry(m_ranked, rank), *retrieved);
    add(m_retrievedBestFirst, *retrieved);
    m_notRetrieved.erase(retrieved);
}

}  // namespace core
