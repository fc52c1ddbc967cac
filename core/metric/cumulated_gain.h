#pragma once

#include "core/metric/kernel.h"
#include "core/metric/walk.h"

namespace core {

/// The documents that the ideal ranking is made of, best first.
inline std::span<const Grade> idealRanking(const JudgedRanking& query, const Settings& settings)
{
    switch (settings.ideal) {
    case IdealPool::RetrievedOnly:
        return query.retrievedBestFirst();
    case IdealPool::RelevantOnly:
        return query.judgedBestFirst().first(query.relevant(settings.relevantFrom));
    case IdealPool::AllJudged:
        break;
    }
    return query.judgedBestFirst();
}

/// What a grade is worth: the grade, or 2^grade - 1. Unjudged and negative grades earn 0.
template <class Num>
Num gainOf(Grade grade, Gain gain)
{
    if (gain == Gain::Linear)
        return given<Num>(grade.earning());
    return powerOfTwo<Num>(grade.earning()) - whole<Num>(1);
}

/// The summing of DCG, IDCG and nDCG: gain ÷ discount. `seen` is not used. Kernels equal at their
/// start sum alike.
template <class Num>
class DiscountedGainKernel {
public:
    using Number = Num;
    static constexpr Combine combine = Combine::Over;

    explicit DiscountedGainKernel(const KernelInput& in)
        : m_gain(in.settings.gain)
        , m_discounts(&in.discounts)
    {}

    Share<Num> operator()(std::size_t rank, Grade grade)
    {
        return {gainOf<Num>(grade, m_gain), m_discounts->template divisorAs<Num>(rank),
                whole<Num>(0)};
    }

    Undefined whyUndefined() const { return Undefined::NoGain; }
    double worth(Grade grade) const { return grade.earning(); }
    bool operator==(const DiscountedGainKernel& other) const
    {
        return m_gain == other.m_gain && *m_discounts == *other.m_discounts;
    }

private:
    Gain m_gain;
    const Discounts* m_discounts;
};

inline bool rationalDiscount(const Settings& settings)
{
    return settings.discount == Discount::None || settings.discount == Discount::Reciprocal;
}

/// Cumulated gain: the sum of the gains of the first k documents, wherever they stand.
///
/// Range 0 upward, always defined. Exact while grades are decimals.
/// Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002.
struct CumulatedGain {
    static constexpr Measure measure = Measure::Cg;
    static constexpr std::string_view name = "CG";
    static constexpr std::array<std::string_view, 1> aliases{"cumulated_gain"};
    static constexpr std::array parameters{Parameter::Gain};
    static constexpr bool endsAtOne = false;
    static constexpr bool isPositional = true;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Term, Column::Sum};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Nothing; }
    static bool rational(const Settings&) { return true; }

    template <class Num>
    class Kernel {
    public:
        using Number = Num;
        static constexpr Combine combine = Combine::Times;
        explicit Kernel(const KernelInput& in)
            : m_gain(in.settings.gain)
        {}
        Share<Num> operator()(std::size_t, Grade grade)
        {
            return {gainOf<Num>(grade, m_gain), whole<Num>(1), whole<Num>(0)};
        }
        Num attainable(std::size_t) const { return whole<Num>(1); }
        Undefined whyUndefined() const { return Undefined::NoGain; }
        double worth(Grade grade) const { return grade.earning(); }

    private:
        Gain m_gain;
    };
};

/// Discounted cumulated gain: the sum of gain ÷ discount over ranks 1..k.
///
/// Range 0 upward, always defined; 0 when nothing retrieved has a gain. O(k), no allocation.
/// Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002 (discount log_b(i) from rank b on); the
/// usual log2(i + 1) is Burges et al., ICML 2005. Tools disagree on gain and discount: see
/// Settings.
struct DiscountedCumulatedGain {
    static constexpr Measure measure = Measure::Dcg;
    static constexpr std::string_view name = "DCG";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr std::array parameters{Parameter::Gain, Parameter::Discount,
                                           Parameter::DiscountBase};
    static constexpr bool endsAtOne = false;
    static constexpr bool isPositional = true;
    static std::vector<Column> columns(const Settings& settings)
    {
        if (settings.gain == Gain::Linear)
            return {Column::Rank, Column::Grade, Column::Weight, Column::Term, Column::Sum};
        return {Column::Rank,   Column::Grade, Column::Gain,
                Column::Weight, Column::Term,  Column::Sum};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Nothing; }
    static bool rational(const Settings& settings) { return rationalDiscount(settings); }

    template <class Num>
    class Kernel : public DiscountedGainKernel<Num> {
    public:
        using DiscountedGainKernel<Num>::DiscountedGainKernel;
        Num attainable(std::size_t) const { return whole<Num>(1); }
    };
};

/// Ideal DCG: the DCG of the best order of the ideal's documents, cut at k.
///
/// The same kernel over another list (idealRanking()), so that the nDCG of an ideal ranking is
/// exactly 1 for any gains. Range 0 upward, always defined. O(k) after the ranking's own sort.
struct IdealDiscountedCumulatedGain {
    static constexpr Measure measure = Measure::Idcg;
    static constexpr std::string_view name = "IDCG";
    static constexpr std::array<std::string_view, 1> aliases{"ideal_dcg"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::Gain,
                                           Parameter::Discount, Parameter::DiscountBase,
                                           Parameter::Ideal};
    static constexpr bool endsAtOne = false;
    static constexpr bool walksIdeal = true;
    static std::vector<Column> columns(const Settings& settings)
    {
        return DiscountedCumulatedGain::columns(settings);
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Nothing; }
    static bool rational(const Settings& settings) { return rationalDiscount(settings); }

    template <class Num>
    using Kernel = DiscountedCumulatedGain::Kernel<Num>;
};

/// Normalised DCG: DCG over IDCG, both cut at k (without a cutoff the ideal is not cut either).
///
/// Range 0 to 1, except that an ideal from relevant documents only can be beaten by a ranking that
/// earns gains below the threshold. Undefined when no document of the ideal has a gain (trec_eval,
/// ranx and scikit-learn say 0, LightGBM and XGBoost 1). O(k), no allocation.
/// Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002. Tools disagree on gain, discount and ideal.
struct NormalisedDiscountedCumulatedGain {
    static constexpr Measure measure = Measure::Ndcg;
    static constexpr std::string_view name = "nDCG";
    static constexpr std::array<std::string_view, 1> aliases{"ndcg_cut"};
    static constexpr std::array parameters = IdealDiscountedCumulatedGain::parameters;
    static constexpr bool endsAtOne = true;
    static constexpr bool isPositional = true;
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
    static bool rational(const Settings& settings) { return rationalDiscount(settings); }

    template <class Num>
    class Kernel : public DiscountedGainKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : DiscountedGainKernel<Num>(in)
            , m_ideal(DiscountedGainKernel<Num>(in), idealRanking(in.query, in.settings))
        {}

        Num attainable(std::size_t cutoff) { return m_ideal.sumTo(cutoff); }
        const Walk<DiscountedGainKernel<Num>>& attainableWalk() const { return m_ideal; }

    private:
        Walk<DiscountedGainKernel<Num>> m_ideal;
    };
};

}  // namespace core
