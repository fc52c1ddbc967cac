#include "app/cli/compare_output.h"
#include "core/statistics/order_correlation.h"

#include <algorithm>

namespace cli {

namespace {

/// The runs' means under a definition; empty when one has none.
std::vector<double> means(const ScoredRuns& scored, std::size_t definition)
{
    std::vector<double> numbers;
    for (const ScoredRun& run : scored.runs) {
        const core::Value& mean = run.evaluation.means[definition];
        if (!mean)
            return {};
        numbers.push_back(*mean);
    }
    return numbers;
}

}  // namespace

std::vector<OrderAgreement> orderAgreements(const ScoredRuns& scored)
{
    std::vector<OrderAgreement> agreements;
    if (scored.runs.size() < 3)
        return agreements;
    for (std::size_t reference = 0; reference < scored.definitions.size(); ++reference) {
        const std::vector<double> known = means(scored, reference);
        for (std::size_t other = reference + 1; other < scored.definitions.size(); ++other) {
            const std::vector<double> order = means(scored, other);
            if (!known.empty() && !order.empty())
                agreements.push_back(
                    {reference, other, core::kendallTauB(order, known), core::tauAp(order, known)});
        }
    }
    return agreements;
}

}  // namespace cli
