// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/what_if/best_changes.h"

#include "core/metrics/measures/kernel.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/what_if/rank_classes.h"
#include "core/rankings/what_if/swap_choice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace core {

namespace {

/// The order of changes with equal values: by kind, then by ranks from the top.
bool comesFirst(const Change& a, const Change& b)
{
    if (a.index() != b.index())
        return a.index() < b.index();
    return std::visit(
        [&b]<class Kind>(const Kind& one) {
            const Kind& other = std::get<Kind>(b);
            if constexpr (requires { one < other; })
                return one < other;
            else if (one.rank != other.rank)
                return one.rank < other.rank;
            else
                return one.grade.value() < other.grade.value();
        },
        a);
}

/// Keeps the best of many changes. Amortised O(1) per change, O(limit) memory.
class BestOf {
public:
    explicit BestOf(std::size_t limit)
        : m_limit(limit)
    {}

    void add(const Change& change, double value)
    {
        if (value < m_least)
            return;
        m_kept.push_back({value, change});
        if (m_kept.size() >= 2 * m_limit + 16)
            cut();
    }

    /// The best changes, unordered.
    std::vector<Change> take() &&
    {
        cut();
        std::vector<Change> changes;
        changes.reserve(m_kept.size());
        for (const Tried& tried : m_kept)
            changes.push_back(tried.change);
        return changes;
    }

private:
    struct Tried {
        double value;
        Change change;
    };

    void cut()
    {
        if (m_kept.size() <= m_limit)
            return;
        const auto end = m_kept.begin() + static_cast<std::ptrdiff_t>(m_limit);
        std::nth_element(m_kept.begin(), end - 1, m_kept.end(), [](const Tried& a, const Tried& b) {
            return a.value != b.value ? a.value > b.value : comesFirst(a.change, b.change);
        });
        m_least = (end - 1)->value;
        m_kept.erase(end, m_kept.end());
    }

    std::size_t m_limit;
    double m_least = -std::numeric_limits<double>::infinity();
    std::vector<Tried> m_kept;
};

constexpr double lowest = -std::numeric_limits<double>::infinity();

/// A scale with more grades is too long to choose from.
constexpr std::size_t longestScale = 20;

std::size_t cutoffOf(const MeasureSpec& definition)
{
    return definition.cutoff.value_or(noCutoff);
}

/// A change of the list may lengthen the ideal if that has a different cutoff.
std::size_t deepestChanged(const MeasureSpec& definition)
{
    const bool cutsIdeal = definition.settings.idealCutoff == IdealCutoff::AtCutoff ||
                           !reads(definition.measure, Parameter::IdealCutoff);
    return cutsIdeal ? cutoffOf(definition) : noCutoff;
}

double keyOf(Grade grade)
{
    return grade.hasValue() ? grade.value() : lowest;
}

template <class Key>
RankClasses classesOf(std::span<const Grade> ranking, Key key)
{
    std::vector<double> numbers;
    numbers.reserve(ranking.size());
    for (const Grade grade : ranking)
        numbers.push_back(key(grade));
    return RankClasses(numbers);
}

std::span<const std::size_t> firstOf(std::span<const std::size_t> ranks, std::size_t count)
{
    return ranks.first(std::min(count, ranks.size()));
}

std::span<const std::size_t> lastOf(std::span<const std::size_t> ranks, std::size_t count)
{
    return ranks.last(std::min(count, ranks.size()));
}

class Search {
public:
    Search(const JudgedRanking& query, const MeasureSpec& definition, const ChangeLimits& limits,
           std::stop_token stop)
        : m_query(query)
        , m_definition(definition)
        , m_limits(limits)
        , m_stop(std::move(stop))
        , m_read(upTo(cutoffOf(definition), query.ranked()).size())
        , m_depth(std::max(deepestRank(definition, query, cutoffOf(definition)),
                           std::min(deepestChanged(definition),
                                    query.ranked().size() + query.notRetrieved().size())))
        , m_evaluator(definition, m_depth)
        , m_discounts(definition.settings,
                      reads(definition.measure, Parameter::Discount) ? m_depth : 0)
    {}

    std::optional<BestChanges> run()
    {
        m_result.before = m_evaluator.value(m_query);
        trySwaps();
        tryPromotions();
        tryRetrievals();
        tryRegrades();
        if (m_stop.stop_requested())
            return std::nullopt;
        const auto better = [](const ValuedChange& a, const ValuedChange& b) {
            if (a.value.valueOr(lowest) != b.value.valueOr(lowest))
                return a.value.valueOr(lowest) > b.value.valueOr(lowest);
            return comesFirst(a.change, b.change);
        };
        std::ranges::sort(m_result.changes, better);
        return std::move(m_result);
    }

private:
    std::unique_ptr<OtherOrders> otherOrders(const JudgedRanking& query) const
    {
        const KernelInput in{query, m_definition.settings, m_discounts};
        return rowOf(m_definition.measure).otherOrders(in, cutoffOf(m_definition));
    }

    ChangeCount& count(ChangeKind kind) { return m_result.counts[static_cast<std::size_t>(kind)]; }

    /// If true, one of several equivalent changes represents all.
    bool isTooMany(ChangeKind kind) const { return m_result.of(kind).existing > m_limits.perKind; }

    void trySwaps()
    {
        const auto list = otherOrders(m_query);
        RankClasses worths =
            classesOf(m_query.ranked(), [&](Grade grade) { return list->worth(grade); });
        count(ChangeKind::Swap).existing = swapCount(worths, m_read);
        if (isTooMany(ChangeKind::Swap))
            worths.keepFirstPast(m_read);

        BestOf best(m_limits.perKind);
        std::size_t tried = 0;
        const SwapSink sink = [&](std::size_t upper, std::span<const std::size_t> lowers) {
            m_values.resize(lowers.size());
            list->swaps(upper, lowers, m_values);
            for (std::size_t i = 0; i < lowers.size(); ++i)
                best.add(Swap{upper, lowers[i]}, m_values[i]);
            tried += lowers.size();
        };
        const std::size_t cost = list->cost(worths.size());
        if (m_read * cost <= m_limits.work) {
            everySwap(worths, m_read, m_stop, sink);
        } else {
            count(ChangeKind::Swap).isLimited = !list->rewardsOrder();
            const std::size_t affordable = m_limits.work / cost * m_limits.perKind;
            const std::size_t limit = std::clamp<std::size_t>(affordable, 1, m_limits.perKind);
            bestRaisingSwaps(worths, m_read, list->rewardsOrder() ? m_limits.perKind : limit,
                             m_stop, sink);
            if (tried < m_limits.perKind && !m_stop.stop_requested()) {
                const auto again = otherOrders(m_query);  // restarts the ascending ranks
                bestLoweringSwaps(worths, m_read, m_limits.perKind, m_stop,
                                  [&](std::size_t upper, std::span<const std::size_t> lowers) {
                                      m_values.resize(lowers.size());
                                      again->swaps(upper, lowers, m_values);
                                      for (std::size_t i = 0; i < lowers.size(); ++i)
                                          best.add(Swap{upper, lowers[i]}, m_values[i]);
                                  });
            }
        }
        keep(std::move(best));
    }

    void tryPromotions()
    {
        const auto list = otherOrders(m_query);
        RankClasses worths =
            classesOf(m_query.ranked(), [&](Grade grade) { return list->worth(grade); });
        const std::size_t size = m_query.ranked().size();
        for (std::size_t to = 1; to <= m_read; ++to)
            count(ChangeKind::Promotion).existing += size - worths.runEnd(to);
        if (isTooMany(ChangeKind::Promotion))
            worths.keepFirstPast(m_read);

        BestOf best(m_limits.perKind);
        const std::size_t cost = list->cost(worths.size());
        const std::size_t targets = affordable(m_read, cost);
        // If even one target is too much work.
        const std::size_t pairs = std::max<std::size_t>(m_read * worths.size(), 1);
        const std::size_t sources = cost <= m_limits.work ? size : 1 + m_limits.work / pairs;
        count(ChangeKind::Promotion).isLimited = targets < m_read;
        for (std::size_t to = 1; to <= targets && !m_stop.stop_requested(); ++to) {
            for (std::size_t worth = 0; worth < worths.size(); ++worth) {
                const bool isOwn = worth == worths.of(to);
                const auto from =
                    lastOf(worths.ranksBelow(worth, isOwn ? worths.runEnd(to) : to), sources);
                m_values.resize(from.size());
                list->promotions(to, from, m_values);
                for (std::size_t i = 0; i < from.size(); ++i)
                    best.add(Promotion{to, from[i]}, m_values[i]);
            }
        }
        keep(std::move(best));
    }

    /// Retrieving a document at a rank equals appending it and then moving it up.
    void tryRetrievals()
    {
        const auto notRetrieved = m_query.notRetrieved();
        const RankClasses grades = classesOf(notRetrieved, keyOf);
        std::vector<std::size_t> places;  // the first of each grade, best first
        for (std::size_t index = grades.size(); index-- > 0;)
            places.push_back(grades.ranks(index).front());

        const std::size_t last = m_query.ranked().size() + 1;
        const std::size_t ranks = std::min(cutoffOf(m_definition), last);
        ChangeCount& counted = count(ChangeKind::Retrieval);
        counted.existing = places.size() * ranks;
        if (places.size() > longestScale) {
            counted.isLimited = true;
            places.resize(longestScale);
        }
        BestOf best(m_limits.perKind);
        const std::vector<std::size_t> from{last};
        m_values.resize(1);
        for (const std::size_t place : places) {
            const JudgedRanking longer = applied(Retrieval{last, place}, m_query);
            const auto list = otherOrders(longer);
            const std::size_t targets = affordable(ranks, list->cost(1) * places.size());
            counted.isLimited = counted.isLimited || targets < ranks;
            for (std::size_t rank = 1; rank <= targets && !m_stop.stop_requested(); ++rank) {
                if (rank < last) {
                    list->promotions(rank, from, m_values);
                    best.add(Retrieval{rank, place}, m_values.front());
                } else {
                    best.add(Retrieval{rank, place}, m_evaluator.value(longer).valueOr(lowest));
                }
            }
        }
        keep(std::move(best));
    }

    void tryRegrades()
    {
        const std::vector<Grade> scale = gradeScale(m_query, m_definition.settings.topGrade);
        const RankClasses grades = classesOf(m_query.ranked(), keyOf);
        ChangeCount& counted = count(ChangeKind::Regrade);
        BestOf best(m_limits.perKind);
        const bool isEvery = m_read * m_read * scale.size() <= m_limits.work;
        const auto list = otherOrders(m_query);
        if (!isEvery)
            counted.isLimited = !list->rewardsOrder() || grades.size() > longestScale;
        for (std::size_t index = 0; index < grades.size(); ++index) {
            const auto ranks = grades.ranks(index);
            const Grade now = m_query.ranked()[ranks.front() - 1];
            const auto same = std::ranges::count(scale, now);
            counted.existing += ranks.size() * (scale.size() - static_cast<std::size_t>(same));
        }
        JudgedRanking trial = m_query;
        for (std::size_t index = 0; index < grades.size(); ++index) {
            const auto ranks = grades.ranks(index);
            const Grade now = m_query.ranked()[ranks.front() - 1];
            const auto past = grades.ranksBelow(index, m_read);
            auto within = ranks.first(ranks.size() - past.size());
            for (const Grade grade : scale) {
                if (grade == now)
                    continue;
                auto tried = within;
                if (!isEvery) {
                    if (grades.size() > longestScale && ranks.front() > m_limits.perKind)
                        continue;
                    tried = list->worth(grade) >= list->worth(now)
                                ? firstOf(within, m_limits.perKind)
                                : lastOf(within, m_limits.perKind);
                }
                tryRegrade(trial, now, grade, tried, past, best);
            }
        }
        keep(std::move(best));
    }

    /// Gives one grade to each of some ranks with another grade. Ranks past the cutoff are
    /// equivalent.
    void tryRegrade(JudgedRanking& trial, Grade now, Grade grade,
                    std::span<const std::size_t> within, std::span<const std::size_t> past,
                    BestOf& best) const
    {
        std::size_t changed = within.empty() ? past.front() : within.front();
        trial.setGrade(changed, grade);
        const auto valueAt = [&](std::size_t rank) {
            trial.swapRanks(changed, rank);
            changed = rank;
            return m_evaluator.value(trial).valueOr(lowest);
        };
        for (const std::size_t rank : within) {
            if (m_stop.stop_requested())
                break;
            best.add(Regrade{rank, grade}, valueAt(rank));
        }
        if (!past.empty()) {
            const double value = valueAt(past.front());
            for (const std::size_t rank :
                 firstOf(past, isTooMany(ChangeKind::Regrade) ? 1 : past.size()))
                best.add(Regrade{rank, grade}, value);
        }
        trial.setGrade(changed, now);
    }

    /// The number of ranks from the top that can be targets.
    std::size_t affordable(std::size_t ranks, std::size_t costEach) const
    {
        if (ranks * costEach <= m_limits.work)
            return ranks;
        const std::size_t most = std::min(m_limits.perKind, m_limits.work / costEach);
        return std::clamp<std::size_t>(most, 1, ranks);
    }

    /// Recomputes the kept values from the changed lists.
    void keep(BestOf best)
    {
        JudgedRanking trial = m_query;
        for (const Change& change : std::move(best).take()) {
            if (m_stop.stop_requested())
                return;
            m_result.changes.push_back({change, valueAfter(change, trial)});
        }
    }

    Value valueAfter(const Change& change, JudgedRanking& trial) const
    {
        if (const auto* swap = std::get_if<Swap>(&change)) {
            trial.swapRanks(swap->upper, swap->lower);
            const Value value = m_evaluator.value(trial);
            trial.swapRanks(swap->upper, swap->lower);
            return value;
        }
        if (const auto* promotion = std::get_if<Promotion>(&change)) {
            trial.moveRank(promotion->from, promotion->to);
            const Value value = m_evaluator.value(trial);
            trial.moveRank(promotion->to, promotion->from);
            return value;
        }
        return m_evaluator.value(applied(change, m_query));
    }

    const JudgedRanking& m_query;
    const MeasureSpec& m_definition;
    ChangeLimits m_limits;
    std::stop_token m_stop;
    std::size_t m_read;   ///< ranks within the cutoff
    std::size_t m_depth;  ///< the deepest rank read in a changed list or its ideal
    Evaluator m_evaluator;
    Discounts m_discounts;
    BestChanges m_result;
    std::vector<double> m_values;
};

}  // namespace

std::size_t BestChanges::existing() const
{
    std::size_t sum = 0;
    for (const ChangeCount& count : counts)
        sum += count.existing;
    return sum;
}

bool raisesValue(const BestChanges& best, const ValuedChange& changed, NoValueRule rule)
{
    const Value before = countedAs(best.before, rule);
    const Value after = countedAs(changed.value, rule);
    if (!before || !after)
        return after.isDefined();
    return *after - *before > 1e-14 * std::max(std::abs(*after), std::abs(*before));
}

std::vector<Grade> gradeScale(const JudgedRanking& query, std::optional<double> topGrade)
{
    std::vector<double> grades;
    for (const auto part : {query.ranked(), query.notRetrieved()})
        for (const Grade grade : part)
            if (grade.hasValue())
                grades.push_back(grade.value());
    std::ranges::sort(grades);
    grades.erase(std::unique(grades.begin(), grades.end()), grades.end());
    if (grades.size() > longestScale) {
        std::vector<double> spread;
        for (std::size_t i = 0; i < longestScale; ++i)
            spread.push_back(grades[i * (grades.size() - 1) / (longestScale - 1)]);
        grades = std::move(spread);
    }
    const double top = std::max(topGrade.value_or(query.topGrade()), 1.0);
    for (double grade = 0; top < longestScale && grade <= top; ++grade)
        grades.push_back(grade);
    std::ranges::sort(grades);
    grades.erase(std::unique(grades.begin(), grades.end()), grades.end());
    return {grades.begin(), grades.end()};
}

std::optional<BestChanges> bestChanges(const JudgedRanking& query, const MeasureSpec& definition,
                                       const ChangeLimits& limits, std::stop_token stop)
{
    return Search(query, definition, limits, std::move(stop)).run();
}

}  // namespace core
