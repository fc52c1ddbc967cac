// SPDX-License-Identifier: GPL-3.0-or-later
// From a file of labels and scores to AUC, average precision and log loss, beside a loop that
// parses the same file and sorts it.
#include "core/classification/calibration/log_loss.h"
#include "core/classification/samples/sample_table.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/foundation/file/text_source.h"
#include "tests/benchmarks/scored_samples.h"
#include "tests/benchmarks/sorted_scores.h"
#include "tests/benchmarks/stopwatch.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>

namespace {

constexpr std::array rows{std::size_t{1'000'000}, std::size_t{10'000'000}};
constexpr int repeats = 3;

struct Values {
    double auc = 0;
    double averagePrecision = 0;
    double logLoss = 0;
};

/// A file that is gone when this is.
class ScoreFile {
public:
    explicit ScoreFile(std::size_t size)
        : m_path(std::filesystem::temp_directory_path() /
                 ("rankscope-bench-" + std::to_string(size) + ".csv"))
    {
        const bench::ScoredSamples log(size);
        const core::ScoredLabels samples = log.view();
        std::FILE* file = std::fopen(m_path.c_str(), "w");
        std::fputs("label,score\n", file);
        for (std::size_t i = 0; i < size; ++i)
            std::fprintf(file, "%d,%.8f\n", samples.isPositive(i) ? 1 : 0, samples.scores[i]);
        std::fclose(file);
    }
    ~ScoreFile() { std::filesystem::remove(m_path); }
    ScoreFile(const ScoreFile&) = delete;
    ScoreFile& operator=(const ScoreFile&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

Values byHand(const ScoreFile& file)
{
    const auto text = core::readText(file.path());
    bench::SortedScores scores;
    double loss = 0;
    for (const char *at = text->data() + text->find('\n') + 1, *end = text->data() + text->size();
         at < end; ++at) {
        const bool isPositive = *at == '1';
        double score = 0;
        at = std::from_chars(at + 2, end, score).ptr;
        scores.emplace_back(score, isPositive);
        const double p = std::clamp(isPositive ? score : 1 - score, 2.2e-16, 1.0);
        loss -= std::log(p);
    }
    double wins = 0;
    double precisions = 0;
    double tp = 0;
    double fp = 0;
    bench::sortAndVisit(scores, [&](double positives, double negatives) {
        wins += negatives * (tp + positives / 2);
        tp += positives;
        fp += negatives;
        precisions += positives * tp / (tp + fp);
    });
    return {wins / tp / fp, precisions / tp, loss / static_cast<double>(scores.size())};
}

Values byCore(const ScoreFile& file, core::Threads threads)
{
    const auto text = core::readText(file.path());
    core::TableReading reading;
    reading.labelColumn = 0;
    reading.scoreColumns = {1};
    const auto table = core::parseSampleTable(*text, file.path(), reading, threads);
    const core::ScoredLabels samples = core::scoredLabels(table->samples, 0, 1, true);
    const core::ThresholdSweep sweep(samples, threads);
    return {*core::auc(sweep), *core::averagePrecision(sweep), *core::logLoss(samples, {})};
}

template <class Work>
double leastWallMilliseconds(Work&& work)
{
    using Clock = std::chrono::steady_clock;
    double least = 1e300;
    for (int i = 0; i < repeats; ++i) {
        const auto start = Clock::now();
        work();
        least = std::min(least,
                         std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    return least;
}

double apart(const Values& a, const Values& b)
{
    return std::max({std::abs(a.auc - b.auc), std::abs(a.averagePrecision - b.averagePrecision),
                     std::abs(a.logLoss - b.logLoss)});
}

void print(std::size_t size)
{
    const ScoreFile file(size);
    Values plain;
    Values ours;
    const double hand = leastWallMilliseconds([&] { plain = byHand(file); });
    const double one = leastWallMilliseconds([&] { ours = byCore(file, core::Threads(1)); });
    const double two = leastWallMilliseconds([&] { ours = byCore(file, core::Threads(2)); });
    std::printf("%10zu %14.1f %12.1f %8.2f %14.1f %8.2f %10.1e\n", size, hand, one, hand / one, two,
                hand / two, apart(plain, ours));
}

}  // namespace

int main()
{
    if (bench::refusesThisBuild())
        return 1;
    std::puts("From a CSV file in the page cache to AUC, average precision and log loss:\n"
              "milliseconds by the clock on the wall, the least of three.\n");
    std::printf("%10s %14s %12s %8s %14s %8s %10s\n", "rows", "parse + sort", "one thread", "ratio",
                "two threads", "ratio", "apart");
    for (const std::size_t size : rows)
        print(size);
    return 0;
}
