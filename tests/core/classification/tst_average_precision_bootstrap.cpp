// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/average_precision_bootstrap.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <random>
#include <vector>

namespace tst_average_precision_bootstrap {

using core::BootstrapRules;
using core::Interval;
using core::Threads;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

core::Result<Interval, Undefined> intervalOf(const core::ScoredLabels& samples,
                                             const BootstrapRules& rules = {},
                                             const Threads& threads = Threads())
{
    const ThresholdSweep sweep(samples);
    return core::averagePrecisionInterval({samples, sweep}, rules, threads);
}

}  // namespace

class TestAveragePrecisionBootstrap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void eightSamples_data();
    void eightSamples();
    void onePositiveBetweenTwo();
    void weightsAreCarried();
    void anyNumberOfThreads();
    void undefined();
};

void TestAveragePrecisionBootstrap::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestAveragePrecisionBootstrap::eightSamples_data()
{
    // From a program of its own in another language: std::seed_seq and std::mt19937 by the
    // standard, bounded draws by Lemire's paper, samples counted at each threshold.
    QTest::addColumn<std::size_t>("rounds");
    QTest::addColumn<std::uint32_t>("seed");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("40 rounds, seed 1")
        << std::size_t{40} << std::uint32_t{1} << 0.44995535714285717 << 0.95125;
    QTest::newRow("40 rounds, seed 7")
        << std::size_t{40} << std::uint32_t{7} << 0.4751190476190476 << 1.0;
    QTest::newRow("200 rounds, seed 1")
        << std::size_t{200} << std::uint32_t{1} << 0.4482142857142857 << 0.95125;
}

void TestAveragePrecisionBootstrap::eightSamples()
{
    QFETCH(const std::size_t, rounds);
    QFETCH(const std::uint32_t, seed);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const Scores scores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
    const Labels labels{1, 0, 1, 1, 0, 0, 1, 0};
    const auto interval = intervalOf({scores, labels}, {rounds, seed});
    QVERIFY2(agree(interval->low, low), digits(interval->low));
    QVERIFY2(agree(interval->high, high), digits(interval->high));
}

/// Redrawn are the negatives alone: both above the positive (1/3), one (1/2) or none (1), each of
/// the ends in a quarter of the rounds.
void TestAveragePrecisionBootstrap::onePositiveBetweenTwo()
{
    const Scores scores{0.9, 0.5, 0.1};
    const Labels labels{0, 1, 0};
    const auto interval = intervalOf({scores, labels});
    QVERIFY2(agree(interval->low, 1 / 3.0), digits(interval->low));
    QVERIFY2(agree(interval->high, 1), digits(interval->high));
}

/// The negative above weighs 2: twice drawn it makes 1 / (1 + 4) of the positive.
void TestAveragePrecisionBootstrap::weightsAreCarried()
{
    const Scores scores{0.9, 0.5, 0.1};
    const Labels labels{0, 1, 0};
    const Scores weights{2, 1, 7};
    const auto interval = intervalOf({scores, labels, 1, true, weights});
    QVERIFY2(agree(interval->low, 0.2), digits(interval->low));
    QVERIFY2(agree(interval->high, 1), digits(interval->high));
}

void TestAveragePrecisionBootstrap::anyNumberOfThreads()
{
    std::mt19937 random(3);
    const RandomSamples samples = randomSamples(random, 300, 40, 0.3);
    const auto alone = intervalOf(samples.view(), {50, 9}, Threads(1));
    QVERIFY(*alone == *intervalOf(samples.view(), {50, 9}, Threads(5)));
    QVERIFY(alone->low < alone->high);
}

void TestAveragePrecisionBootstrap::undefined()
{
    const Scores scores{0.9, 0.5};
    const Labels negative{0, 0};
    QCOMPARE(intervalOf({scores, negative}).error(), Undefined::NoPositives);
    const Labels perfect{1, 0};
    QCOMPARE(intervalOf({scores, perfect}).error(), Undefined::Separated);
    const Labels positive{1, 1};
    QVERIFY(*intervalOf({scores, positive}) == (Interval{1, 1}));
}

QTEST_APPLESS_MAIN(TestAveragePrecisionBootstrap)

}  // namespace tst_average_precision_bootstrap

#include "tst_average_precision_bootstrap.moc"
