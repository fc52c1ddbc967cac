// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

namespace core {

/// Success, or hit rate when averaged: 1 when a relevant document is among the first k, else 0.
///
/// Exact. Undefined when R = 0, since success is then impossible (trec_eval says 0).
struct Success : HitMeasure {
    static constexpr Measure measure = Measure::Success;
    static constexpr std::string_view name = "Success";
    static constexpr std::array<std::string_view, 4> aliases{"Hit", "HR", "hit_rate", "HitRate"};
    static constexpr bool isPositional = false;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Seen, Column::Term, Column::Value};
    }

    template <class Num>
    class Kernel : public HitKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : HitKernel<Num>(in)
            , m_possible(in.query.relevant(in.settings.relevantFrom) > 0)
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            Share<Num> share = HitKernel<Num>::operator()(rank, grade);
            if (m_found)
                share.gain = whole<Num>(0);
            else
                m_found = share.gain == whole<Num>(1);
            return share;
        }
        Num attainable(std::size_t) const { return whole<Num>(m_possible ? 1 : 0); }
        bool isSettled() const { return m_found; }

    private:
        bool m_possible;
        bool m_found = false;
    };
};

}  // namespace core
