// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/auc_bootstrap.h"
#include "core/classification/uncertainty/delong.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <cmath>
#include <random>
#include <stop_token>
#include <vector>

namespace tst_auc_bootstrap {

using core::BootstrapRules;
using core::Threads;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

/// Of a sweep made for the purpose.
core::Result<core::AucInterval, Undefined> intervalOf(const core::ScoredLabels& samples,
                                                      const BootstrapRules& rules = {},
                                                      const Threads& threads = Threads(),
                                                      const std::stop_token& stop = {})
{
    const ThresholdSweep sweep(samples);
    return core::bootstrapInterval({samples, sweep}, rules, threads, stop);
}

// Eight samples, one tie across the classes.
const Scores tinyScores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
const Labels tinyLabels{1, 0, 1, 1, 0, 0, 1, 0};

}  // namespace

class TestAucBootstrap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void eightSamples_data();
    void eightSamples();
    void twoAgainstOne();
    void classesApart();
    void anyNumberOfThreads();
    void equalWeightsChangeNothing();
    void weightsAreCarried_data();
    void weightsAreCarried();
    void closeToDelong();
    void stops();
    void undefined();
};

void TestAucBootstrap::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestAucBootstrap::eightSamples_data()
{
    // From a program of its own in another language: std::seed_seq and std::mt19937 by the
    // standard, bounded draws by Lemire's paper, pairs counted one by one.
    QTest::addColumn<std::size_t>("rounds");
    QTest::addColumn<std::uint32_t>("seed");
    QTest::addColumn<double>("standardError");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("40 rounds, seed 1")
        << std::size_t{40} << std::uint32_t{1} << 0.22661982585986692 << 0.1859375 << 0.9390625;
    QTest::newRow("40 rounds, seed 7")
        << std::size_t{40} << std::uint32_t{7} << 0.2013513540765533 << 0.24921875 << 1.0;
    QTest::newRow("200 rounds, seed 1")
        << std::size_t{200} << std::uint32_t{1} << 0.20890154270892386 << 0.15546875 << 0.96953125;
}

void TestAucBootstrap::eightSamples()
{
    QFETCH(const std::size_t, rounds);
    QFETCH(const std::uint32_t, seed);
    QFETCH(const double, standardError);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const auto interval = intervalOf({tinyScores, tinyLabels}, {rounds, seed});
    QVERIFY(interval->auc == 0.65625);
    QVERIFY2(agree(interval->standardError, standardError), digits(interval->standardError));
    QVERIFY2(agree(interval->low, low), digits(interval->low));
    QVERIFY2(agree(interval->high, high), digits(interval->high));
}

void TestAucBootstrap::twoAgainstOne()
{
    // The two draws from positives above and below the one negative make an AUC of 0, 1/2 or 1, of
    // probability 1/4, 1/2, 1/4: standard deviation √(1/8).
    const Scores scores{3, 1, 2};
    const Labels labels{1, 1, 0};
    const auto interval = intervalOf({scores, labels}, {20000, 3});
    QVERIFY2(agree(interval->standardError, std::sqrt(0.125), 0.01),
             digits(interval->standardError));
    QVERIFY(interval->low == 0 && interval->high == 1);
}

void TestAucBootstrap::classesApart()
{
    const Scores scores{0.9, 0.8, 0.2, 0.1};
    const Labels labels{1, 1, 0, 0};
    const core::AucInterval perfect{1, 0, 1, 1};
    QVERIFY(*intervalOf({scores, labels}) == perfect);
}

void TestAucBootstrap::anyNumberOfThreads()
{
    std::mt19937 random(1);
    const RandomSamples samples = randomSamples(random, 300, 40, 0.3);
    const BootstrapRules rules{101, 5};
    const auto alone = intervalOf(samples.view(), rules);
    for (const std::size_t threads : {2, 3, 8})
        QVERIFY(*intervalOf(samples.view(), rules, Threads(threads)) == *alone);
    QVERIFY(!(*intervalOf(samples.view(), {101, 6}) == *alone));
}

void TestAucBootstrap::equalWeightsChangeNothing()
{
    std::mt19937 random(4);
    const RandomSamples samples = randomSamples(random, 300, 40, 0.3);
    const std::vector<double> quarters(samples.labels.size(), 0.25);
    const BootstrapRules rules{101, 5};
    for (const bool higherIsPositive : {true, false}) {
        core::ScoredLabels view = samples.view();
        view.higherIsPositive = higherIsPositive;
        const auto counted = intervalOf(view, rules);
        view.weights = quarters;
        for (const std::size_t threads : {1, 3})
            QVERIFY(*intervalOf(view, rules, Threads(threads)) == *counted);
    }
}

void TestAucBootstrap::weightsAreCarried_data()
{
    // As the eight samples without weights: from a program of its own in another language.
    QTest::addColumn<std::size_t>("rounds");
    QTest::addColumn<std::uint32_t>("seed");
    QTest::addColumn<double>("standardError");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("40 rounds, seed 1") << std::size_t{40} << std::uint32_t{1} << 0.23961321316830006
                                       << 0.10980392156862745 << 0.9235294117647057;
    QTest::newRow("40 rounds, seed 7")
        << std::size_t{40} << std::uint32_t{7} << 0.23496578679066482 << 0.1527777777777778 << 1.0;
    QTest::newRow("200 rounds, seed 1")
        << std::size_t{200} << std::uint32_t{1} << 0.22450862773688343 << 0.1111111111111111
        << 0.9695312500000002;
}

void TestAucBootstrap::weightsAreCarried()
{
    QFETCH(const std::size_t, rounds);
    QFETCH(const std::uint32_t, seed);
    QFETCH(const double, standardError);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const std::vector<double> weights{1, 2, 0.5, 3, 1.25, 4, 2, 0.75};
    const auto interval = intervalOf({tinyScores, tinyLabels, 1, true, weights}, {rounds, seed});
    QVERIFY2(agree(interval->auc, 0.5504807692307693, 1e-15), digits(interval->auc));
    QVERIFY2(agree(interval->standardError, standardError), digits(interval->standardError));
    QVERIFY2(agree(interval->low, low), digits(interval->low));
    QVERIFY2(agree(interval->high, high), digits(interval->high));
}

void TestAucBootstrap::closeToDelong()
{
    std::mt19937 random(2);
    const RandomSamples samples = randomSamples(random, 500, 40, 0.3);
    for (const bool higherIsPositive : {true, false}) {
        core::ScoredLabels view = samples.view();
        view.higherIsPositive = higherIsPositive;
        const ThresholdSweep sweep(view);
        const auto drawn = intervalOf(view, {2000, 1});
        const auto computed = core::delongInterval(sweep);
        QVERIFY(drawn->auc == computed->auc);
        QVERIFY(agree(drawn->standardError, computed->standardError, 0.1));
        QVERIFY(std::abs(drawn->low - computed->low) < computed->standardError / 2);
        QVERIFY(std::abs(drawn->high - computed->high) < computed->standardError / 2);
    }
}

void TestAucBootstrap::stops()
{
    std::mt19937 random(3);
    const RandomSamples samples = randomSamples(random, 10000, 4000, 0.3);
    std::stop_source source;
    source.request_stop();
    // A million rounds would outlast the test's time limit.
    const auto thrownAway =
        intervalOf(samples.view(), {1000000, 1}, Threads(2), source.get_token());
    QVERIFY(thrownAway.hasValue());
}

void TestAucBootstrap::undefined()
{
    const Scores scores{1, 2};
    const Labels labels{0, 1};
    const Labels ones{1, 1};
    const auto reasonOf = [](const core::ScoredLabels& samples) {
        return intervalOf(samples).error();
    };
    QCOMPARE(reasonOf({}), Undefined::NoSamples);
    QCOMPARE(reasonOf({scores, ones}), Undefined::NoNegatives);
    QCOMPARE(reasonOf({scores, ones, 0}), Undefined::NoPositives);
}

QTEST_APPLESS_MAIN(TestAucBootstrap)

}  // namespace tst_auc_bootstrap

#include "tst_auc_bootstrap.moc"
