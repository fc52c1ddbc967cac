// SPDX-License-Identifier: GPL-3.0-or-later
// How AP comes about: rank, grade, what the rank adds, and the sum; then the value as a fraction.
#include <rankscope/rankscope.h>

#include <cstdio>

int main()
{
    const rankscope::Ranking ranking{{4, 3, 2, 1, 3, 1, 2}, {3, 3, 3}};
    const rankscope::Explanation ap = rankscope::explain(ranking, "AP(rel=3)");
    for (const rankscope::Step& step : ap.steps)
        std::printf("%zu\t%g\t%.4f\t%.4f\n", step.rank, step.grade, step.term, step.sum);
    std::printf("%s = %lld/%lld = %.17g\n", ap.definition.text().c_str(),
                static_cast<long long>(ap.exact->numerator),
                static_cast<long long>(ap.exact->denominator), ap.value.value());
}
