// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/preference_values.h"

#include "core/rankings/trec_eval/preferences.h"

#include <algorithm>

namespace core {

namespace {

using Pairs = PreferencePairs;

bool counts(Pairs pairs, std::size_t first, std::size_t second, std::size_t retrieved)
{
    switch (pairs) {
    case Pairs::BothRetrieved:
        return first < retrieved && second < retrieved;
    case Pairs::OneRetrieved:
        return first < retrieved || second < retrieved;
    case Pairs::Every:
        break;
    }
    return true;
}

/// Preferences by whether they are fulfilled.
struct Tally {
    std::size_t fulfilled = 0;
    std::size_t possible = 0;

    /// @param better, worse positions in the order
    void add(std::size_t better, std::size_t worse, std::size_t retrieved)
    {
        ++possible;
        fulfilled += better < worse && better < retrieved ? 1 : 0;
    }
    /// Not a number without preferences.
    double share() const { return static_cast<double>(fulfilled) / static_cast<double>(possible); }
};

/// One judge's preferences by position in the order.
class Judge {
public:
    Judge(const PreferenceRanking& ranking, const JudgePreferences& judge)
        : m_ranking(ranking)
        , m_judge(judge)
    {}

    bool prefers(std::size_t i, std::size_t j) const
    {
        return m_judge.prefers(m_ranking.order[i], m_ranking.order[j]);
    }
    bool hasSeveralParts() const { return !m_judge.stated.empty(); }

    Tally tally(Pairs pairs) const
    {
        return tallyOf(pairs, [](std::size_t) { return true; });
    }

    /// Of the documents for which `keeps` holds.
    template <class Keeps>
    Tally tallyOf(Pairs pairs, Keeps keeps) const
    {
        Tally tally;
        forEachPair(pairs, [&](std::size_t i, std::size_t j) {
            if (keeps(i) && keeps(j) && prefers(i, j))
                tally.add(i, j, m_ranking.retrieved);
        });
        return tally;
    }

    /// Of as many documents of grade 0 as of higher grades.
    Tally balanced(Pairs pairs) const
    {
        const std::size_t end =
            pairs == Pairs::BothRetrieved ? m_ranking.retrieved : m_ranking.order.size();
        const std::size_t relevant = positions(end, true).size();
        const std::vector<std::size_t> others = positions(end, false);
        if (relevant >= others.size()) {
            Tally tally = this->tally(pairs);
            const std::size_t added = relevant - others.size();
            tally.fulfilled += positions(m_ranking.retrieved, true).size() * added;
            tally.possible += positions(m_ranking.order.size(), true).size() * added;
            return tally;
        }
        if (hasSeveralParts())
            return ofParts(pairs, others);
        Tally tally =
            tallyOf(pairs, [this](std::size_t position) { return hasGrade(position, true); });
        for (std::size_t i = 0; i < end; ++i)
            if (gradeAt(i))
                for (std::size_t k = 0; k < relevant; ++k)
                    tally.add(i, others[k], m_ranking.retrieved);
        return tally;
    }

private:
    const std::optional<double>& gradeAt(std::size_t position) const
    {
        return m_judge.grades[m_ranking.order[position]];
    }
    bool hasGrade(std::size_t position, bool isRelevant) const
    {
        const auto& grade = gradeAt(position);
        return grade && (*grade > 0) == isRelevant;
    }
    /// Of documents above grade 0, or of grade 0.
    std::vector<std::size_t> positions(std::size_t end, bool isRelevant) const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < end; ++i)
            if (hasGrade(i, isRelevant))
                found.push_back(i);
        return found;
    }

    /// Keeps as many of grade 0 as there are relevant documents, retrieved or not.
    Tally ofParts(Pairs pairs, const std::vector<std::size_t>& others) const
    {
        const std::size_t kept = positions(m_ranking.order.size(), true).size();
        const std::size_t end = kept < others.size() ? others[kept] : m_ranking.order.size();
        return tallyOf(pairs, [this, end](std::size_t position) {
            return position < end || !hasGrade(position, false);
        });
    }

    template <class Take>
    void forEachPair(Pairs pairs, Take take) const
    {
        const std::size_t size = m_ranking.order.size();
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t j = 0; j < size; ++j)
                if (i != j && counts(pairs, i, j, m_ranking.retrieved))
                    take(i, j);
    }

    const PreferenceRanking& m_ranking;
    const JudgePreferences& m_judge;
};

std::vector<Judge> judgesOf(const PreferenceRanking& ranking)
{
    std::vector<Judge> judges;
    for (const JudgePreferences& judge : ranking.preferences.judges)
        judges.emplace_back(ranking, judge);
    return judges;
}

Tally tallyOf(const PreferenceRanking& ranking, Pairs pairs)
{
    Tally all;
    for (const Judge& judge : judgesOf(ranking)) {
        const Tally one = judge.tally(pairs);
        all.fulfilled += one.fulfilled;
        all.possible += one.possible;
    }
    return all;
}

/// 0 where a share is not a number.
double meanOf(double sum, const PreferenceRanking& ranking)
{
    return sum > 0 ? sum / static_cast<double>(ranking.preferences.judges.size()) : 0;
}

/// The mean over pairs of positions; those that are not retrieved add nothing.
class PairShares {
public:
    explicit PairShares(const PreferenceRanking& ranking)
        : m_judges(judgesOf(ranking))
        , m_retrieved(ranking.retrieved)
    {}

    void add(std::size_t i, std::size_t j)
    {
        std::size_t first = 0;
        std::size_t second = 0;
        for (const Judge& judge : m_judges) {
            first += judge.prefers(i, j) ? 1 : 0;
            second += judge.prefers(j, i) ? 1 : 0;
        }
        if (first + second == 0)
            return;
        ++m_pairs;
        if (i < m_retrieved)
            m_sum += static_cast<double>(first) / static_cast<double>(first + second);
    }
    double mean() const { return m_pairs > 0 ? m_sum / static_cast<double>(m_pairs) : 0; }

private:
    std::vector<Judge> m_judges;
    std::size_t m_retrieved;
    double m_sum = 0;
    std::size_t m_pairs = 0;
};

}  // namespace

double possiblePreferences(const PreferenceRanking& ranking, PreferencePairs pairs)
{
    return static_cast<double>(tallyOf(ranking, pairs).possible);
}

double fulfilledPreferences(const PreferenceRanking& ranking, PreferencePairs pairs)
{
    return static_cast<double>(tallyOf(ranking, pairs).fulfilled);
}

double preferenceShare(const PreferenceRanking& ranking, PreferencePairs pairs)
{
    const Tally tally = tallyOf(ranking, pairs);
    return tally.possible > 0 ? tally.share() : 0;
}

double preferenceShareOfPairs(const PreferenceRanking& ranking, PreferencePairs pairs)
{
    // Retrieved ones first, in the order of trec_eval: a sum's last bit depends on it.
    PairShares shares(ranking);
    const std::size_t size = ranking.order.size();
    for (std::size_t i = 0; i < ranking.retrieved; ++i)
        for (std::size_t j = i + 1; j < ranking.retrieved; ++j)
            shares.add(i, j);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = std::max(i + 1, ranking.retrieved); j < size; ++j)
            if (counts(pairs, i, j, ranking.retrieved))
                shares.add(i, j);
    return shares.mean();
}

double preferenceShareOfJudges(const PreferenceRanking& ranking, PreferencePairs pairs)
{
    double sum = 0;
    for (const Judge& judge : judgesOf(ranking))
        if (const Tally tally = judge.tally(pairs); tally.possible > 0)
            sum += tally.share();
    return meanOf(sum, ranking);
}

double preferenceShareOfBalancedJudges(const PreferenceRanking& ranking, PreferencePairs pairs)
{
    double sum = 0;
    for (const Judge& judge : judgesOf(ranking))
        sum += judge.balanced(pairs).share();
    return meanOf(sum, ranking);
}

}  // namespace core
