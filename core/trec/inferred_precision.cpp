#include "core/trec/inferred_precision.h"

#include "core/scan/scan.h"

namespace core {

namespace {

/// `seen`: relevant documents so far.
class InferredPrecisionKernel {
public:
    using Number = double;
    static constexpr Combine combine = Combine::Times;

    explicit InferredPrecisionKernel(double level)
        : m_level(level)
    {}
    Share<double> operator()(std::size_t rank, Grade grade)
    {
        if (grade.isRelevant(m_level)) {
            const double precision = expectedPrecision(static_cast<double>(rank - 1));
            m_relevant += 1;
            return {1, precision, m_relevant};
        }
        if (grade.isJudged())
            m_nonrelevant += 1;
        else if (grade.hasValue())
            m_notSampled += 1;
        return {0, 0, m_relevant};
    }

private:
    double expectedPrecision(double above) const
    {
        constexpr double smoothing = 0.00001;
        if (above == 0)
            return 1;
        const double pooled = (m_relevant + m_nonrelevant + m_notSampled) / above;
        const double relevant =
            (m_relevant + smoothing) / (m_relevant + m_nonrelevant + 2 * smoothing);
        return 1 / (above + 1) + above / (above + 1) * pooled * relevant;
    }

    double m_level;
    double m_relevant = 0;
    double m_nonrelevant = 0;
    double m_notSampled = 0;
};

}  // namespace

double inferredAveragePrecision(const JudgedRanking& query, double level)
{
    const std::size_t relevant = query.relevant(level);
    InferredPrecisionKernel kernel(level);
    const double sum = scan(query.ranked(), kernel);
    return relevant > 0 ? sum / static_cast<double>(relevant) : 0;
}

}  // namespace core
