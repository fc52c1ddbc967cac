// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/judged_ranking.h"

#include "core/foundation/walked_ranks.h"

#include <array>
#include <cassert>
#include <iterator>

namespace core {

namespace {

struct Level {
    double value;
    std::size_t count;
};

/// How many judged documents have each grade. Scales are short, so counting grades is much faster
/// than comparing them in long lists.
class Levels {
public:
    /// False if there are too many distinct grades to continue counting.
    bool count(std::span<const Grade> grades)
    {
        for (const Grade grade : grades)
            if (grade.isJudged() && !countOne(grade.value()))
                return false;
        return true;
    }

    /// Every grade as often as counted, best first.
    std::vector<Grade> bestFirst() const
    {
        std::vector<Level> levels = m_others;
        for (std::size_t grade = 0; grade < m_whole.size(); ++grade)
            levels.push_back({static_cast<double>(grade), m_whole[grade]});
        std::ranges::sort(levels, [](const Level& a, const Level& b) { return a.value > b.value; });
        std::size_t size = 0;
        for (const Level& level : levels)
            size += level.count;
        std::vector<Grade> sorted(size);
        auto next = sorted.begin();
        for (const Level& level : levels)
            next = std::fill_n(next, level.count, Grade(level.value));
        return sorted;
    }

private:
    static constexpr std::size_t mostOthers = 64;

    bool countOne(double grade)
    {
        if (grade >= 0 && grade < static_cast<double>(m_whole.size())) {
            const auto whole = static_cast<std::size_t>(grade);
            if (static_cast<double>(whole) == grade) {
                ++m_whole[whole];
                return true;
            }
        }
        const auto level = std::ranges::find(m_others, grade, &Level::value);
        if (level != m_others.end())
            ++level->count;
        else if (m_others.size() == mostOthers)
            return false;
        else
            m_others.push_back({grade, 1});
        return true;
    }

    std::array<std::size_t, 16> m_whole{};  // by grade: the short scales of most judges
    std::vector<Level> m_others;
};

std::vector<Grade> sortedBestFirst(std::span<const Grade> first, std::span<const Grade> second = {})
{
    std::vector<Grade> judged;
    judged.reserve(first.size() + second.size());
    for (const auto part : {first, second})
        std::copy_if(part.begin(), part.end(), std::back_inserter(judged),
                     [](Grade grade) { return grade.isJudged(); });
    std::ranges::sort(judged, [](Grade a, Grade b) { return a.value() > b.value(); });
    return judged;
}

std::size_t relevantAmong(std::span<const Grade> bestFirst, double threshold)
{
    const auto end = std::ranges::partition_point(
        bestFirst, [&](Grade grade) { return grade.isRelevant(threshold); });
    return static_cast<std::size_t>(end - bestFirst.begin());
}

auto entry(std::vector<Grade>& grades, std::size_t rank)
{
    return grades.begin() + static_cast<std::ptrdiff_t>(rank - 1);
}

/// The position of a grade among grades sorted best first.
auto standing(std::vector<Grade>& bestFirst, Grade grade)
{
    return std::ranges::partition_point(
        bestFirst, [grade](Grade better) { return better.value() > grade.value(); });
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
    , m_scaleTop(scaleTop)
{
    walkedRanks += m_ranked.size() + m_notRetrieved.size();
    orderNegative();
    Levels levels;
    if (!levels.count(m_ranked)) {
        m_retrievedBestFirst = sortedBestFirst(m_ranked);
        m_judgedBestFirst = sortedBestFirst(m_ranked, m_notRetrieved);
        return;
    }
    m_retrievedBestFirst = levels.bestFirst();
    m_judgedBestFirst = levels.count(m_notRetrieved) ? levels.bestFirst()
                                                     : sortedBestFirst(m_ranked, m_notRetrieved);
}

/// Few collections have negative grades; for the others this only checks.
void JudgedRanking::orderNegative()
{
    const auto isNegative = [](Grade grade) { return grade.value() < 0; };
    m_hasNegative = std::ranges::any_of(m_ranked, isNegative) ||
                    std::ranges::any_of(m_notRetrieved, isNegative);
    if (!m_hasNegative)
        return;
    m_rankedBestFirst = m_ranked;
    for (Grade& grade : m_rankedBestFirst)
        grade = grade.hasValue() ? grade : Grade(0);
    m_allBestFirst.clear();
    for (const auto* grades : {&m_ranked, &m_notRetrieved})
        std::copy_if(grades->begin(), grades->end(), std::back_inserter(m_allBestFirst),
                     [](Grade grade) { return grade.hasValue(); });
    for (auto* bestFirst : {&m_rankedBestFirst, &m_allBestFirst})
        std::ranges::sort(*bestFirst, [](Grade a, Grade b) { return a.value() > b.value(); });
}

void JudgedRanking::setTies(std::vector<std::size_t> endOfTie, bool areThresholds)
{
    assert(endOfTie.size() == m_ranked.size());
    m_endOfTie = std::move(endOfTie);
    m_tiesAreThresholds = areThresholds;
}

std::size_t JudgedRanking::relevant(double threshold) const
{
    return relevantAmong(m_judgedBestFirst, threshold);
}

std::size_t JudgedRanking::relevantRetrieved(double threshold) const
{
    return relevantAmong(m_retrievedBestFirst, threshold);
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
    m_endOfTie.clear();
    std::iter_swap(entry(m_ranked, one), entry(m_ranked, other));
}

void JudgedRanking::moveRank(std::size_t from, std::size_t to)
{
    m_endOfTie.clear();
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
    orderNegative();
}

void JudgedRanking::retrieve(std::size_t place, std::size_t rank)
{
    m_endOfTie.clear();
    const auto retrieved = entry(m_notRetrieved, place);
    m_ranked.insert(entry(m_ranked, rank), *retrieved);
    add(m_retrievedBestFirst, *retrieved);
    m_notRetrieved.erase(retrieved);
    orderNegative();
}

}  // namespace core
