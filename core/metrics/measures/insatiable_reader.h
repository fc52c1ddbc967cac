// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// No reader of these measures views more documents, as in cwl_eval.
inline constexpr std::size_t mostViewed = 1000;

/// A reader who wants T in total, goes on from rank i with probability ((i + 2T - 1)/(i + 2T))^2,
/// and never views more than 1000 documents. INSQ is the expected gain per document viewed: the sum
/// of gain × the probability of reaching the rank, over the expected number of documents viewed.
///
/// Gain is the grade over the top of the scale; unjudged documents and the ranks after the list
/// count as 0. A list cut at k ends there. Range 0 to 1. Undefined only if a grade within the
/// cutoff exceeds the scale. O(k + 1000). Source: Moffat, Scholer & Thomas, ADCS 2012; figures:
/// cwl_eval.
struct Insq : UsualMeasure {
    static constexpr Measure measure = Measure::Insq;
    static constexpr std::string_view name = "INSQ";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr std::array parameters{Parameter::DesiredGain, Parameter::TopGrade};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Gain,       Column::Weight,
                Column::Term, Column::Sum,   Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::ExpectedViews; }
    /// The sum over 1000 ranks overflows fractions.
    static bool rational(const Settings&) { return false; }
    static bool rewardsOrder(const KernelInput& in, std::size_t)
    {
        return ScaledKernel<double>::holds(in);
    }

    /// Weight: the probability of reaching the rank. `seen`: that of going on from it.
    template <class Num, bool adapts>
    class Reader : public ScaledKernel<Num> {
    public:
        explicit Reader(const KernelInput& in)
            : ScaledKernel<Num>(in)
            , m_wanted(whole<Num>(2) * given<Num>(in.settings.desiredGain))
        {}
        /// The expected number of documents viewed, if nothing more is found.
        Num attainable(std::size_t) const
        {
            if (!(toDouble(ScaledKernel<Num>::attainable(0)) > 0))
                return whole<Num>(0);
            Reader rest = *this;
            while (rest.m_rank < mostViewed)
                rest.view();
            return rest.m_views;
        }

    protected:
        Share<Num> read(std::size_t rank, Grade grade)
        {
            if (rank > mostViewed)
                return {whole<Num>(0), whole<Num>(0), whole<Num>(0)};
            this->meet(grade);
            const Num gain = gainOf(grade);
            const Num reach = m_reach;
            m_found += gain;
            const Num goesOn = view();
            return {gain, reach, goesOn};
        }

    private:
        /// At most 1, also for a grade above the scale, which would make the reader's chances
        /// endless.
        Num gainOf(Grade grade) const
        {
            if (!(grade.earning() > 0))
                return whole<Num>(0);
            return grade.value() > this->top()
                       ? whole<Num>(1)
                       : given<Num>(grade.value()) / given<Num>(this->top());
        }
        /// Views the next rank, and returns the probability of going on.
        Num view()
        {
            ++m_rank;
            m_views += m_reach;
            Num left = whole<Num>(m_rank) + m_wanted;
            if constexpr (adapts)
                left = left - m_found;
            const Num root = (left - whole<Num>(1)) / left;
            const Num goesOn = root * root;
            m_reach *= goesOn;
            return goesOn;
        }

        Num m_wanted;
        Num m_found = whole<Num>(0);
        Num m_reach = whole<Num>(1);
        Num m_views = whole<Num>(0);
        std::size_t m_rank = 0;
    };

    template <class Num>
    class Kernel : public Reader<Num, false> {
    public:
        using Reader<Num, false>::Reader;
        Share<Num> operator()(std::size_t rank, Grade grade) { return this->read(rank, grade); }
    };
};

/// The same reader, who is content sooner the more has been found: the reader goes on from rank i
/// with probability ((i + T + r - 1)/(i + T + r))^2, where r is T minus the gain down to rank i.
/// Source: Bailey, Moffat, Scholer & Thomas, SIGIR 2015; Moffat, Bailey, Scholer & Thomas, ADCS
/// 2015; figures: cwl_eval.
struct Inst : Insq {
    static constexpr Measure measure = Measure::Inst;
    static constexpr std::string_view name = "INST";
    static bool forgetsOrder(const Settings&) { return false; }

    template <class Num>
    class Kernel : public Reader<Num, true> {
    public:
        using Reader<Num, true>::Reader;
        Share<Num> operator()(std::size_t rank, Grade grade) { return this->read(rank, grade); }
    };
};

/// BPM: a reader who stops on having found T or viewed k documents, whichever comes first, and
/// never views more than 1000. The value is the mean gain of the documents viewed. Gain is the
/// grade over the top of the scale; ranks after the list count as 0. Without a cutoff, k is the
/// number of retrieved documents.
///
/// Range 0 to 1, exact for whole grades. Undefined if a grade that is viewed exceeds the scale and,
/// without a cutoff, if nothing was retrieved. O(k). Source: Zhang, Liu, Li, Zhang, Xu & Ma, SIGIR
/// 2017 (the static model); figures: cwl_eval.
struct BejeweledPlayer : UsualMeasure {
    static constexpr Measure measure = Measure::Bpm;
    static constexpr std::string_view name = "BPM";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr std::array parameters{Parameter::DesiredGain, Parameter::TopGrade};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::ExpectedViews; }
    /// A better document further up can end the search before others that are better still.
    static bool rewardsOrder(const KernelInput&, std::size_t) { return false; }
    static bool forgetsOrder(const Settings&) { return false; }

    /// Gain: 0 once the reader has stopped. Weight: 1. `seen`: the number of documents viewed.
    template <class Num>
    class Kernel : public ScaledKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : ScaledKernel<Num>(in)
            , m_wanted(in.settings.desiredGain * this->top())
            , m_retrieved(in.query.ranked().size())
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            if (isSettled())
                return {whole<Num>(0), whole<Num>(1), whole<Num>(m_viewed)};
            this->meet(grade);
            m_viewed = rank;
            if (!(grade.earning() > 0))
                return {whole<Num>(0), whole<Num>(1), whole<Num>(rank)};
            m_found += grade.value();
            return {given<Num>(grade.value()) / given<Num>(this->top()), whole<Num>(1),
                    whole<Num>(rank)};
        }
        Num attainable(std::size_t cutoff) const
        {
            if (!(toDouble(ScaledKernel<Num>::attainable(0)) > 0))
                return whole<Num>(0);
            const std::size_t most = cutoff == noCutoff ? m_retrieved : cutoff;
            return whole<Num>(isSettled() ? m_viewed : std::min(most, mostViewed));
        }
        Undefined whyUndefined() const
        {
            return toDouble(ScaledKernel<Num>::attainable(0)) > 0 ? Undefined::NothingRetrieved
                                                                  : Undefined::GradeAboveScale;
        }
        bool isSettled() const
        {
            return (m_found > 0 && m_found >= m_wanted) || m_viewed == mostViewed;
        }

    private:
        double m_wanted;  ///< in grades, so that their sum has no rounding
        std::size_t m_retrieved;
        double m_found = 0;  ///< grades
        std::size_t m_viewed = 0;
    };
};

}  // namespace core
