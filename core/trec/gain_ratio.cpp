#include "core/trec/gain_ratio.h"

#include "core/scan/scan.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// `seen`: documents above that are not relevant.
class BinaryGainKernel {
public:
    using Number = double;
    static constexpr Combine combine = Combine::Over;

    explicit BinaryGainKernel(double level)
        : m_level(level)
    {}
    Share<double> operator()(std::size_t, Grade grade)
    {
        const bool hit = grade.isRelevant(m_level);
        const Share<double> share{hit ? 1.0 : 0.0, hit ? std::log2(2 + m_above) : 1.0, m_above};
        m_above += hit ? 0 : 1;
        return share;
    }

private:
    double m_level;
    double m_above = 0;
};

/// `seen`: the gain so far.
class GainKernel {
public:
    using Number = double;
    static constexpr Combine combine = Combine::Over;

    explicit GainKernel(std::span<const Grade> ideal)
        : m_ideal(ideal)
    {}
    Share<double> operator()(std::size_t rank, Grade grade)
    {
        const double gain = grade.earning();
        m_gained += gain;
        m_cost += std::max(1.0, rank <= m_ideal.size() ? m_ideal[rank - 1].earning() : 0.0);
        return {gain, gain != 0 ? std::log2(2 + m_cost - m_gained) : 1.0, m_gained};
    }

private:
    std::span<const Grade> m_ideal;
    double m_gained = 0;
    double m_cost = 0;
};

}  // namespace

double binaryGainRatio(const JudgedRanking& query, double level)
{
    const std::size_t relevant = query.relevant(level);
    BinaryGainKernel kernel(level);
    const double sum = scan(query.ranked(), kernel);
    return relevant > 0 ? sum / static_cast<double>(relevant) : 0;
}

double gainRatio(const JudgedRanking& query)
{
    double attainable = 0;
    for (const Grade grade : query.judgedBestFirst())
        attainable += grade.earning();
    GainKernel kernel(query.judgedBestFirst());
    const double sum = scan(query.ranked(), kernel);
    return attainable > 0 ? sum / attainable : 0;
}

}  // namespace core
