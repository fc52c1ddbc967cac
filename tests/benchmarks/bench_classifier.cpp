// SPDX-License-Identifier: GPL-3.0-or-later
// From loaded labels and scores to the AUC: the sweep beside a plain std::sort of the samples.
#include "core/classification/thresholds/auc.h"
#include "tests/benchmarks/scored_samples.h"
#include "tests/benchmarks/sorted_scores.h"
#include "tests/benchmarks/stopwatch.h"

#include <malloc.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace {

constexpr std::array rows{std::size_t{1'000'000}, std::size_t{10'000'000}};

/// What one writes without thinking of time: samples sorted by score, runs of ties, one sum.
double aucBySort(const core::ScoredLabels& samples)
{
    bench::SortedScores scores;
    scores.reserve(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        scores.emplace_back(samples.scores[i], samples.isPositive(i));
    double wins = 0;
    double tp = 0;
    double fp = 0;
    bench::sortAndVisit(scores, [&](double positives, double negatives) {
        wins += negatives * (tp + positives / 2);
        tp += positives;
        fp += negatives;
    });
    return wins / tp / fp;
}

double aucBySweep(const core::ScoredLabels& samples, std::size_t threads)
{
    return *core::auc(core::ThresholdSweep(samples, core::Threads(threads)));
}

template <class Work>
double wallMilliseconds(Work&& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

std::size_t bytesInUse()
{
    const auto use = mallinfo2();
    return use.uordblks + use.hblkhd;
}

double bytesPerRow(const core::ScoredLabels& samples)
{
    const std::size_t before = bytesInUse();
    const core::ThresholdSweep sweep(samples);
    return static_cast<double>(bytesInUse() - before) / static_cast<double>(samples.size());
}

void print(std::size_t size)
{
    const bench::ScoredSamples log(size);
    const core::ScoredLabels samples = log.view();
    double plain = 0;
    double ours = 0;
    const double sorting = bench::medianMilliseconds([&] { plain = aucBySort(samples); });
    const double sweeping = bench::medianMilliseconds([&] { ours = aucBySweep(samples, 1); });
    const double withTwo = wallMilliseconds([&] { ours = aucBySweep(samples, 2); });
    std::printf("%10zu %12.1f %12.1f %8.2f %14.1f %10.1f %10.1e\n", size, sorting, sweeping,
                sorting / sweeping, withTwo, bytesPerRow(samples), std::abs(plain - ours));
}

}  // namespace

int main()
{
    if (bench::refusesThisBuild())
        return 1;
    std::puts("To the AUC from loaded samples, ms; two threads by the clock on the wall.\n"
              "Memory is what the sweep keeps.\n");
    std::printf("%10s %12s %12s %8s %14s %10s %10s\n", "rows", "std::sort", "sweep", "ratio",
                "two threads", "bytes/row", "apart");
    for (const std::size_t size : rows)
        print(size);
    return 0;
}
