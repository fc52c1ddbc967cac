// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/contrast_search.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace core {

namespace {

/// Values further apart differ despite rounding; closer ones may be equal or not.
constexpr double surelyApart = 1e-12;
constexpr std::size_t mostDraws = 20'000;  // per level
constexpr std::size_t mostKept = 4096;

/// The side of the second, seen from the first; nothing if rounding leaves it open.
std::optional<ContrastSide> sideOf(const LessonValue& a, const LessonValue& b)
{
    const double difference = *b.value - *a.value;
    const double scale = std::max(1.0, std::fabs(*a.value));
    if (std::fabs(difference) <= 1e3 * surelyApart * scale && a.exact && b.exact) {
        if (*a.exact == *b.exact)
            return ContrastSide::Equal;
        const Fraction exact = *b.exact - *a.exact;
        if (exact.exact())
            return exact.numerator() < 0 ? ContrastSide::Lower : ContrastSide::Higher;
    }
    if (difference == 0)
        return ContrastSide::Equal;
    if (std::fabs(difference) <= surelyApart * scale)
        return std::nullopt;
    return difference < 0 ? ContrastSide::Lower : ContrastSide::Higher;
}

struct RatedPair {
    std::size_t edits;
    std::size_t warning;
    double difference;
    const ContrastCandidate* a;
    const ContrastCandidate* b;

    bool operator<(const RatedPair& other) const
    {
        return std::tie(edits, warning, other.difference, other.a->code, other.b->code) <
               std::tie(other.edits, other.warning, difference, a->code, b->code);
    }
    bool isLike(const RatedPair& other) const
    {
        return a->code == other.a->code && b->code == other.b->code;
    }
};

class ContrastSearch {
public:
    ContrastSearch(const ContrastSpace& space, std::span<const ContrastSide> sides,
                   const ContrastLimits& limits, const std::stop_token& stop)
        : m_space(space)
        , m_sides(sides.begin(), sides.end())
        , m_limits(limits)
        , m_stop(stop)
    {
        std::seed_seq seeds{static_cast<std::uint32_t>(limits.seed),
                            static_cast<std::uint32_t>(limits.seed >> 32)};
        m_random.seed(seeds);
        orient();
    }

    FoundContrasts run()
    {
        std::optional<bool> phase;
        for (const ContrastLevel& level : m_space.levels()) {
            if (m_found.pairs.size() >= m_limits.count || m_stop.stop_requested())
                break;
            if (std::exchange(phase, level.holdsOthers) != level.holdsOthers)
                m_left = static_cast<double>(m_limits.work);
            searchLevel(level);
        }
        return std::move(m_found);
    }

private:
    /// If no wish says which is first, the one with the higher first value is.
    void orient()
    {
        const auto isOf = [](ContrastSide side) {
            return side == ContrastSide::Lower || side == ContrastSide::Higher;
        };
        const auto other = std::find(m_sides.begin(), m_sides.end(), ContrastSide::Other);
        if (other != m_sides.end() && std::none_of(m_sides.begin(), m_sides.end(), isOf))
            *other = ContrastSide::Lower;
    }

    void searchLevel(const ContrastLevel& level)
    {
        const double cost = costOf(level);
        if (cost <= m_left) {
            m_left -= cost;
            compareAll(level);
        } else {
            m_found.reach = ContrastReach::Drawn;
            compareDrawn(level);
        }
        keepBest();
        for (const RatedPair& pair : m_rated)
            m_found.pairs.push_back({level, *pair.a, *pair.b});
        m_rated.clear();
        m_drawn.clear();
    }

    double measuringCost(double candidates) const
    {
        return candidates * static_cast<double>(m_space.measuringCost() * m_sides.size());
    }

    double costOf(const ContrastLevel& level) const
    {
        const double size = m_space.size(level);
        double partners = m_space.partners(level);
        double measured = m_measured.contains(keyOf(level)) ? 0 : size;
        for (ContrastLevel lower = level; level.holdsOthers && lower.marks > 0;) {
            --lower.marks;
            partners += m_space.size(lower);
            measured += m_measured.contains(keyOf(lower)) ? 0 : m_space.size(lower);
        }
        return measuringCost(measured) + size * partners;
    }

    static ContrastLevel keyOf(ContrastLevel level)
    {
        level.holdsOthers = false;
        return level;
    }

    const std::vector<ContrastCandidate>& candidates(const ContrastLevel& level)
    {
        const auto [entry, isNew] = m_measured.try_emplace(keyOf(level));
        if (isNew)
            for (ContrastCode& code : m_space.codes(level))
                measure(level, std::move(code), entry->second);
        return entry->second;
    }

    template <class Candidates>
    bool measure(const ContrastLevel& level, ContrastCode code, Candidates& measured)
    {
        if (m_stop.stop_requested())
            return false;
        ++m_found.measured;
        auto values = m_space.values(level, code);
        if (values.empty())
            return false;
        measured.push_back({std::move(code), std::move(values)});
        return true;
    }

    void compareAll(const ContrastLevel& level)
    {
        std::map<ContrastCode, std::vector<const ContrastCandidate*>> groups;
        for (const ContrastCandidate& candidate : candidates(level))
            groups[m_space.group(level, candidate.code)].push_back(&candidate);
        for (const auto& [key, group] : groups)
            for (std::size_t i = 0; i < group.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    compare(level, *group[i], *group[j]);
        for (ContrastLevel lower = level; level.holdsOthers && lower.marks > 0;) {
            --lower.marks;
            for (const ContrastCandidate& less : candidates(lower))
                for (const ContrastCandidate& candidate : candidates(level))
                    compare(level, candidate, less);
        }
    }

    void compareDrawn(const ContrastLevel& level)
    {
        for (std::size_t draw = 0; draw < mostDraws && m_left > 0; ++draw) {
            m_left -= measuringCost(2);
            ContrastCode code = m_space.drawn(level, m_random);
            if (code.empty())
                continue;
            ContrastCode other = m_space.edited(level, code, m_random);
            if (!measure(level, std::move(code), m_drawn))
                continue;
            if (!measure(level, std::move(other), m_drawn)) {
                m_drawn.pop_back();
                continue;
            }
            const std::size_t before = m_rated.size();
            compare(level, m_drawn[m_drawn.size() - 1], m_drawn[m_drawn.size() - 2]);
            if (m_rated.size() <= before)
                m_drawn.resize(m_drawn.size() - 2);
        }
    }

    void compare(const ContrastLevel& level, const ContrastCandidate& one,
                 const ContrastCandidate& other)
    {
        if (m_stop.stop_requested())
            return;
        const bool isHigherFirst = one.code > other.code;
        const ContrastCandidate& first = isHigherFirst ? one : other;
        const ContrastCandidate& second = isHigherFirst ? other : one;
        if (!compareInOrder(level, first, second))
            compareInOrder(level, second, first);
    }

    bool compareInOrder(const ContrastLevel& level, const ContrastCandidate& a,
                        const ContrastCandidate& b)
    {
        bool isOpen = false;
        double difference = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const auto side = sideOf(a.values[i], b.values[i]);
            isOpen = isOpen || !side;
            if (side && !isAs(*side, m_sides[i]))
                return false;
            if (m_sides[i] != ContrastSide::Equal)
                difference =
                    std::min(difference, std::fabs(*b.values[i].value - *a.values[i].value));
        }
        // Values are compared first because that is fastest.
        if (a.code == b.code || !m_space.isPair(level, a.code, b.code))
            return false;
        const std::size_t edits = m_space.edits(level, a.code, b.code);
        if (m_limits.isOneChange && edits != 1)
            return false;
        if (!isOpen)
            m_rated.push_back({edits, m_space.warning(level, a.code, b.code), difference, &a, &b});
        else if (m_found.reach == ContrastReach::Whole)
            m_found.reach = ContrastReach::RoundingOpen;
        if (m_rated.size() > mostKept + m_limits.count && m_drawn.empty())
            keepBest();
        return !isOpen;
    }

    static bool isAs(ContrastSide side, ContrastSide requested)
    {
        return requested == ContrastSide::Other ? side != ContrastSide::Equal : side == requested;
    }

    /// Keeps the best of a level, and no more than are wanted.
    void keepBest()
    {
        std::sort(m_rated.begin(), m_rated.end());
        m_rated.erase(
            std::unique(m_rated.begin(), m_rated.end(),
                        [](const auto& one, const auto& other) { return one.isLike(other); }),
            m_rated.end());
        m_rated.resize(std::min(m_rated.size(), m_limits.count - m_found.pairs.size()));
    }

    const ContrastSpace& m_space;
    std::vector<ContrastSide> m_sides;
    const ContrastLimits& m_limits;
    const std::stop_token& m_stop;
    std::mt19937 m_random;
    double m_left = 0;
    std::map<ContrastLevel, std::vector<ContrastCandidate>> m_measured;
    std::deque<ContrastCandidate> m_drawn;
    std::vector<RatedPair> m_rated;
    FoundContrasts m_found;
};

}  // namespace

FoundContrasts searchContrasts(const ContrastSpace& space, std::span<const ContrastSide> sides,
                               const ContrastLimits& limits, const std::stop_token& stop)
{
    return ContrastSearch(space, sides, limits, stop).run();
}

}  // namespace core
