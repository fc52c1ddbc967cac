// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace core {

/// Compatibility: the rank-biased overlap of the list with the ideal ranking that is nearest to it,
/// over what that ideal overlaps with itself.
///
/// The ideal has the documents with a grade above 0, best grade first; those of equal grade in the
/// order of the list, those not retrieved last. The overlap sums p^(d-1) × the share of documents
/// in both top d, down to a depth: so a document at rank i whose place in the ideal is q adds the
/// sum of p^(d-1) / d over the depths from max(i, q) on. A list cut at k ends there; the ideal does
/// not. Grades only order documents: preferences are enough.
///
/// Range 0 to 1. Undefined if no grade is above 0. O(k + depth).
/// Source: Clarke, Vtyurina & Smucker, ACM TOIS 39(3), 2021; their compatibility.py reads 1000
/// ranks, ir_measures to the end of the longer list.
struct Compatibility : UsualMeasure {
    static constexpr Measure measure = Measure::Compat;
    static constexpr std::string_view name = "Compat";
    static constexpr std::array<std::string_view, 1> aliases{"compatibility"};
    static constexpr std::array parameters{Parameter::OverlapPersistence, Parameter::OverlapDepth};
    static constexpr Denominator denominator(const Settings&) { return Denominator::IdealItself; }
    /// The sum over 1000 depths overflows fractions.
    static bool rational(const Settings&) { return false; }

    /// `seen`: the place in the ideal ranking, 0 without one.
    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
        {
            for (const Grade grade : in.query.judgedBestFirst()) {
                if (!(grade.earning() > 0))
                    break;
                if (m_next.empty() || m_next.back().grade != grade.value())
                    m_next.push_back({grade.value(), m_ideal});
                ++m_ideal;
            }
            const bool readsLists = in.settings.overlapDepth == OverlapDepth::Lists;
            const std::size_t depth =
                readsLists ? std::max(in.query.ranked().size(), m_ideal) : std::size_t{1000};
            const Num persistence = given<Num>(in.settings.overlapPersistence);
            std::vector<Num> from(depth + 1, whole<Num>(0));
            Num power = whole<Num>(1);
            for (std::size_t d = 1; d <= depth; ++d) {
                from[d - 1] = power / whole<Num>(d);
                power *= persistence;
            }
            for (std::size_t d = depth; d-- > 0;)
                from[d] += from[d + 1];
            for (std::size_t d = 1; d <= std::min(m_ideal, depth); ++d)
                m_ofIdeal += from[d - 1];
            m_from = std::make_shared<const std::vector<Num>>(std::move(from));
        }
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            if (!(grade.earning() > 0))
                return {whole<Num>(0), whole<Num>(1), whole<Num>(0)};
            const std::size_t place = ++placesOf(grade);
            return {fromDepth(std::max(rank, place)), whole<Num>(1), whole<Num>(place)};
        }
        Num attainable(std::size_t) const { return m_ofIdeal; }

    private:
        /// The last place that the documents of a grade have so far.
        struct Places {
            double grade;
            std::size_t last;
        };

        std::size_t& placesOf(Grade grade)
        {
            return std::ranges::find(m_next, grade.value(), &Places::grade)->last;
        }
        Num fromDepth(std::size_t depth) const
        {
            return depth < m_from->size() ? (*m_from)[depth - 1] : whole<Num>(0);
        }

        std::vector<Places> m_next;                      ///< best grade first
        std::size_t m_ideal = 0;                         ///< the length of the ideal ranking
        std::shared_ptr<const std::vector<Num>> m_from;  ///< [d - 1]: what is added from depth d on
        Num m_ofIdeal = whole<Num>(0);
    };
};

}  // namespace core
