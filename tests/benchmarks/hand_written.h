// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <cstddef>
#include <span>
#include <vector>

namespace bench {

/// Nine measures at the cutoffs 1..n.
struct Curves {
    std::vector<double> p, recall, f1, hit, rr, ap, dcg, idcg, ndcg;

    explicit Curves(std::size_t depth)
    {
        for (std::vector<double>* curve : {&p, &recall, &f1, &hit, &rr, &ap, &dcg, &idcg, &ndcg})
            curve->resize(depth);
    }
};

/// What somebody writes who needs these nine measures fast, under the usual conventions and nothing
/// else: one loop, no terms, no undefined values, no other settings, and a division only where two
/// numbers change. The yardstick of bench_metrics.
/// @param ideal the grades, best first
/// @param weights 1 / log2(rank + 1), rank 1 first
inline void handWritten(std::span<const core::Grade> ranked, std::span<const core::Grade> ideal,
                        std::size_t relevant, const std::vector<double>& weights, Curves& out)
{
    const double all = static_cast<double>(relevant);
    const double share = 1 / all;
    double hits = 0;
    double hit = 0;
    double rr = 0;
    double precisions = 0;
    double dcg = 0;
    double idcg = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const double rank = static_cast<double>(i + 1);
        const double grade = ranked[i].value();
        const bool isHit = grade >= 1;
        hits += isHit ? 1 : 0;
        const double precision = hits / rank;
        precisions += isHit ? precision : 0;
        if (isHit && hit == 0) {
            hit = 1;
            rr = precision;
        }
        dcg += grade * weights[i];
        idcg += ideal[i].value() * weights[i];
        out.p[i] = precision;
        out.recall[i] = hits * share;
        out.f1[i] = 2 * hits / (rank + all);
        out.hit[i] = hit;
        out.rr[i] = rr;
        out.ap[i] = precisions * share;
        out.dcg[i] = dcg;
        out.idcg[i] = idcg;
        out.ndcg[i] = dcg / idcg;
    }
}

}  // namespace bench
