// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// Counts relevant documents, for P, recall, capped recall and F; success and R-precision build on
/// it. `seen` is the number of relevant documents so far. Kernels that start equal compute the same
/// sums.
template <class Num>
class HitKernel : public RelevanceKernel<Num> {
public:
    using RelevanceKernel<Num>::RelevanceKernel;

    Share<Num> operator()(std::size_t, Grade grade)
    {
        const bool hit = this->isRelevant(grade);
        m_hits += hit ? 1 : 0;
        return {whole<Num>(hit ? 1 : 0), whole<Num>(1), whole<Num>(m_hits)};
    }
    bool operator==(const HitKernel&) const = default;

private:
    std::size_t m_hits = 0;
};

/// The same, divided by R, the number of relevant documents judged for the query.
template <class Num>
class FoundKernel : public HitKernel<Num> {
public:
    explicit FoundKernel(const KernelInput& in)
        : HitKernel<Num>(in)
        , m_relevant(in.query.relevant(in.settings.relevantFrom))
    {}
    Num attainable(std::size_t) const { return whole<Num>(m_relevant); }

protected:
    std::size_t relevant() const { return m_relevant; }

private:
    std::size_t m_relevant;
};

/// Defaults for measures that count hits.
struct HitMeasure : UsualMeasure {
    static constexpr std::array parameters{Parameter::RelevantFrom};
    static constexpr bool isPositional = true;
    static bool isBinary(const Settings&) { return true; }
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
};

}  // namespace core
