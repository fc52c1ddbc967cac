// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace core {

/// binG: each relevant document adds 1 / log2(2 + x), where x documents above it are not relevant.
/// The sum is divided by R.
///
/// Range 0 to 1. Undefined when R = 0 (trec_eval says 0). O(k).
/// Source: trec_eval's binG, 2008.
struct BinaryGainRatio : HitMeasure {
    static constexpr Measure measure = Measure::BinG;
    static constexpr std::string_view name = "binG";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr bool isPositional = false;
    using UsualMeasure::columns;
    static constexpr Denominator denominator(const Settings&) { return Denominator::Relevant; }
    static bool rational(const Settings&) { return false; }
    static News newsOf(const Settings&, Grade, const Share<double>& share)
    {
        return share.gain > 0 ? News::All : News::Seen;
    }

    /// `seen`: documents above this rank that are not relevant.
    template <class Num>
    class Kernel : public FoundKernel<Num> {
    public:
        using FoundKernel<Num>::FoundKernel;
        static constexpr Combine combine = Combine::Over;

        Share<Num> operator()(std::size_t, Grade grade)
        {
            const bool hit = this->isRelevant(grade);
            const std::size_t above = m_above;
            m_above += hit ? 0 : 1;
            return {whole<Num>(hit ? 1 : 0),
                    given<Num>(hit ? std::log2(2 + static_cast<double>(above)) : 1.0),
                    whole<Num>(above)};
        }

    private:
        std::size_t m_above = 0;
    };
};

/// G: the sum of gain / log2(2 + cost - gained), divided by the sum of all judged gains. `gained`
/// is the sum of the gains down to this rank. `cost` is the same sum for the ideal order, in which
/// every rank costs at least 1. The grade is the gain.
///
/// Range 0 to 1. Undefined when no judged document has a gain (trec_eval says 0). O(k). Source:
/// trec_eval's G, 2008.
struct GradedGainRatio : UsualMeasure {
    static constexpr Measure measure = Measure::G;
    static constexpr std::string_view name = "G";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr std::array<Parameter, 0> parameters{};
    static constexpr Denominator denominator(const Settings&) { return Denominator::JudgedGains; }
    static bool rational(const Settings&) { return false; }

    /// `seen`: the gain so far.
    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        static constexpr Combine combine = Combine::Over;

        explicit Kernel(const KernelInput& in)
            : m_ideal(in.query.judgedBestFirst())
        {
            for (const Grade grade : m_ideal)
                m_attainable += grade.earning();
        }
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            const double gain = grade.earning();
            m_gained += gain;
            m_cost += std::max(1.0, rank <= m_ideal.size() ? m_ideal[rank - 1].earning() : 0.0);
            return {given<Num>(gain),
                    given<Num>(gain != 0 ? std::log2(2 + m_cost - m_gained) : 1.0),
                    given<Num>(m_gained)};
        }
        Num attainable(std::size_t) const { return given<Num>(m_attainable); }
        Undefined whyUndefined() const { return Undefined::NoGain; }

    private:
        std::span<const Grade> m_ideal;
        double m_attainable = 0;
        double m_gained = 0;
        double m_cost = 0;
    };
};

}  // namespace core
