// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/hits_by_count.h"

#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>

namespace core {

namespace {

enum class Kind : unsigned char { Other, Relevant, Open };

class Counting {
public:
    Counting(const MeasureSpec& definition, const OpenList& list)
        : m_settings(definition.settings)
        , m_cutoff(definition.cutoff.value_or(noCutoff))
        , m_relevant(list.list.relevant(definition.settings.relevantFrom))
        , m_inList(list.list.relevantRetrieved(definition.settings.relevantFrom))
        , m_kinds(list.list.ranked().size(), Kind::Other)
    {
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            if (list.list.ranked()[i].isRelevant(m_settings.relevantFrom))
                m_kinds[i] = Kind::Relevant;
        for (const std::size_t rank : list.ranks)
            if (rank > 0)
                m_kinds[rank - 1] = Kind::Open;
        m_open = list.knownPlaces();
    }

    HitsByCount averagePrecision() const
    {
        const Sums sums = precisionSums();
        const std::size_t within = sums.openRanks.size();
        const std::size_t beyond = m_open - within;
        HitsByCount result{std::vector(m_open + 1, 0.0), std::vector(m_open + 1, 0.0)};
        double first = sums.judged;
        double last = sums.judged;
        for (std::size_t s = 0; s <= m_open; ++s) {
            if (s > 0 && s <= within)
                first += sums.asNext(s - 1);
            if (s > beyond)
                last += sums.asLast(m_open - s);
            result.first[s] = first / denominator(s, sums.hits + std::min(s, within));
            result.last[s] = last / denominator(s, sums.hits + s - std::min(s, beyond));
        }
        return result;
    }

    HitsByCount rPrecision() const
    {
        HitsByCount result{std::vector(m_open + 1, 0.0), std::vector(m_open + 1, 0.0)};
        std::size_t hits = 0;
        std::size_t open = 0;
        std::size_t read = 0;
        for (std::size_t s = 0; s <= m_open; ++s) {
            const std::size_t relevant = m_relevant + s;
            for (; read < std::min({relevant, m_cutoff, m_kinds.size()}); ++read) {
                hits += m_kinds[read] == Kind::Relevant ? 1 : 0;
                open += m_kinds[read] == Kind::Open ? 1 : 0;
            }
            const std::size_t beyond = m_open - open;
            result.first[s] = quotient(hits + std::min(s, open), relevant);
            result.last[s] = quotient(hits + s - std::min(s, beyond), relevant);
        }
        return result;
    }

private:
    /// What open documents within the cutoff add to the sum of precisions as they become relevant
    /// one after another.
    struct Sums {
        double judged = 0;     ///< the sum with none of them
        std::size_t hits = 0;  ///< relevant ones that are judged
        std::vector<std::size_t> openRanks;
        std::vector<std::size_t> hitsAbove;  ///< judged ones, by open document, like the next two
        std::vector<double> judgedBelow;     ///< 1 ÷ rank of each judged one
        std::vector<double> allBelow;        ///< 1 ÷ rank of each judged or open one

        /// What it adds if all open documents above it are relevant and none below.
        double asNext(std::size_t i) const
        {
            return static_cast<double>(hitsAbove[i] + i + 1) / static_cast<double>(openRanks[i]) +
                   judgedBelow[i];
        }
        /// What it adds if no open document above it is relevant and all below are.
        double asLast(std::size_t i) const
        {
            return static_cast<double>(hitsAbove[i] + 1) / static_cast<double>(openRanks[i]) +
                   allBelow[i];
        }
    };

    Sums precisionSums() const
    {
        Sums sums;
        const std::size_t end = std::min(m_cutoff, m_kinds.size());
        for (std::size_t rank = 1; rank <= end; ++rank) {
            if (m_kinds[rank - 1] == Kind::Relevant)
                sums.judged += static_cast<double>(++sums.hits) / static_cast<double>(rank);
            if (m_kinds[rank - 1] == Kind::Open) {
                sums.openRanks.push_back(rank);
                sums.hitsAbove.push_back(sums.hits);
            }
        }
        sums.judgedBelow.resize(sums.openRanks.size());
        sums.allBelow.resize(sums.openRanks.size());
        double judgedBelow = 0;
        double openBelow = 0;
        for (std::size_t rank = end, i = sums.openRanks.size(); rank > 0; --rank) {
            const double share = 1 / static_cast<double>(rank);
            if (m_kinds[rank - 1] == Kind::Relevant)
                judgedBelow += share;
            if (m_kinds[rank - 1] == Kind::Open) {
                sums.judgedBelow[--i] = judgedBelow;
                sums.allBelow[i] = judgedBelow + openBelow;
                openBelow += share;
            }
        }
        return sums;
    }

    double denominator(std::size_t s, std::size_t hits) const
    {
        const std::size_t relevant = m_relevant + s;
        if (m_settings.apDenominator == ApDenominator::Cutoff)
            return static_cast<double>(m_cutoff == noCutoff ? m_kinds.size() : m_cutoff);
        if (relevant == 0)
            return std::numeric_limits<double>::quiet_NaN();
        switch (m_settings.apDenominator) {
        case ApDenominator::Capped:
            return static_cast<double>(std::min(m_cutoff, relevant));
        case ApDenominator::HitsFound:
            return static_cast<double>(std::max<std::size_t>(hits, 1));
        case ApDenominator::HitsInList:
            return static_cast<double>(std::max<std::size_t>(m_inList + s, 1));
        case ApDenominator::Cutoff:
        case ApDenominator::AllRelevant:
            break;
        }
        return static_cast<double>(relevant);
    }

    static double quotient(std::size_t hits, std::size_t relevant)
    {
        return relevant == 0 ? std::numeric_limits<double>::quiet_NaN()
                             : static_cast<double>(hits) / static_cast<double>(relevant);
    }

    const Settings& m_settings;
    std::size_t m_cutoff;
    std::size_t m_relevant;
    std::size_t m_inList;
    std::size_t m_open = 0;
    std::vector<Kind> m_kinds;  // by rank
};

}  // namespace

HitsByCount hitsByCount(const MeasureSpec& definition, const OpenList& list)
{
    assert(definition.measure == Measure::Ap || definition.measure == Measure::Rprec);
    const Counting counting(definition, list);
    return definition.measure == Measure::Ap ? counting.averagePrecision() : counting.rPrecision();
}

}  // namespace core
