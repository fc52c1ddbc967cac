// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"
#include "core/metrics/scan/walk.h"

#include <algorithm>
#include <limits>

namespace core {

/// The documents of the ideal ranking, best first.
inline std::span<const Grade> idealRanking(const JudgedRanking& query, const Settings& settings)
{
    const bool asGiven = settings.earners == Earners::AsGiven && settings.gain != Gain::Binary;
    switch (settings.ideal) {
    case IdealPool::RetrievedOnly:
        return asGiven ? query.rankedBestFirst() : query.retrievedBestFirst();
    case IdealPool::RelevantOnly:
        return query.judgedBestFirst().first(query.relevant(settings.relevantFrom));
    case IdealPool::AsManyJudged: {
        const auto judged = asGiven ? query.allBestFirst() : query.judgedBestFirst();
        return judged.first(std::min(query.ranked().size(), judged.size()));
    }
    case IdealPool::AllQueries:
        return query.pooledBestFirst();
    case IdealPool::AllJudged:
        break;
    }
    return query.judgedBestFirst();
}

/// How many ranks of the ideal ranking count when the list is cut at `cutoff`.
inline std::size_t idealCutoff(const JudgedRanking& query, const Settings& settings,
                               std::size_t cutoff)
{
    switch (settings.idealCutoff) {
    case IdealCutoff::None:
        return noCutoff;
    case IdealCutoff::Retrieved:
        return query.ranked().size();
    case IdealCutoff::Relevant:
        return query.relevant(settings.relevantFrom);
    case IdealCutoff::AtCutoff:
        break;
    }
    return cutoff;
}

/// The gain of a grade under the rules. Unjudged documents earn 0. So do negative grades, unless
/// they count as given, and grades below the threshold if only relevant documents earn.
class GainRule {
public:
    /// @param dataTop the top of the grade scale, used if the settings do not fix it
    explicit GainRule(const Settings& settings, double dataTop = 1)
        : m_gain(settings.gain)
        , m_from(fromOf(settings))
        , m_isGrade(m_gain == Gain::Linear && m_from == 0)
        , m_top(m_gain == Gain::Scaled ? settings.topGrade.value_or(dataTop) : 1)
        , m_table(m_gain == Gain::Table ? &settings.gainTable : nullptr)
    {}

    template <class Num>
    Num gain(Grade grade) const
    {
        return m_isGrade ? given<Num>(grade.earning()) : otherGain<Num>(grade);
    }
    /// Grades of equal worth have equal gains; a higher worth means a higher gain.
    double worth(Grade grade) const
    {
        const bool isInSteps = m_gain == Gain::Binary || m_gain == Gain::Table;
        return isInSteps ? gain<double>(grade) : earning(grade);
    }

    bool operator==(const GainRule&) const = default;

private:
    template <class Num>
    Num otherGain(Grade grade) const
    {
        switch (m_gain) {
        case Gain::Exponential:
            return powerOfTwo<Num>(earning(grade)) - whole<Num>(1);
        case Gain::Binary:
            return whole<Num>(grade.isRelevant(m_from) ? 1 : 0);
        case Gain::Scaled:
            return m_top > 0 ? given<Num>(earning(grade)) / given<Num>(m_top) : whole<Num>(0);
        case Gain::Table:
            return given<Num>(m_table->gainOf(earning(grade)));
        case Gain::Linear:
            break;
        }
        return given<Num>(earning(grade));
    }
    /// The lowest grade that earns its gain; lower grades earn 0.
    static double fromOf(const Settings& settings)
    {
        if (settings.gain == Gain::Binary || settings.earners == Earners::RelevantOnly)
            return settings.relevantFrom;
        return settings.earners == Earners::AsGiven ? -std::numeric_limits<double>::infinity() : 0;
    }
    double earning(Grade grade) const
    {
        if (m_from < 0)
            return grade.hasValue() ? grade.value() : 0;
        const double earning = grade.earning();
        return earning >= m_from ? earning : 0;
    }

    Gain m_gain;
    double m_from;
    bool m_isGrade;  ///< the most frequent case: the gain is the grade
    double m_top;
    const GainTable* m_table;  ///< owned by the settings
};

/// Whether the order of documents with tied scores counts. If a ranking's ties are known
/// (JudgedRanking::setTies), DCG and nDCG use the mean gain of a tied group at each of its ranks,
/// which gives their average over all orders of the group.
enum class TiedGain : std::uint8_t { AsOrdered, Averaged };

/// Sums gain ÷ discount for DCG, IDCG and nDCG. `seen` is not used. Kernels that start equal
/// compute the same sums.
template <class Num>
class DiscountedGainKernel : public UsualKernel<Num> {
public:
    static constexpr Combine combine = Combine::Over;

    explicit DiscountedGainKernel(const KernelInput& in, TiedGain tied = TiedGain::AsOrdered)
        : m_gains(in.settings, in.query.topGrade())
        , m_discounts(&in.discounts)
        , m_tied(tied == TiedGain::Averaged && in.query.hasTies() ? &in.query : nullptr)
    {}

    Share<Num> operator()(std::size_t rank, Grade grade)
    {
        return {m_tied ? meanGain(rank) : m_gains.gain<Num>(grade),
                m_discounts->template divisorAs<Num>(rank), whole<Num>(0)};
    }

    Undefined whyUndefined() const { return Undefined::NoGain; }
    double worth(Grade grade) const { return m_gains.worth(grade); }
    bool operator==(const DiscountedGainKernel& other) const
    {
        return m_gains == other.m_gains && *m_discounts == *other.m_discounts &&
               m_tied == other.m_tied;
    }

private:
    Num meanGain(std::size_t rank)
    {
        if (rank <= m_endOfTie)
            return m_meanGain;
        m_endOfTie = m_tied->endOfTie(rank);
        const auto tied = m_tied->ranked().subspan(rank - 1, m_endOfTie + 1 - rank);
        m_meanGain = whole<Num>(0);
        for (const Grade grade : tied)
            m_meanGain += m_gains.gain<Num>(grade);
        m_meanGain = m_meanGain / whole<Num>(tied.size());
        return m_meanGain;
    }

    GainRule m_gains;
    const Discounts* m_discounts;
    const JudgedRanking* m_tied;  ///< null if the order within ties counts
    std::size_t m_endOfTie = 0;
    Num m_meanGain = whole<Num>(0);
};

/// What CG, DCG, IDCG and nDCG have in common.
struct GainMeasure : UsualMeasure {
    static constexpr bool endsAtOne = false;
    static constexpr bool isPositional = true;
    static bool isInForce(Parameter parameter, const Settings& settings)
    {
        if (parameter == Parameter::RelevantFrom)
            return settings.gain == Gain::Binary || settings.earners == Earners::RelevantOnly;
        if (parameter == Parameter::GainTable)
            return settings.gain == Gain::Table;
        if (parameter == Parameter::TopGrade)
            return settings.gain == Gain::Scaled;
        if (parameter == Parameter::DiscountBase)
            return settings.discount == Discount::JarvelinKekalainen;
        return parameter != Parameter::Earners || settings.gain != Gain::Binary;
    }
};

/// Cumulative gain: the sum of the gains of the first k documents, in any order.
///
/// Range 0 upward, always defined. Exact if grades are decimals. Source: Järvelin & Kekäläinen, ACM
/// TOIS 20(4), 2002.
struct CumulatedGain : GainMeasure {
    static constexpr Measure measure = Measure::Cg;
    static constexpr std::string_view name = "CG";
    static constexpr std::array<std::string_view, 1> aliases{"cumulated_gain"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::Gain,
                                           Parameter::GainTable, Parameter::TopGrade,
                                           Parameter::Earners};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Term, Column::Sum};
    }

    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : m_gains(in.settings, in.query.topGrade())
        {}
        Share<Num> operator()(std::size_t, Grade grade)
        {
            return {m_gains.gain<Num>(grade), whole<Num>(1), whole<Num>(0)};
        }
        double worth(Grade grade) const { return m_gains.worth(grade); }

    private:
        GainRule m_gains;
    };
};

/// Discounted cumulative gain: the sum of gain ÷ discount over ranks 1..k.
///
/// Range 0 upward, always defined; 0 when nothing retrieved has a gain. O(k), no allocation.
/// Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002 (discount log_b(i) from rank b on); the
/// usual log2(i + 1) is Burges et al., ICML 2005. Tools disagree on gain and discount: see
/// Settings.
struct DiscountedCumulatedGain : GainMeasure {
    static constexpr Measure measure = Measure::Dcg;
    static constexpr std::string_view name = "DCG";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr std::array parameters{
        Parameter::RelevantFrom, Parameter::Gain,     Parameter::GainTable,   Parameter::TopGrade,
        Parameter::Earners,      Parameter::Discount, Parameter::DiscountBase};
    static std::vector<Column> columns(const Settings& settings)
    {
        if (settings.gain == Gain::Linear)
            return {Column::Rank, Column::Grade, Column::Weight, Column::Term, Column::Sum};
        return {Column::Rank,   Column::Grade, Column::Gain,
                Column::Weight, Column::Term,  Column::Sum};
    }
    static bool rational(const Settings& settings)
    {
        return settings.discount == Discount::None || settings.discount == Discount::Reciprocal;
    }

    template <class Num>
    class Kernel : public DiscountedGainKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : DiscountedGainKernel<Num>(in, TiedGain::Averaged)
        {}
    };
};

/// Ideal DCG: the DCG of the ideal ranking, cut at k.
///
/// It uses DCG's kernel on idealRanking(), so the nDCG of an ideal ranking is exactly 1 for any
/// gains. Range 0 upward, always defined. O(k) after the ranking's own sort.
struct IdealDiscountedCumulatedGain : DiscountedCumulatedGain {
    static constexpr Measure measure = Measure::Idcg;
    static constexpr std::string_view name = "IDCG";
    static constexpr std::array<std::string_view, 1> aliases{"ideal_dcg"};
    static constexpr std::array parameters{
        Parameter::RelevantFrom, Parameter::Gain,     Parameter::GainTable,    Parameter::TopGrade,
        Parameter::Earners,      Parameter::Discount, Parameter::DiscountBase, Parameter::Ideal};
    static constexpr bool walksIdeal = true;
    static bool isInForce(Parameter parameter, const Settings& settings)
    {
        return GainMeasure::isInForce(parameter, settings) ||
               (parameter == Parameter::RelevantFrom && settings.ideal == IdealPool::RelevantOnly);
    }

    template <class Num>
    class Kernel : public DiscountedGainKernel<Num> {
    public:
        using DiscountedGainKernel<Num>::DiscountedGainKernel;
    };
};

/// Normalised DCG: DCG over IDCG, both cut at k unless the rules set another cutoff for the ideal.
/// Without a cutoff neither is cut.
///
/// Range 0 to 1, with three exceptions. It exceeds 1 if the ideal contains only relevant documents,
/// or is cut above the list, and the ranking earns more. Negative grades that count as given can
/// make it negative. They can also make an ideal with as many judged documents as were retrieved
/// earn less than the ranking. Undefined when the ideal earns 0 or less (trec_eval, ranx and
/// scikit-learn say 0, LightGBM and XGBoost 1). O(k), no allocation. Source: Järvelin & Kekäläinen,
/// ACM TOIS 20(4), 2002. Tools disagree on gain, discount and ideal.
struct NormalisedDiscountedCumulatedGain : IdealDiscountedCumulatedGain {
    static constexpr Measure measure = Measure::Ndcg;
    static constexpr std::string_view name = "nDCG";
    static constexpr std::array<std::string_view, 1> aliases{"ndcg_cut"};
    static constexpr std::array parameters{
        Parameter::RelevantFrom, Parameter::Gain,    Parameter::GainTable,
        Parameter::TopGrade,     Parameter::Earners, Parameter::Discount,
        Parameter::DiscountBase, Parameter::Ideal,   Parameter::IdealCutoff};
    static bool isInForce(Parameter parameter, const Settings& settings)
    {
        return IdealDiscountedCumulatedGain::isInForce(parameter, settings) ||
               (parameter == Parameter::RelevantFrom &&
                settings.idealCutoff == IdealCutoff::Relevant);
    }
    static constexpr bool endsAtOne = true;
    static constexpr bool walksIdeal = false;
    static std::vector<Column> columns(const Settings& settings)
    {
        if (settings.gain == Gain::Linear)
            return {Column::Rank,      Column::Grade,    Column::Weight,
                    Column::Term,      Column::Sum,      Column::IdealGrade,
                    Column::IdealTerm, Column::IdealSum, Column::Value};
        return {Column::Rank,      Column::Grade,    Column::Gain,       Column::Weight,
                Column::Term,      Column::Sum,      Column::IdealGrade, Column::IdealGain,
                Column::IdealTerm, Column::IdealSum, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Ideal; }

    template <class Num>
    class Kernel : public DiscountedGainKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : DiscountedGainKernel<Num>(in, TiedGain::Averaged)
            , m_ideal(DiscountedGainKernel<Num>(in), idealRanking(in.query, in.settings))
            , m_cutsAtCutoff(in.settings.idealCutoff == IdealCutoff::AtCutoff)
            , m_idealCutoff(idealCutoff(in.query, in.settings, noCutoff))
        {}

        Num attainable(std::size_t cutoff)
        {
            return m_ideal.sumTo(m_cutsAtCutoff ? cutoff : m_idealCutoff);
        }
        /// Whether the attainable sum at k is the ideal's sum down to k.
        bool cutsIdealAtCutoff() const { return m_cutsAtCutoff; }
        const Walk<DiscountedGainKernel<Num>>& attainableWalk() const { return m_ideal; }

    private:
        Walk<DiscountedGainKernel<Num>> m_ideal;
        bool m_cutsAtCutoff;
        std::size_t m_idealCutoff;  ///< used if the ideal is not cut at the list's cutoff
    };
};

}  // namespace core
