// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/cumulated_gain.h"
#include "core/metrics/measures/hits.h"
#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <variant>
#include <vector>

namespace core {

/// Running sums at ranks 1..depth, cached while the curves of one query are computed, so that a sum
/// shared by several measures is computed once. The memory is reused for the next query.
class RunningSums {
public:
    /// The kernels that more than one measure inherits.
    using Shared = std::variant<HitKernel<double>, DiscountedGainKernel<double>>;

    /// Forgets all sums.
    void begin(std::size_t depth)
    {
        m_depth = depth;
        m_known = 0;
    }

    /// The sum at each rank 1..depth; past the ranking's end it stays the same. Valid until
    /// begin().
    /// @param start a kernel that has not read anything; what it refers to must outlive the sums
    template <class Kernel>
    const double* of(const Kernel& start, std::span<const Grade> ranking)
    {
        ranking = upTo(m_depth, ranking);
        for (const Walked& walked : std::span(m_walked).first(m_known))
            if (walked.ranking.data() == ranking.data() &&
                walked.ranking.size() == ranking.size() && walked.start == Shared(start))
                return walked.sums.data();
        if (m_known == m_walked.size())
            m_walked.push_back({start, ranking, {}});
        Walked& walked = m_walked[m_known++];
        walked.start = start;
        walked.ranking = ranking;
        walk(start, ranking, walked.sums);
        return walked.sums.data();
    }

private:
    struct Walked {
        Shared start;
        std::span<const Grade> ranking;
        std::vector<double> sums;
    };

    template <class Kernel>
    void walk(Kernel kernel, std::span<const Grade> ranking, std::vector<double>& sums) const
    {
        sums.resize(m_depth);
        const double sum =
            scan(ranking, kernel, [to = sums.data()](const Step<double>& step, auto&) {
                to[step.rank - 1] = step.sum;
            });
        std::fill(sums.begin() + static_cast<std::ptrdiff_t>(ranking.size()), sums.end(), sum);
    }

    std::size_t m_depth = 0;
    std::vector<Walked> m_walked;
    std::size_t m_known = 0;
};

}  // namespace core
