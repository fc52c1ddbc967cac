// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/score_histogram.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>
#include <random>
#include <vector>

namespace tst_score_histogram {

using core::ScoreBin;
using core::ScoreHistogram;
using core::ScoreRange;
using core::ThresholdSweep;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Sample {
    double score;
    bool isPositive;
};

RandomSamples samplesOf(const std::vector<Sample>& rows)
{
    RandomSamples samples;
    for (const Sample& row : rows) {
        samples.scores.push_back(row.score);
        samples.labels.push_back(row.isPositive ? 1 : 0);
    }
    return samples;
}

/// The eight samples of tests/data/classification/01-tiny.json.
RandomSamples eightSamples()
{
    return samplesOf({{0.9, true},
                      {0.8, false},
                      {0.7, true},
                      {0.6, true},
                      {0.6, false},
                      {0.4, false},
                      {0.3, true},
                      {0.1, false}});
}

ScoreRange rangeOf(const std::vector<double>& scores)
{
    RandomSamples samples;
    samples.scores = scores;
    samples.labels.assign(scores.size(), 1);
    return core::scoreRange(ThresholdSweep(samples.view()));
}

/// By the definition: every sample is put into its bin.
ScoreHistogram countedOneByOne(const core::ScoredLabels& samples, std::vector<double> edges)
{
    ScoreHistogram histogram;
    histogram.edges = std::move(edges);
    const std::size_t bins = histogram.edges.size() - 1;
    histogram.bins.resize(bins);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        std::size_t bin = 0;
        while (bin + 1 < bins && samples.scores[i] >= histogram.edges[bin + 1])
            ++bin;
        ScoreBin& found = histogram.bins[bin];
        (samples.isPositive(i) ? found.positives : found.negatives) += samples.weight(i);
    }
    return histogram;
}

}  // namespace

class TestScoreHistogram : public QObject {
    Q_OBJECT
private slots:
    void middlesOfTheClasses();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void eightSamplesInFiveBins();
    void lowScoresArePositive();
    void lastBinHasItsUpperEdge();
    void nothing();
    void infinitiesCountInTheOutermostBins();
    void ranges_data();
    void ranges();
    void helpfulBins();
    void binOfAScore();
    void agreesWithCountingEverySample_data();
    void agreesWithCountingEverySample();
    void aThresholdOnAnEdgePartsTheBins();
};

void TestScoreHistogram::eightSamplesInFiveBins()
{
    const ThresholdSweep sweep(eightSamples().view());
    const ScoreHistogram histogram = core::scoreHistogram(sweep, {0, 1}, 5);
    const std::vector<ScoreBin> counted{{0, 1}, {1, 0}, {0, 1}, {2, 1}, {1, 1}};
    QVERIFY(histogram.bins == counted);
    QVERIFY((histogram.edges == std::vector<double>{0, 0.2, 0.4, 0.6, 0.8, 1}));
}

void TestScoreHistogram::lowScoresArePositive()
{
    const RandomSamples samples = eightSamples();
    core::ScoredLabels reversed = samples.view();
    reversed.higherIsPositive = false;
    const ThresholdSweep sweep(reversed);
    const std::vector<ScoreBin> counted{{0, 1}, {1, 0}, {0, 1}, {2, 1}, {1, 1}};
    QVERIFY(core::scoreHistogram(sweep, {0, 1}, 5).bins == counted);
}

void TestScoreHistogram::lastBinHasItsUpperEdge()
{
    const RandomSamples samples = samplesOf({{1, true}, {0.5, false}, {0, false}});
    const auto bins = core::scoreHistogram(ThresholdSweep(samples.view()), {0, 1}, 2).bins;
    QVERIFY((bins == std::vector<ScoreBin>{{0, 1}, {1, 1}}));
}

void TestScoreHistogram::nothing()
{
    const ThresholdSweep sweep;
    QVERIFY((core::scoreRange(sweep) == ScoreRange{0, 1}));
    QVERIFY((core::scoreHistogram(sweep, {0, 1}, 2).bins == std::vector<ScoreBin>(2)));
}

void TestScoreHistogram::infinitiesCountInTheOutermostBins()
{
    const RandomSamples samples =
        samplesOf({{infinity, true}, {3, false}, {2, true}, {1, false}, {-infinity, true}});
    for (const bool isHigher : {true, false}) {
        core::ScoredLabels view = samples.view();
        view.higherIsPositive = isHigher;
        const ThresholdSweep sweep(view);
        QVERIFY((core::scoreRange(sweep) == ScoreRange{1, 3}));
        const auto bins = core::scoreHistogram(sweep, {1, 3}, 2).bins;
        QVERIFY((bins == std::vector<ScoreBin>{{1, 1}, {2, 1}}));
    }
}

void TestScoreHistogram::ranges_data()
{
    QTest::addColumn<std::vector<double>>("scores");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    using Scores = std::vector<double>;
    QTest::newRow("probabilities") << Scores{0.2, 0.7, 0.31} << 0.0 << 1.0;
    QTest::newRow("the ends of 0 to 1") << Scores{0, 1} << 0.0 << 1.0;
    QTest::newRow("small probabilities") << Scores{0.001, 0.02, 0.03} << 0.001 << 0.03;
    QTest::newRow("margins") << Scores{-2.5, 0.5, 4} << -2.5 << 4.0;
    QTest::newRow("just above 1") << Scores{0, 1.25} << 0.0 << 1.25;
    QTest::newRow("one probability") << Scores{0.3, 0.3} << 0.0 << 1.0;
    QTest::newRow("one margin") << Scores{7, 7, 7} << 3.5 << 10.5;
    QTest::newRow("one small negative margin") << Scores{-0.25} << -0.75 << 0.25;
    QTest::newRow("only infinities") << Scores{infinity, -infinity} << 0.0 << 1.0;
    QTest::newRow("the largest doubles") << Scores{-1.7e308, 1.7e308} << -1e300 << 1e300;
}

void TestScoreHistogram::ranges()
{
    QFETCH(const std::vector<double>, scores);
    QFETCH(const double, lower);
    QFETCH(const double, upper);
    const ScoreRange range = rangeOf(scores);
    QVERIFY(range.lower == lower);
    QVERIFY(range.upper == upper);
}

void TestScoreHistogram::helpfulBins()
{
    QCOMPARE(core::helpfulBins(0), std::size_t{5});
    QCOMPARE(core::helpfulBins(8), std::size_t{6});
    QCOMPARE(core::helpfulBins(100), std::size_t{20});
    QCOMPARE(core::helpfulBins(225), std::size_t{30});
    QCOMPARE(core::helpfulBins(10'000'000), std::size_t{30});
}

void TestScoreHistogram::binOfAScore()
{
    const ScoreHistogram histogram = core::scoreHistogram(ThresholdSweep(), {0, 1}, 4);
    QCOMPARE(histogram.binOf(0.24), std::size_t{0});
    QCOMPARE(histogram.binOf(0.25), std::size_t{1});
    QCOMPARE(histogram.binOf(1), std::size_t{3});
    QCOMPARE(histogram.binOf(-infinity), std::size_t{0});
    QCOMPARE(histogram.binOf(infinity), std::size_t{3});
}

void TestScoreHistogram::agreesWithCountingEverySample_data()
{
    QTest::addColumn<int>("distinct");
    QTest::addColumn<bool>("isWeighted");
    QTest::addColumn<bool>("isHigher");
    for (const bool isHigher : {true, false})
        for (const bool isWeighted : {false, true})
            for (const int distinct : {1, 10, 1000})
                QTest::addRow("%d scores%s%s", distinct, isWeighted ? ", weighted" : "",
                              isHigher ? "" : ", low ones positive")
                    << distinct << isWeighted << isHigher;
}

void TestScoreHistogram::agreesWithCountingEverySample()
{
    QFETCH(const int, distinct);
    QFETCH(const bool, isWeighted);
    QFETCH(const bool, isHigher);
    std::mt19937 random(7);
    for (int round = 0; round < 20; ++round) {
        RandomSamples samples = randomSamples(random, 300, distinct, 0.3);
        std::uniform_int_distribution<int> quarters(1, 12);
        while (isWeighted && samples.weights.size() < samples.scores.size())
            samples.weights.push_back(quarters(random) / 4.0);
        core::ScoredLabels view = samples.view();
        view.higherIsPositive = isHigher;
        const ThresholdSweep sweep(view);
        const ScoreRange range = core::scoreRange(sweep);
        for (const std::size_t bins : {1, 2, 7, 30}) {
            const ScoreHistogram fast = core::scoreHistogram(sweep, range, bins);
            QVERIFY(fast == countedOneByOne(view, fast.edges));
        }
    }
}

void TestScoreHistogram::aThresholdOnAnEdgePartsTheBins()
{
    std::mt19937 random(8);
    const RandomSamples samples = randomSamples(random, 500, 40, 0.4);
    const ThresholdSweep sweep(samples.view());
    const ScoreHistogram histogram = core::scoreHistogram(sweep, core::scoreRange(sweep), 10);
    for (std::size_t edge = 1; edge < 10; ++edge) {
        ScoreBin beyond;
        for (std::size_t bin = edge; bin < 10; ++bin) {
            beyond.positives += histogram.bins[bin].positives;
            beyond.negatives += histogram.bins[bin].negatives;
        }
        const core::ConfusionMatrix counts = sweep.counts(sweep.pointAt(histogram.edges[edge]));
        QVERIFY(beyond.positives == counts.tp);
        QVERIFY(beyond.negatives == counts.fp);
    }
}

void TestScoreHistogram::middlesOfTheClasses()
{
    // Two of the positives 0.9, 0.7, 0.6, 0.3 reach 0.7, two of the negatives 0.8, 0.6, 0.4, 0.1
    // reach 0.6; from below two are at most 0.6, and 0.4.
    RandomSamples samples = eightSamples();
    const auto high = core::medianScores(ThresholdSweep(samples.view()));
    QVERIFY(high->positive == 0.7 && high->negative == 0.6);
    core::ScoredLabels view = samples.view();
    view.higherIsPositive = false;
    const auto low = core::medianScores(ThresholdSweep(view));
    QVERIFY(low->positive == 0.6 && low->negative == 0.4);
    // The best positive weighs more than all others.
    samples.weights = {9, 1, 1, 1, 1, 1, 1, 1};
    QVERIFY(core::medianScores(ThresholdSweep(samples.view()))->positive == 0.9);
    samples.weights.clear();
    samples.labels.assign(8, 1);
    QVERIFY(!core::medianScores(ThresholdSweep(samples.view())));
}

QTEST_APPLESS_MAIN(TestScoreHistogram)

}  // namespace tst_score_histogram

#include "tst_score_histogram.moc"
