#include "core/trec/interpolated_precision.h"

#include "core/evaluation/evaluator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

InterpolatedPrecision::InterpolatedPrecision(const JudgedRanking& query, double level)
{
    Definition precision;
    precision.measure = Measure::P;
    precision.settings.relevantFrom = level;
    const auto ranked = query.ranked();
    if (ranked.empty()) {
        m_fromRelevant.push_back(std::numeric_limits<double>::quiet_NaN());
        return;
    }
    const std::vector<Value> atRank = Evaluator(precision).curve(query, ranked.size());
    double best = 0;
    for (std::size_t rank = ranked.size(); rank > 0; --rank) {
        best = std::max(best, atRank[rank - 1].valueOr(0));
        if (ranked[rank - 1].isRelevant(level))
            m_fromRelevant.push_back(best);
    }
    m_fromRelevant.push_back(best);
    std::reverse(m_fromRelevant.begin(), m_fromRelevant.end());
}

std::size_t neededFor(double share, std::size_t relevant, TrecVersion version)
{
    constexpr double most = 1e15;  // more than any ranking has, and a whole number can be
    const double exact = std::min(share * static_cast<double>(relevant), most);
    return static_cast<std::size_t>(version == TrecVersion::Nine ? std::floor(exact + 0.9)
                                                                 : std::round(exact));
}

}  // namespace core
