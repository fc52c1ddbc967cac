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

}  // namespace core
