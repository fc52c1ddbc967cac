// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/evaluate.h"
#include "core/metrics/measures/other_orders.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

namespace core {

/// A value for comparing orders: minus infinity if undefined.
inline double comparable(double earned, double attainable, Undefined whyUndefined)
{
    return divided(earned, attainable, whyUndefined)
        .valueOr(-std::numeric_limits<double>::infinity());
}

/// For measures whose shares depend only on rank and grade. A swap changes two terms; for a
/// promotion, the terms of the documents that move down by one are a difference of two stored sums.
/// O(1) per value, 24 bytes per rank.
template <class M>
class PositionalOrders : public OtherOrders {
public:
    PositionalOrders(const KernelInput& in, std::size_t cutoff)
        : m_rewardsOrder(M::rewardsOrder(in, cutoff))
        , m_ranking(in.query.ranked())
        , m_kernel(in)
        , m_read(upTo(cutoff, m_ranking).size())
        , m_attainable(m_kernel.attainable(cutoff))
        , m_terms(m_read + 1)
        , m_sums(m_read + 1)
        , m_sumsBelow(m_read + 1)
    {
        for (std::size_t rank = 1; rank <= m_read; ++rank) {
            m_terms[rank] = term(rank, grade(rank));
            m_sums[rank] = m_sums[rank - 1] + m_terms[rank];
            const double below = rank < m_read ? term(rank + 1, grade(rank)) : 0.0;
            m_sumsBelow[rank] = m_sumsBelow[rank - 1] + below;
        }
    }

    double worth(Grade grade) const override { return m_kernel.worth(grade); }
    bool rewardsOrder() const override { return m_rewardsOrder; }
    std::size_t cost(std::size_t) const override { return m_ranking.size(); }

    void swaps(std::size_t upper, std::span<const std::size_t> lowers,
               std::span<double> values) override
    {
        if (lowers.empty())
            return;
        const double without = m_sums[m_read] - m_terms[upper] + term(upper, grade(lowers.front()));
        for (std::size_t i = 0; i < lowers.size(); ++i) {
            double sum = without;
            if (lowers[i] <= m_read)
                sum += term(lowers[i], grade(upper)) - m_terms[lowers[i]];
            values[i] = value(sum);
        }
    }

    void promotions(std::size_t to, std::span<const std::size_t> from,
                    std::span<double> values) override
    {
        if (from.empty())
            return;
        const double above = m_sums[to - 1] + term(to, grade(from.front()));
        for (std::size_t i = 0; i < from.size(); ++i) {
            const std::size_t last = std::min(from[i], m_read);
            const double between = m_sumsBelow[last - 1] - m_sumsBelow[to - 1];
            values[i] = value(above + between + (m_sums[m_read] - m_sums[last]));
        }
    }

private:
    Grade grade(std::size_t rank) const { return m_ranking[rank - 1]; }
    double term(std::size_t rank, Grade grade)
    {
        return termOf<KernelOf<M>::combine>(m_kernel(rank, grade));
    }
    double value(double sum) const
    {
        return comparable(sum, m_attainable, m_kernel.whyUndefined());
    }

    bool m_rewardsOrder;
    std::span<const Grade> m_ranking;
    KernelOf<M> m_kernel;
    std::size_t m_read;  ///< ranks within the cutoff
    double m_attainable;
    std::vector<double> m_terms;
    std::vector<double> m_sums;       ///< of the terms at ranks 1..i
    std::vector<double> m_sumsBelow;  ///< of the terms of documents 1..i one rank lower
};

/// For all other measures. A copy of the kernel that has read the ranks above reads on to the lower
/// rank. The rest of the sum is the list's own, or is read too if the order above matters. One walk
/// serves all documents of the same worth. O(ranks between) for all of them, 8 bytes per rank.
template <class M>
class ScannedOrders : public OtherOrders {
public:
    using Kernel = KernelOf<M>;

    ScannedOrders(const KernelInput& in, std::size_t cutoff)
        : m_rewardsOrder(M::rewardsOrder(in, cutoff))
        , m_forgetsOrder(M::forgetsOrder(in.settings))
        , m_cutoff(cutoff)
        , m_ranking(in.query.ranked())
        , m_read(upTo(cutoff, m_ranking).size())
        , m_above(in)
        , m_sums{0.0}
    {
        m_sums.reserve(m_read + 1);
        Kernel kernel(in);
        scan(m_ranking.first(m_read), kernel,
             [this](const Step<double>& step, auto&) { m_sums.push_back(step.sum); });
        m_attainable = kernel.attainable(cutoff);
    }

    double worth(Grade grade) const override { return m_above.worth(grade); }
    bool rewardsOrder() const override { return m_rewardsOrder; }
    std::size_t cost(std::size_t worths) const override
    {
        return m_ranking.size() + m_read * (m_forgetsOrder ? worths : m_read / 2);
    }

    void swaps(std::size_t upper, std::span<const std::size_t> lowers,
               std::span<double> values) override
    {
        if (lowers.empty())
            return;
        Walk walk = startAt(upper, grade(lowers.front()));
        for (std::size_t i = 0; i < lowers.size(); ++i) {
            if (lowers[i] > m_read) {
                readOn(walk, m_read, 0);
                std::fill(values.begin() + static_cast<std::ptrdiff_t>(i), values.end(),
                          endOf(walk));
                return;
            }
            readOn(walk, lowers[i] - 1, 0);
            Walk other = walk;
            step(other, grade(upper));
            values[i] = finish(std::move(other));
        }
    }

    void promotions(std::size_t to, std::span<const std::size_t> from,
                    std::span<double> values) override
    {
        if (from.empty())
            return;
        Walk walk = startAt(to, grade(from.front()));
        for (std::size_t i = 0; i < from.size(); ++i) {
            readOn(walk, std::min(from[i], m_read), 1);
            if (from[i] > m_read) {
                std::fill(values.begin() + static_cast<std::ptrdiff_t>(i), values.end(),
                          endOf(walk));
                return;
            }
            values[i] = m_forgetsOrder ? joined(walk) : finish(walk);
        }
    }

private:
    /// A scan that has read down to `rank`.
    struct Walk {
        Kernel kernel;
        std::size_t rank;
        double sum;
    };

    Grade grade(std::size_t rank) const { return m_ranking[rank - 1]; }

    static void step(Walk& walk, Grade grade)
    {
        ++walk.rank;
        walk.sum += termOf<Kernel::combine>(walk.kernel(walk.rank, grade));
    }

    /// Reads down to `rank`, taking each document from `shift` ranks above.
    void readOn(Walk& walk, std::size_t rank, std::size_t shift) const
    {
        while (walk.rank < rank)
            step(walk, grade(walk.rank + 1 - shift));
    }

    Walk startAt(std::size_t rank, Grade first)
    {
        for (; m_next < rank; ++m_next)
            m_above(m_next, grade(m_next));
        Walk walk{m_above, rank - 1, m_sums[rank - 1]};
        step(walk, first);
        return walk;
    }

    double endOf(Walk& walk) const
    {
        return comparable(walk.sum, walk.kernel.attainable(m_cutoff), walk.kernel.whyUndefined());
    }
    /// The walk has read the same documents as the list, so the rest of the sum is the list's own.
    double joined(const Walk& walk) const
    {
        return comparable(walk.sum + (m_sums[m_read] - m_sums[walk.rank]), m_attainable,
                          walk.kernel.whyUndefined());
    }
    double finish(Walk walk) const
    {
        if (m_forgetsOrder)
            return joined(walk);
        readOn(walk, m_read, 0);
        return endOf(walk);
    }

    bool m_rewardsOrder;
    bool m_forgetsOrder;
    std::size_t m_cutoff;
    std::span<const Grade> m_ranking;
    std::size_t m_read;  ///< ranks within the cutoff
    Kernel m_above;      ///< has read the ranks before m_next
    std::size_t m_next = 1;
    std::vector<double> m_sums;
    double m_attainable = 0;
};

/// For a measure of the ideal ranking, which does not depend on the list's order.
template <class M>
class UnchangedOrders : public OtherOrders {
public:
    UnchangedOrders(const KernelInput& in, std::size_t cutoff)
        : m_value(quotientOf<M>(in, cutoff).value.valueOr(-std::numeric_limits<double>::infinity()))
    {}
    double worth(Grade) const override { return 0; }
    bool rewardsOrder() const override { return true; }
    std::size_t cost(std::size_t) const override { return 1; }
    void swaps(std::size_t, std::span<const std::size_t>, std::span<double> values) override
    {
        std::fill(values.begin(), values.end(), m_value);
    }
    void promotions(std::size_t, std::span<const std::size_t>, std::span<double> values) override
    {
        std::fill(values.begin(), values.end(), m_value);
    }

private:
    double m_value;
};

template <class M>
std::unique_ptr<OtherOrders> otherOrdersOf(const KernelInput& in, std::size_t cutoff)
{
    if constexpr (M::walksIdeal)
        return std::make_unique<UnchangedOrders<M>>(in, cutoff);
    else if constexpr (M::isPositional)
        return std::make_unique<PositionalOrders<M>>(in, cutoff);
    else
        return std::make_unique<ScannedOrders<M>>(in, cutoff);
}

}  // namespace core
