// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/uncertainty/curve_band.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <random>
#include <stop_token>
#include <vector>

namespace tst_curve_band {

using core::BootstrapRules;
using core::CurveBand;
using core::PrLines;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

/// 100 samples of one class, half of them above 100 of the other that all tie. The number above,
/// drawn anew, is binomial with n = 100 and p = 1/2: at most 39 with 1.76 %, at most 40 with 2.84 %
/// (tables), so that its 2.5 % and 97.5 % quantiles are 40 and 60.
struct HalfAbove {
    Scores scores;
    Labels labels;

    /// @param parted their label
    /// @param low the score of the other half, where the tie is at 2
    HalfAbove(std::uint8_t parted, double low)
    {
        for (int i = 0; i < 200; ++i) {
            scores.push_back(i < 50 ? 3 : i < 100 ? low : 2);
            labels.push_back(i < 100 ? parted : std::uint8_t(1 - parted));
        }
    }
    core::ScoredLabels view() const { return {scores, labels}; }
};

CurveBand rocOf(const core::ScoredLabels& samples, const BootstrapRules& rules = {},
                const core::Threads& threads = core::Threads())
{
    const ThresholdSweep sweep(samples);
    return *core::rocBand({samples, sweep}, rules, threads);
}

CurveBand prOf(const core::ScoredLabels& samples, PrLines lines, const BootstrapRules& rules = {},
               const core::Threads& threads = core::Threads())
{
    const ThresholdSweep sweep(samples);
    return *core::prBand({samples, sweep}, lines, rules, threads);
}

/// The place of a share among 401 of equal distance.
std::size_t placeOf(double share)
{
    return static_cast<std::size_t>(share * 400 + 0.5);
}

}  // namespace

class TestCurveBand : public QObject {
    Q_OBJECT
private slots:
    void init();
    void rocOfABinomial();
    void prOfABinomial();
    void precisionOfTheFirstPoint();
    void straightLinesOfPrecision();
    void highestRateOfOneFalsePositiveRate();
    void holdsItsCurve_data();
    void holdsItsCurve();
    void equalWeightsChangeNothing();
    void weightsAreCarried();
    void anyNumberOfThreads();
    void anotherSeedAnotherBand();
    void stops();
    void undefined();
};

void TestCurveBand::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Without a false positive, along the line of the tie, and where all are accepted.
void TestCurveBand::rocOfABinomial()
{
    const HalfAbove samples(1, 2);
    const CurveBand band = rocOf(samples.view(), {2000, 1});
    struct Known {
        double fpr;
        double low;
        double high;
    };
    for (const Known& known : {Known{0, 0.4, 0.6}, {0.5, 0.7, 0.8}, {0.75, 0.85, 0.9}, {1, 1, 1}}) {
        const std::size_t place = placeOf(known.fpr);
        QVERIFY(band.x[place] == known.fpr);
        QVERIFY2(agree(band.lower[place], known.low), digits(band.lower[place]));
        QVERIFY2(agree(band.upper[place], known.high), digits(band.upper[place]));
    }
}

/// All positives tie: at any recall those 100 are accepted with the 40 to 60 negatives above them.
void TestCurveBand::prOfABinomial()
{
    const HalfAbove samples(0, 1);
    const CurveBand band = prOf(samples.view(), PrLines::Steps, {2000, 1});
    for (const double recall : {0.0, 0.25, 1.0}) {
        const std::size_t place = placeOf(recall);
        QVERIFY2(agree(band.lower[place], 100.0 / 160), digits(band.lower[place]));
        QVERIFY2(agree(band.upper[place], 100.0 / 140), digits(band.upper[place]));
    }
}

/// However they are drawn, the positive is first.
void TestCurveBand::precisionOfTheFirstPoint()
{
    const Scores scores{2, 1};
    const Labels labels{1, 0};
    const CurveBand band = prOf({scores, labels}, PrLines::Steps);
    QCOMPARE(band.lower, std::vector<double>(401, 1.0));
    QCOMPARE(band.upper, std::vector<double>(401, 1.0));
}

/// From the precision 0 above all positives the line rises to theirs.
void TestCurveBand::straightLinesOfPrecision()
{
    const HalfAbove samples(0, 1);
    const CurveBand band = prOf(samples.view(), PrLines::Straight, {2000, 1});
    QVERIFY(band.lower.front() == 0 && band.upper.front() == 0);
    QVERIFY(agree(band.lower[placeOf(0.5)], 50.0 / 160));
    QVERIFY(agree(band.upper[placeOf(0.5)], 50.0 / 140));
    QVERIFY(agree(band.upper.back(), 100.0 / 140));
}

void TestCurveBand::highestRateOfOneFalsePositiveRate()
{
    // However they are drawn, the positives stand above both negatives: no width anywhere.
    const Scores scores{5, 4, 3, 2, 1};
    const Labels labels{1, 1, 1, 0, 0};
    const CurveBand band = rocOf({scores, labels});
    QCOMPARE(band.x.size(), std::size_t{401});
    QCOMPARE(band.lower, std::vector<double>(401, 1.0));
    QCOMPARE(band.upper, std::vector<double>(401, 1.0));
}

void TestCurveBand::holdsItsCurve_data()
{
    QTest::addColumn<bool>("isWeighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weights") << true;
}

/// A curve of 400 samples lies within its pointwise intervals nearly everywhere.
void TestCurveBand::holdsItsCurve()
{
    QFETCH(const bool, isWeighted);
    std::mt19937 random(5);
    const RandomSamples samples = randomProbabilities(random, 400, isWeighted);
    core::ScoredLabels view = samples.view();
    const ThresholdSweep sweep(view);
    const CurveBand roc = rocOf(view, {300, 1});
    const CurveBand pr = prOf(view, PrLines::Steps, {300, 1});
    const core::RocCurve rocCurve(sweep);
    const core::PrCurve prCurve(sweep);
    std::size_t outsideRoc = 0;
    std::size_t outsidePr = 0;
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const auto [fpr, tpr] = rocCurve.at(point);
        const auto [recall, precision] = prCurve.at(point);
        // The place below, where it is lower, and above, where it is higher.
        const auto below = static_cast<std::size_t>(fpr * 400);
        const std::size_t above = std::min<std::size_t>(below + 1, 400);
        const bool isHighest = point + 1 == sweep.size() || rocCurve.fpr(point + 1) > fpr;
        outsideRoc += isHighest && (tpr < roc.lower[below] || tpr > roc.upper[above]);
        const auto reached = static_cast<std::size_t>(recall * 400);
        const bool isReached = recall > prCurve.recall(point - 1);
        outsidePr += isReached && (precision < pr.lower[reached] || precision > pr.upper[reached]);
    }
    QVERIFY2(outsideRoc * 20 <= sweep.size(), QByteArray::number(qulonglong(outsideRoc)));
    QVERIFY2(outsidePr * 20 <= sweep.size(), QByteArray::number(qulonglong(outsidePr)));
    for (std::size_t place = 0; place < roc.x.size(); ++place) {
        QVERIFY(0 <= roc.lower[place] && roc.lower[place] <= roc.upper[place]);
        QVERIFY(roc.upper[place] <= 1 && pr.lower[place] <= pr.upper[place]);
        QVERIFY(place == 0 || roc.lower[place - 1] <= roc.lower[place]);
    }
}

void TestCurveBand::equalWeightsChangeNothing()
{
    std::mt19937 random(8);
    RandomSamples samples = randomProbabilities(random, 60);
    const CurveBand plain = rocOf(samples.view(), {100, 4});
    const CurveBand plainPr = prOf(samples.view(), PrLines::Steps, {100, 4});
    samples.weights.assign(60, 4.0);
    QCOMPARE(rocOf(samples.view(), {100, 4}), plain);
    QCOMPARE(prOf(samples.view(), PrLines::Steps, {100, 4}), plainPr);
}

/// Those above weigh three times as much: 3 · 40 of 180 and 3 · 60 of 220.
void TestCurveBand::weightsAreCarried()
{
    const HalfAbove samples(1, 1);
    std::vector<double> weights(200, 1.0);
    std::fill(weights.begin(), weights.begin() + 50, 3.0);
    core::ScoredLabels view = samples.view();
    view.weights = weights;
    const CurveBand band = rocOf(view, {2000, 1});
    QVERIFY2(agree(band.lower.front(), 2.0 / 3), digits(band.lower.front()));
    QVERIFY2(agree(band.upper.front(), 9.0 / 11), digits(band.upper.front()));
}

void TestCurveBand::anyNumberOfThreads()
{
    std::mt19937 random(9);
    const RandomSamples samples = randomProbabilities(random, 300, true);
    const CurveBand one = rocOf(samples.view(), {101, 2});
    for (const std::size_t threads : {2, 7})
        QCOMPARE(rocOf(samples.view(), {101, 2}, core::Threads(threads)), one);
}

void TestCurveBand::anotherSeedAnotherBand()
{
    std::mt19937 random(9);
    const RandomSamples samples = randomProbabilities(random, 300);
    QVERIFY(rocOf(samples.view(), {100, 1}) != rocOf(samples.view(), {100, 2}));
    QCOMPARE(rocOf(samples.view(), {100, 2}), rocOf(samples.view(), {100, 2}));
}

void TestCurveBand::stops()
{
    std::mt19937 random(3);
    const RandomSamples samples = randomSamples(random, 10000, 4000, 0.3);
    const ThresholdSweep sweep(samples.view());
    std::stop_source source;
    source.request_stop();
    // A hundred thousand rounds would outlast the test's time limit.
    QVERIFY(
        core::rocBand({samples.view(), sweep}, {100000, 1}, core::Threads(2), source.get_token())
            .hasValue());
}

void TestCurveBand::undefined()
{
    const Scores scores{1, 2};
    const Labels ones{1, 1};
    const core::ScoredLabels samples{scores, ones};
    const ThresholdSweep sweep(samples);
    QCOMPARE(core::rocBand({samples, sweep}).error(), Undefined::NoNegatives);
    QCOMPARE(core::prBand({samples, sweep}, PrLines::Steps).error(), Undefined::NoNegatives);
}

QTEST_APPLESS_MAIN(TestCurveBand)

}  // namespace tst_curve_band

#include "tst_curve_band.moc"
